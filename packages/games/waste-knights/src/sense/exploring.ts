import type { Action, Offer, Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { Op } from '../content/ops.ts'
import type { ExploreFrame } from '../frames/road.ts'
import { rulesOf } from '../missions/modules.ts'
import type { WkView } from '../view/view.ts'
import { worthOfAction } from './actions.ts'
import { bestTask } from './aims.ts'
import { worthOfDuel, worthOfFacing } from './fight.ts'
import { offered, pick } from './offered.ts'
import { worthOfRewards, worthOfScript } from './worth.ts'

export const rewardOf = (v: WkView, card: number): number =>
  worthOfRewards(cards(v).tasks[card]!.private!.reward)

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
const doesOf = (v: WkView, script: number): Op['do'] | undefined => cards(v).scripts[script]?.[0]?.do

/** What an action brings for what it costs; being put on the hex of a task brings that task. */
export function worthHere(v: WkView, seat: Seat, n: number): number {
  const line = cards(v).lines[n]!
  const task = doesOf(v, line.script) === 'go anywhere' ? bestTask(v, seat) - 1 : 0
  return task + worthOfAction(v, seat, line, v.knights[seat]!.hex)
}
const bestAction = (v: WkView, seat: Seat, offers: readonly Offer[]): Action | null =>
  pick(offers, 'action', (n) => worthHere(v, seat, n), 0)
/** Before a trade, whatever makes it cheaper. */
function favour(v: WkView, offers: readonly Offer[], action: Action | null): Action | null {
  if (action === null || doesOf(v, cards(v).lines[action.n!]!.script) !== 'trade') return null
  return pick(offers, 'luck', (n) => (doesOf(v, cards(v).luck[n]!.line.script) === 'value' ? 1 : 0), 0)
}

/** Tasks first, then luck cards for gear, then what the mission offers, then the best action. */
export function senseExploring(
  v: WkView,
  _f: ExploreFrame,
  seat: Seat,
  offers: readonly Offer[],
): Action | null {
  if (offered(offers, 'explore')) return { act: 'explore' }
  const { lines, luck } = cards(v)
  const action = bestAction(v, seat, offers)
  return (
    pick(offers, 'accomplish', (card) => rewardOf(v, card)) ??
    pick(offers, 'accept', (card) => rewardOf(v, card)) ??
    pick(offers, 'luck', (n) => worthOfScript(v, seat, luck[n]!.line.script), 0.5) ??
    pick(offers, 'use', (n) => worthOfScript(v, seat, lines[n]!.script), 0.5) ??
    missionAction(v, seat, offers) ??
    favour(v, offers, action) ??
    action
  )
}
