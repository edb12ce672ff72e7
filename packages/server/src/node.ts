import type { WholeGame } from '@midden/kernel'
import type { House } from './hosting/house.ts'
import type { Opening } from './hosting/opening.ts'
import type { Tables } from './hosting/tables.ts'
import type { Limits } from './limits.ts'
import type { Sockets } from './socket/sockets.ts'

/** One server process with everything in it. */
export interface Node extends House {
  games: readonly WholeGame[]
  tables: Tables
  opening: Opening
  sockets: Sockets
  limits: Limits
  /** origins beside our own that may talk to us */
  origins: readonly string[]
  trustProxy: boolean
  /** may whoever reaches the server read its metrics? */
  showMetrics: boolean
  logger: { level: string } | null
  /** the folder of the built client */
  web: string | null
  isClosing(): boolean
}
