import type { Seat, Steps } from '@midden/kernel'
import type { Command, Refused } from '../rules/commands.ts'
import type { TableEntry } from '../rules/entries.ts'
import type { JournalStep } from '../rules/news.ts'
import type { Context, TableState } from '../rules/state.ts'
import type { Thinker } from './thinker.ts'

/** Stored as that version, or refused with nothing changed. */
export type Answer = { version: number } | { refused: Refused }

/** The keeper of journals does not answer; what was asked of it may be asked again. */
export class JournalAway extends Error {
  override name = 'JournalAway'
}

/** Somebody else holds this one journal just now; the others are not concerned. */
export class JournalBusy extends JournalAway {
  override name = 'JournalBusy'
}

/** What became of an entry: stored; stored before under its command; or the journal has gone on without us. */
export interface AppendResult {
  kind: 'stored' | 'known' | 'behind'
  version: number
}

/** Where one table's journal is kept. Throws JournalAway where it cannot be reached. */
export interface JournalPort {
  /** the newest state by snapshot and entries; null: there is no such table */
  load(): Promise<TableState | null>
  read(after: number): Promise<TableEntry[]>
  /** the version a command was stored as */
  find(command: string): Promise<number | null>
  /** `before` is null where the entry begins the journal */
  append(entry: TableEntry, before: TableState | null, after: TableState): Promise<AppendResult>
  /** a state that need not be followed from the beginning again */
  keep(state: TableState): void
}

/** The clock and its alarms. */
export interface ClockPort {
  now(): number
  /** Calls once after so many milliseconds; what it gives back calls it off. */
  after(ms: number, ring: () => void): () => void
}

/** What a host may want to measure or write down; none of it changes what happens. */
export interface Observer {
  rebuilt?(): void
  answered?(command: Command, answer: Answer): void
  conflict?(): void
  /** each begins a measurement and gives back its end */
  saving?(): () => void
  thinking?(): () => void
  telling?(): () => void
  away?(): void
  back?(): void
  warn?(about: object, text: string): void
  error?(about: object, text: string): void
}

/** All that a table needs of the world around it. */
export interface RunnerPorts {
  context: Context
  journal: JournalPort
  thinker: Thinker
  clock: ClockPort
  /** hears of every step, after it is stored and acknowledged */
  tell(step: JournalStep): void
  /** a step was made here, and other places may want to know */
  moved?(state: TableState): void
  /** does what may take long, with time for others in between; left out: without a rest */
  work?<T>(steps: Steps<T>): T | Promise<T>
  /** does a short job that must be done, with time for others before it; left out: at once */
  inTurn?(job: () => void): void | Promise<void>
  /** how long a bot waits before it is seen to move, in milliseconds; left out: as the table was opened */
  pace?(state: TableState, seat: Seat): number
  observer?: Observer
}
