import type { Seat } from '@midden/kernel'
import type { Known } from './bearings.ts'

export type Who = (seat: Seat) => string
/** One sentence maker for each kind of event of a chapter; `t` knows the names of cards and places. */
export type Sayings<E extends { what: string }> = {
  readonly [W in E['what']]: (e: Extract<E, { what: W }>, who: Who, t: Known) => string
}
