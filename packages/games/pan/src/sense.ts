import { type Action, type Offer, pick, type Random, type Seat } from '@midden/kernel'
import { FREE, GUN_CARDS, ownerOf, valueAt } from './cards.ts'
import { isSolvable, solve } from './solver.ts'
import { takeableIn } from './standin.ts'
import type { PanView } from './view.ts'

/** What the price of one SKIP adds to a player's weight beside the 1 for being alive. */
const SKIP_WORTH = 0.4

/** Any card: all four are played in the end, and whoever keeps to an order of high and low can be read. */
function commit(v: PanView, seat: Seat, rng: Random): Action {
  const action: Action = { act: 'commit', n: pick(rng, v.hand, 'sense') }
  if (seat === v.picker) action.with = pick(rng, v.ghost!.open, 'sense')
  return action
}

const weight = (v: PanView, cards: number): number => 1 + (SKIP_WORTH * cards) / v.active

/** The own share of all weights once the turn has passed, `left` gun cards lying before the next player. */
function prospect(v: PanView, seat: Seat, cards: number, left: number): number {
  const next = v.order[(v.order.indexOf(seat) + 1) % v.active]!
  const fronts = v.order.map((other) => (other === seat ? cards : v.fronts[other]!.length))
  const all = fronts.reduce((sum, count) => sum + weight(v, count), 0)
  const nextCards = v.fronts[next]!.length
  // Somebody who can pay will hardly face more than the danger of a fresh pile.
  const danger = nextCards === 0 ? 1 / left : Math.min(1 / left, 1 / GUN_CARDS)
  const mine = weight(v, cards)
  return (1 - danger) * (mine / all) + danger * (mine / (all - weight(v, nextCards)))
}

/** After a CLIC: an empty front may go on to the Double CLIC. */
function afterClic(v: PanView, seat: Seat, cards: number, left: number): number {
  const stop = prospect(v, seat, cards, left)
  return cards === 0 && left > 1 ? Math.max(stop, go(v, seat, left)) : stop
}

const go = (v: PanView, seat: Seat, left: number): number =>
  ((left - 1) / left) * prospect(v, seat, Math.min(v.active, takeableIn(v, seat).length), left - 1)

function turn(v: PanView, seat: Seat, offers: readonly Offer[]): Action {
  const mine = v.fronts[seat]!.toReversed()
  const flip = v.left === 1 ? 0 : ((v.left - 1) / v.left) * afterClic(v, seat, mine.length, v.left - 1)
  let best: { action: Action; worth: number } = { action: { act: 'flip' }, worth: flip }
  const offered = new Set(offers.map(({ act }) => act))
  if (offered.has('reshuffle')) {
    const worth = ((GUN_CARDS - 1) / GUN_CARDS) * afterClic(v, seat, mine.length - 1, GUN_CARDS - 1)
    if (worth > best.worth) best = { action: { act: 'reshuffle', n: mine[0]! }, worth }
  }
  if (offered.has('skip')) {
    const worth = prospect(v, seat, mine.length - v.active, v.left)
    if (worth > best.worth) best = { action: { act: 'skip', ns: mine.slice(0, v.active) }, worth }
  }
  return best.action
}

/** One card after the other, each from the player who then has most; the highest of theirs. */
function richestFirst(v: PanView, seat: Seat, picked: readonly number[], due: number): number[] {
  const rest = takeableIn(v, seat)
  const take = (place: number): void => void rest.splice(rest.indexOf(place), 1)
  const count = (place: number): number => rest.filter((other) => ownerOf(other) === ownerOf(place)).length
  picked.forEach(take)
  const chosen: number[] = []
  while (chosen.length < due) {
    const rank = (place: number): number => (ownerOf(place) === FREE ? 0 : count(place)) * 10 + valueAt(place)
    const best = rest.reduce((a, b) => (rank(b) > rank(a) ? b : a))
    take(best)
    chosen.push(best)
  }
  return chosen
}

/** The steady bot: exact with two players left, by prospects before. */
export function sense(v: PanView, seat: Seat, offers: readonly Offer[], rng: Random): Action {
  if (v.stage === 'trick') return commit(v, seat, rng)
  if (isSolvable(v)) return solve(v, offers)[0]!.action
  switch (v.stage) {
    case 'offer':
      return { act: go(v, seat, v.left) > prospect(v, seat, 0, v.left) ? 'go' : 'stop' }
    case 'taking':
      return { act: 'take', ns: richestFirst(v, seat, [], v.active).sort((a, b) => a - b) }
    case 'picking':
      return { act: 'pick', n: richestFirst(v, seat, v.picked, 1)[0]! }
    default:
      return turn(v, seat, offers)
  }
}
