import type { Action, Offer, Random, Seat } from '@midden/kernel'
import type { FrameKind, FrameOf } from '../frames/index.ts'
import type { WkView } from '../view/view.ts'
import { senseExploring } from './exploring.ts'
import { senseClash } from './fighting.ts'
import { senseRest } from './resting.ts'
import { senseMeeting, senseMove, senseWild } from './road.ts'
import { standIn } from './stand-in.ts'
import { senseTrade } from './trading.ts'

/** An answer to a question of this kind of frame, null to leave it to the default. A chapter adds its own. */
type Sense<K extends FrameKind> = (
  v: WkView,
  f: FrameOf<K>,
  seat: Seat,
  offers: readonly Offer[],
) => Action | null
const senses: { readonly [K in FrameKind]?: Sense<K> } = {
  move: senseMove,
  wild: senseWild,
  meet: senseMeeting,
  explore: senseExploring,
  clash: senseClash,
  rest: senseRest,
  trade: senseTrade,
}

/** The steady bot: sense where a chapter has some, else what section 5 takes. */
export function sense(v: WkView, seat: Seat, offers: readonly Offer[], rng: Random): Action {
  const f = v.stack.at(-1)
  return (f === undefined ? null : senseOf(v, f, seat, offers)) ?? standIn(v, seat, offers, rng)
}
function senseOf<K extends FrameKind>(
  v: WkView,
  f: FrameOf<K>,
  seat: Seat,
  offers: readonly Offer[],
): Action | null {
  const make = senses[f.at] as Sense<K> | undefined
  return make?.(v, f, seat, offers) ?? null
}
