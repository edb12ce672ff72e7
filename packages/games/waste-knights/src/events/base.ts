import type { Seat, Seats } from '@midden/kernel'
import type { WkClause } from '../ledger.ts'

/** What every event says; a chapter adds its own fields. */
export interface Happening {
  clause: WkClause
  only?: Seats
  reveals?: true
}
/** Something of one seat's. */
export interface Personal extends Happening {
  seat: Seat
}
