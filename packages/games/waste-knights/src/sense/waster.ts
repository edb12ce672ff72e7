import type { Action, Offer, Seat } from '@midden/kernel'
import { distance } from '../board/geometry.ts'
import { hexOfNumber, threatAt } from '../board/hexes.ts'
import { cards } from '../cards.ts'
import type { MoveFrame } from '../frames/road.ts'
import type { MissionFrame } from '../frames/round.ts'
import type { IntroduceFrame } from '../frames/tasks.ts'
import type { Table } from '../position.ts'
import type { WkView } from '../view/view.ts'
import { worthOfCard } from './escape.ts'
import { offered, pick } from './offered.ts'
import { leaderOf } from './rivals.ts'
import { worthOfRewards } from './worth.ts'

/** Harm a Waster is content with while more cards may come: the leader he lets go less lightly. */
const ENOUGH = 1.2
const FOR_THE_LEADER = 2.5

const hardest = (v: WkView, victim: Seat, offers: readonly Offer[]): Action | null =>
  pick(offers, 'play', (n) => -worthOfCard(v, victim, n))

/** The card that hurts most, once it hurts enough or nothing more will be turned up. */
export function playOrWait(v: WkView, f: MoveFrame, seat: Seat, offers: readonly Offer[]): Action | null {
  const card = hardest(v, f.seat, offers)
  if (card === null || !offered(offers, 'wait')) return card
  const more = f.mode === 'vehicle' && f.route.slice(f.i).some((hex) => threatAt(v, hex) > 0)
  const enough = f.seat === leaderOf(v, seat) ? FOR_THE_LEADER : ENOUGH
  return more && -worthOfCard(v, f.seat, card.n!) < enough ? { act: 'wait' } : card
}
export const playAnother = (v: WkView, victim: Seat, offers: readonly Offer[]): Action | null =>
  hardest(v, victim, offers)

const near = (s: Table, seat: Seat, number: number): number => {
  const hex = hexOfNumber(s, number)
  return hex < 0 ? 0 : 0.8 ** distance(s.knights[seat]!.hex, hex)
}
/** A private task begins near oneself and far from the leader; a common one should not be worth much to him. */
export function senseIntroducing(
  v: WkView,
  _f: IntroduceFrame,
  seat: Seat,
  offers: readonly Offer[],
): Action | null {
  const leader = leaderOf(v, seat)
  return pick(offers, 'introduce', (card) => {
    const task = cards(v).tasks[card]!
    if (task.private === null) return -worthOfRewards(task.common.reward)
    const { first, reward } = task.private
    return worthOfRewards(reward) * (near(v, seat, first.hex) - near(v, leader, first.hex))
  })
}

/** The villain flees the leader; Cultists come up near oneself. */
export function senseMission(
  v: WkView,
  _f: MissionFrame,
  seat: Seat,
  offers: readonly Offer[],
): Action | null {
  const leader = v.knights[leaderOf(v, seat)]!.hex
  const me = v.knights[seat]!.hex
  if (offered(offers, 'villain')) {
    if (v.quest.carrier === seat && offered(offers, 'halt')) return { act: 'halt' }
    return pick(offers, 'villain', (hex) => distance(hex, leader) - 0.3 * distance(hex, me))
  }
  return pick(offers, 'hex', (hex) => distance(hex, leader) - distance(hex, me))
}
