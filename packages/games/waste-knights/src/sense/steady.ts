import type { Action, Offer, Random, Seat } from '@midden/kernel'
import type { HandFrame } from '../frames/effects.ts'
import type { FrameKind, FrameOf } from '../frames/index.ts'
import type { StealFrame, WildFrame } from '../frames/road.ts'
import { cardAt } from '../gear/slots.ts'
import type { WkView } from '../view/view.ts'
import { senseDraw, senseOverload, sensePaying, senseReward, senseScript } from './choices.ts'
import { senseWild } from './escape.ts'
import { senseExploring } from './exploring.ts'
import { senseClash } from './fight.ts'
import { useOf } from './gear.ts'
import { senseWindow } from './luck.ts'
import { senseTrade } from './market.ts'
import { offered, pick } from './offered.ts'
import { sensePlace, senseRearranging } from './placing.ts'
import { cityOption, leastNeeded, senseRest } from './resting.ts'
import { senseMeeting, senseMove } from './route.ts'
import { senseSetup } from './setup.ts'
import { standIn } from './stand-in.ts'
import { senseSupplies } from './supplies.ts'
import { playAnother, senseIntroducing, senseMission } from './waster.ts'

/** An answer to a question of this kind of frame, null to leave it to the default. A chapter adds its own. */
type Sense<K extends FrameKind> = (
  v: WkView,
  f: FrameOf<K>,
  seat: Seat,
  offers: readonly Offer[],
) => Action | null

/** Somebody else's card is his to face, or the Waster's to replace. */
const senseCard = (v: WkView, f: WildFrame, seat: Seat, offers: readonly Offer[]): Action | null =>
  f.seat === seat ? senseWild(v, f, seat, offers) : playAnother(v, f.seat, offers)

function senseHand(v: WkView, f: HandFrame, seat: Seat, offers: readonly Offer[]): Action | null {
  const offer = offers.find(({ act }) => act === 'discard')
  if (offer === undefined || !('min' in offer)) return null
  return { act: 'discard', ns: leastNeeded(v, seat, offer.of, Math.max(f.n, offer.min)) }
}

/** The Dame, a task, the best gear that lies open, blindly what is stored, Ammo or Fuel. */
function senseSteal(v: WkView, f: StealFrame, seat: Seat, offers: readonly Offer[]): Action | null {
  const victim = v.knights[f.victim]!
  for (const act of ['dame', 'task']) if (offered(offers, act)) return { act }
  const taken =
    pick(offers, 'gear', (slot) => useOf(v, seat, cardAt(victim, slot)!.card)) ??
    pick(offers, 'pack', () => 0) ??
    pick(offers, 'cargo', () => 0)
  if (taken !== null) return taken
  const act = ['ammo', 'fuel'].find((level) => offered(offers, level))
  return act === undefined ? null : { act }
}

const senses: { readonly [K in FrameKind]?: Sense<K> } = {
  setup: (v, _f, seat, offers) => senseSetup(v, seat, offers),
  preparations: (v, _f, seat, offers) => cityOption(v, seat, offers),
  move: senseMove,
  wild: senseCard,
  meet: senseMeeting,
  steal: senseSteal,
  explore: senseExploring,
  clash: senseClash,
  window: senseWindow,
  script: senseScript,
  hand: senseHand,
  rest: senseRest,
  trade: senseTrade,
  place: sensePlace,
  rearrange: senseRearranging,
  draw: senseDraw,
  reward: senseReward,
  pay: sensePaying,
  overload: senseOverload,
  introduce: senseIntroducing,
  mission: senseMission,
}

/** The steady bot: what is needed at once, then sense where a chapter has some, else what section 5 takes. */
export function sense(v: WkView, seat: Seat, offers: readonly Offer[], rng: Random): Action {
  const f = v.stack.at(-1)
  return (
    senseSupplies(v, seat, offers) ??
    (f === undefined ? null : senseOf(v, f, seat, offers)) ??
    standIn(v, seat, offers, rng)
  )
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
