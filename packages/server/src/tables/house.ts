import type { Store } from '@midden/store'
import type { Thinker } from '../bots/thinker.ts'
import type { Metrics } from '../metrics.ts'
import type { Time } from '../time.ts'
import type { Bus } from './bus.ts'
import type { GameById } from './load.ts'

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
export interface House {
  store: Store
  bus: Bus
  gameById: GameById
  time: Time
  thinker: Thinker
  metrics: Metrics
  log: Log
  health: Health
}
