/** What the server asks of its storage. Bodies are texts that the store does not look into. */

/** One entry of a table's journal, as it stays for ever. */
export interface Entry {
  version: number
  command: string
  at: number
  body: string
}

/** How the lobby finds a table; written together with the entry that changed it. */
export interface LobbyRow {
  code: string
  game: string
  status: string
  listed: boolean
  created: number
  summary: string
  /** person by seat; null where no person sits */
  people: readonly (string | null)[]
  /** whoever looks after the table */
  host: string
  /** how many persons play there now: the other seats are free, or played by bots */
  playing: number
}

export interface Append {
  table: string
  /** the version the entry follows; 0 begins a journal */
  after: number
  command: string
  at: number
  /** the time that the lobby tells; left out: `at` */
  changed?: number
  body: string
  /** when the table must be woken next */
  due: number | null
  /** the seats that owe an answer, a bit each */
  waiting: number
  lobby?: LobbyRow
}

/** Stored; or the command was stored before, as that version; or the journal has gone on and is at that version. */
export type AppendResult = { kind: 'stored' | 'known' | 'behind'; version: number }

export interface Snapshot {
  version: number
  body: string
}

export interface Journals {
  /** Resolved only when the entry is durable. */
  append(entry: Append): Promise<AppendResult>
  entries(table: string, after: number): Promise<Entry[]>
  /** the version of each of these tables that exists */
  heads(tables: readonly string[]): Promise<Map<string, number>>
  /** the version under which a command was stored */
  find(table: string, command: string): Promise<number | null>
  snapshot(table: string): Promise<Snapshot | null>
  keep(table: string, snapshot: Snapshot): Promise<void>
  /** Puts other bodies in the place of some: names and words that somebody wants forgotten. Snapshots go with them. */
  rewrite(table: string, bodies: readonly Pick<Entry, 'version' | 'body'>[]): Promise<void>
}

export interface LobbyTable extends Omit<LobbyRow, 'host' | 'playing'> {
  table: string
  waiting: number
  changed: number
}
export interface Page {
  /** continue after the table that stood here */
  after?: { at: number; table: string } | undefined
  limit: number
}

export interface Tables {
  row(table: string): Promise<LobbyTable | null>
  byCode(code: string): Promise<LobbyTable | null>
  /** listed tables that are open or playing, the newest first, by when they were opened */
  listed(page: Page): Promise<LobbyTable[]>
  /** tables where one of these people sits, by their last change, the newest first */
  of(people: readonly string[], statuses: readonly string[], page: Page): Promise<LobbyTable[]>
  /** how many tables these people look after; `idle`: only those that nobody plays at */
  count(hosts: readonly string[], status: string, idle?: boolean): Promise<number>
  /** tables where nothing has happened since, and their versions */
  stale(status: string, since: number, limit: number): Promise<{ table: string; version: number }[]>
  /** Forgets tables for good, with their journals. */
  clear(tables: readonly string[]): Promise<void>
}

export interface Deadlines {
  /**
   * Tables that are due, each claimed until `until` so that no other node wakes it as well. A claim that reaches further
   * was made by a clock that is wrong, and holds nobody up.
   */
  claim(now: number, until: number, limit: number): Promise<string[]>
}

export interface Person {
  id: string
  name: string
  account: string | null
  password: string | null
  created: number
}
export interface Session {
  selector: string
  verifier: string
  person: string
  expires: number
}
export interface Ticket {
  hash: string
  selector: string
  person: string
  expires: number
}

export interface Reset {
  hash: string
  person: string
  expires: number
}

export interface People {
  add(person: Person, session: Session): Promise<void>
  person(id: string): Promise<Person | null>
  rename(id: string, name: string): Promise<void>
  byAccount(account: string): Promise<Person | null>
  /** false: the account's name is taken, or the person has one already */
  makeAccount(id: string, account: string, password: string): Promise<boolean>
  /** From now on what was the guest's is the person's too. */
  adopt(guest: string, person: string): Promise<void>
  /** the person and every guest it has adopted */
  idsOf(person: string): Promise<string[]>
  openSession(session: Session): Promise<void>
  session(selector: string): Promise<Session | null>
  /** the sessions of a person but for the newest so many */
  sessionsBeyond(person: string, newest: number): Promise<string[]>
  closeSession(selector: string): Promise<void>
  closeSessions(person: string): Promise<void>
  issue(ticket: Ticket): Promise<void>
  /** Takes the ticket away: it is found once. */
  redeem(hash: string, now: number): Promise<Ticket | null>
  setPassword(id: string, password: string): Promise<void>
  /** a mail address, by which a lost password can be replaced */
  mailOf(id: string): Promise<string | null>
  setMail(id: string, mail: string | null): Promise<void>
  isKeeper(id: string): Promise<boolean>
  addReset(reset: Reset): Promise<void>
  /** Takes it away, and with it all others of that person; the person's id, or null. */
  takeReset(hash: string, now: number): Promise<string | null>
  /** every table that one of these people has ever sat at */
  visited(ids: readonly string[]): Promise<string[]>
  /** Everything about these people but what journals hold. */
  forget(ids: readonly string[]): Promise<void>
  muted(person: string): Promise<string[]>
  mute(person: string, other: string, on: boolean): Promise<void>
  /** Forgets sessions and tickets that have run out. */
  sweep(now: number): Promise<void>
}

/** Short messages between the nodes on one database. Nothing is lost for good if one is: journals tell all. */
export interface NodeMessages {
  publish(message: string): void
  listen(hear: (message: string) => void): void
  /** called when messages may have been missed */
  onGap(gap: () => void): void
}

/** What was made of matches that are over: one a table, once and for all. */
export interface Reviews {
  review(table: string): Promise<string | null>
  /** Of a table that is there no more nothing is kept; what was kept first stays. */
  keepReview(table: string, body: string): Promise<void>
}

/** Texts written by the keeper. */
export interface Pages {
  page(name: string): Promise<string | null>
  setPage(name: string, text: string): Promise<void>
}

export interface Store {
  kind: 'sqlite' | 'postgres'
  journals: Journals
  tables: Tables
  deadlines: Deadlines
  people: People
  pages: Pages
  reviews: Reviews
  news: NodeMessages
  /** rejects if the store cannot be reached, or could not be written last time and still cannot */
  ping(): Promise<void>
  /** bytes of disk it takes */
  size(): Promise<number>
  close(): Promise<void>
}

/**
 * The store cannot be written or reached: what was being written may be stored or not. The sentence tells the keeper
 * of the server why, and what to do.
 */
export class StoreAway extends Error {
  override name = 'StoreAway'
}

/** Another node holds this one table just now; the others are not concerned. */
export class StoreBusy extends StoreAway {
  override name = 'StoreBusy'
}

/** The store cannot be opened as it is; the sentence says what to do. */
export class StoreRefused extends Error {
  override name = 'StoreRefused'
}
