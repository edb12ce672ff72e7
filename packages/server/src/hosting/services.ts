import type { Store } from '@midden/store'
import type { Context, Thinker } from '@midden/table'
import type { Entropy } from '../entropy.ts'
import type { Metrics } from '../metrics.ts'
import type { Time } from '../time.ts'
import type { Turns } from '../turns.ts'
import type { Bus } from './bus.ts'

/** What is written to the log. */
export interface Log {
  info(about: object, text: string): void
  warn(about: object, text: string): void
  error(about: object, text: string): void
}

/** Whether the store can be reached; everybody is told when that changes. */
export interface Health {
  away(): void
  back(): void
}

/** What all tables of a node share. */
export interface Services extends Context {
  /** has an older edition at hand before a table that was begun by it is read */
  fetchEdition(id: string, edition: number): Promise<void>
  store: Store
  bus: Bus
  time: Time
  entropy: Entropy
  turns: Turns
  thinker: Thinker
  metrics: Metrics
  log: Log
  health: Health
}
