import type { Action, Offer, Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { ExploreFrame } from '../frames/road.ts'
import { rulesOf } from '../missions/modules.ts'
import type { WkView } from '../view/view.ts'
import { worthOfAction } from './actions.ts'
import { worthOfDuel, worthOfFacing } from './fight.ts'
import { offered, pick } from './offered.ts'
import { worthOfRewards, worthOfScript } from './worth.ts'

const rewardOf = (v: WkView, card: number): number => worthOfRewards(cards(v).tasks[card]!.private!.reward)

/** The mission's own actions: fights only with a prospect, and before anything else. */
function missionAction(v: WkView, seat: Seat, offers: readonly Offer[]): Action | null {
  const { opponent } = rulesOf(v)
  return pick(
    offers,
    'mission',
    (n) => {
      const foe = opponent?.(v, seat, n) ?? null
      if (foe === null) return 5
      return 'rival' in foe ? worthOfDuel(v, seat, foe.rival) : worthOfFacing(v, seat, foe.card)
    },
    1,
  )
}
/** The action that brings most for what it costs; none if all cost more than they bring. */
const bestAction = (v: WkView, seat: Seat, offers: readonly Offer[]): Action | null =>
  pick(offers, 'action', (n) => worthOfAction(v, seat, cards(v).lines[n]!, v.knights[seat]!.hex), 0)

/** Tasks first, then luck cards for gear, then what the mission offers, then the best action. */
export function senseExploring(
  v: WkView,
  _f: ExploreFrame,
  seat: Seat,
  offers: readonly Offer[],
): Action | null {
  if (offered(offers, 'explore')) return { act: 'explore' }
  const { lines, luck } = cards(v)
  return (
    pick(offers, 'accomplish', (card) => rewardOf(v, card)) ??
    pick(offers, 'accept', (card) => rewardOf(v, card)) ??
    pick(offers, 'luck', (n) => worthOfScript(v, seat, luck[n]!.line.script), 0.5) ??
    pick(offers, 'use', (n) => worthOfScript(v, seat, lines[n]!.script), 0.5) ??
    missionAction(v, seat, offers) ??
    bestAction(v, seat, offers)
  )
}
