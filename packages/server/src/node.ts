import type { WholeGame } from '@midden/kernel'
import type { Allowances } from './allowances.ts'
import type { Bounds } from './hosting/bounds.ts'
import type { Opening } from './hosting/opening.ts'
import type { Reviews } from './hosting/reviews.ts'
import type { Services } from './hosting/services.ts'
import type { Tables } from './hosting/tables.ts'
import type { Limits } from './limits.ts'
import type { Sockets } from './socket/sockets.ts'

/** One server process with everything in it. */
export interface ServerNode extends Services {
  games: readonly WholeGame[]
  tables: Tables
  opening: Opening
  reviews: Reviews
  bounds: Bounds
  sockets: Sockets
  limits: Limits
  allowances: Allowances
  /** the protocol that is spoken on sockets */
  protocol: number
  /** origins beside our own that may talk to us */
  origins: readonly string[]
  trustProxy: boolean
  /** may whoever reaches the server read its metrics? */
  showMetrics: boolean
  logger: { level: string } | null
  /** the folder of the built client */
  web: string | null
  /** sends a mail; null: nobody has said how */
  mail: ((to: string, subject: string, text: string) => Promise<void>) | null
  isClosing(): boolean
}
