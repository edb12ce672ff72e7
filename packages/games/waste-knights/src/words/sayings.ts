import type { Seat } from '@midden/kernel'

export type Who = (seat: Seat) => string
/** One sentence maker for each kind of event of a chapter. */
export type Sayings<E extends { what: string }> = {
  readonly [W in E['what']]: (e: Extract<E, { what: W }>, who: Who) => string
}
