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
}

export interface Append {
  table: string
  /** the version the entry follows; 0 begins a journal */
  after: number
  command: string
  at: number
  body: string
  /** when the table must be woken next */
  due: number | null
  /** the seats that owe an answer, a bit each */
  waiting: number
  lobby?: LobbyRow
}

/** Stored; or the command was stored before, as that version; or the journal has gone on and is at that version. */
export type Appended = { kind: 'stored' | 'known' | 'behind'; version: number }

export interface Snapshot {
  version: number
  body: string
}

export interface Journals {
  /** Resolved only when the entry is durable. */
  append(entry: Append): Promise<Appended>
  entries(table: string, after: number): Promise<Entry[]>
  /** the version of each of these tables that exists */
  heads(tables: readonly string[]): Promise<Map<string, number>>
  /** the version under which a command was stored */
  find(table: string, command: string): Promise<number | null>
  snapshot(table: string): Promise<Snapshot | null>
  keep(table: string, snapshot: Snapshot): Promise<void>
}

export interface Found extends LobbyRow {
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
  row(table: string): Promise<Found | null>
  byCode(code: string): Promise<Found | null>
  /** listed tables that are open or playing, the newest first, by when they were opened */
  listed(page: Page): Promise<Found[]>
  /** tables where one of these people sits, by their last change, the newest first */
  of(people: readonly string[], statuses: readonly string[], page: Page): Promise<Found[]>
}

export interface Deadlines {
  /** Tables that are due, each claimed until `until` so that no other node wakes it as well. */
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
  closeSession(selector: string): Promise<void>
  closeSessions(person: string): Promise<void>
  issue(ticket: Ticket): Promise<void>
  /** Takes the ticket away: it is found once. */
  redeem(hash: string, now: number): Promise<Ticket | null>
  muted(person: string): Promise<string[]>
  mute(person: string, other: string, on: boolean): Promise<void>
  /** Forgets sessions and tickets that have run out. */
  sweep(now: number): Promise<void>
}

/** Short messages between the nodes on one database. Nothing is lost for good if one is: journals tell all. */
export interface News {
  publish(message: string): void
  listen(hear: (message: string) => void): void
  /** called when messages may have been missed */
  onGap(gap: () => void): void
}

export interface Store {
  kind: 'sqlite' | 'postgres'
  journals: Journals
  tables: Tables
  deadlines: Deadlines
  people: People
  news: News
  /** rejects if the store cannot be reached, or could not be written last time and still cannot */
  ping(): Promise<void>
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
