import type { Seat } from '@midden/kernel'
import type { Packed } from '../cards.ts'

export type Who = (seat: Seat) => string
/** One sentence maker for each kind of event of a chapter; `t` knows the names of the cards. */
export type Sayings<E extends { what: string }> = {
  readonly [W in E['what']]: (e: Extract<E, { what: W }>, who: Who, t: Packed) => string
}
