import { type Action, type Offer, pick, type Random, type Seat, type Valuation } from '@midden/kernel'
import { FREE, GUN_CARDS, ownerOf, valueAt } from './cards.ts'
import { isSolvable, solve } from './solver.ts'
import { takeableIn } from './standin.ts'
import type { PanView } from './view.ts'

/** What the price of one SKIP adds to a player's weight beside the 1 for being alive. */
const SKIP_WORTH = 0.4
/** Worse than this, a flip seems worth a card to somebody who does not look beyond it. */
const EVEN_ODDS = 0.6

/** What a player counts for among those who are still in. */
export const weightOf = (cards: number, active: number): number => 1 + (SKIP_WORTH * cards) / active

/** Any card: all four are played in the end, and whoever keeps to an order of high and low can be read. */
function commit(v: PanView, seat: Seat, rng: Random): Action {
  const action: Action = { act: 'commit', n: pick(rng, v.hand, 'sense') }
  if (seat === v.picker) action.with = pick(rng, v.ghost!.open, 'sense')
  return action
}

const weight = (v: PanView, cards: number): number => weightOf(cards, v.active)

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

/** A second flip: certain death if one card is left. */
const go = (v: PanView, seat: Seat, left: number): number =>
  left === 1
    ? 0
    : ((left - 1) / left) * prospect(v, seat, Math.min(v.active, takeableIn(v, seat).length), left - 1)

/** What a turn may be spent on, each with the share of the win that it leads to. Paid is with the lowest cards. */
function turns(v: PanView, seat: Seat, offers: readonly Offer[]): Valuation[] {
  const mine = v.fronts[seat]!.toReversed()
  const flip = v.left === 1 ? 0 : ((v.left - 1) / v.left) * afterClic(v, seat, mine.length, v.left - 1)
  const ways: Valuation[] = [{ action: { act: 'flip' }, worth: flip }]
  const offered = new Set(offers.map(({ act }) => act))
  if (offered.has('reshuffle'))
    ways.push({
      action: { act: 'reshuffle', n: mine[0]! },
      worth: ((GUN_CARDS - 1) / GUN_CARDS) * afterClic(v, seat, mine.length - 1, GUN_CARDS - 1),
    })
  if (offered.has('skip'))
    ways.push({
      action: { act: 'skip', ns: mine.slice(0, v.active) },
      worth: prospect(v, seat, mine.length - v.active, v.left),
    })
  return ways
}

/** GO or STOP; level, it stops. */
const doubling = (v: PanView, seat: Seat): Valuation[] => [
  { action: { act: 'stop' }, worth: prospect(v, seat, 0, v.left) },
  { action: { act: 'go' }, worth: go(v, seat, v.left) },
]

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

/** The only answer worth a thought: exact with two players left, any card in a trick, else from the richest. */
function settled(v: PanView, seat: Seat, offers: readonly Offer[], rng: Random): Action | null {
  if (v.stage === 'trick') return commit(v, seat, rng)
  if (isSolvable(v)) return solve(v, offers)[0]!.action
  if (v.stage === 'taking')
    return { act: 'take', ns: richestFirst(v, seat, [], v.active).sort((a, b) => a - b) }
  return v.stage === 'picking' ? { act: 'pick', n: richestFirst(v, seat, v.picked, 1)[0]! } : null
}

/** Every answer worth a thought, best first; of answers that are level, the one that costs nothing. */
export function weigh(v: PanView, seat: Seat, offers: readonly Offer[], rng: Random): Valuation[] {
  const action = settled(v, seat, offers, rng)
  if (action !== null) return [{ action, worth: 0 }]
  const ways = v.stage === 'offer' ? doubling(v, seat) : turns(v, seat, offers)
  return ways.sort((a, b) => b.worth - a.worth)
}

/** The same for who thinks of the next card alone: the highest in a trick, and a card paid only against bad odds. */
export function weighNear(v: PanView, seat: Seat, offers: readonly Offer[], rng: Random): Valuation[] {
  if (v.stage === 'trick') return [{ action: { ...commit(v, seat, rng), n: Math.max(...v.hand) }, worth: 0 }]
  if (v.stage !== 'turn') return weigh(v, seat, offers, rng)
  const odds = { flip: (v.left - 1) / v.left, reshuffle: EVEN_ODDS, skip: 0 }
  return turns(v, seat, offers)
    .map(({ action }) => ({ action, worth: odds[action.act as keyof typeof odds] }))
    .sort((a, b) => b.worth - a.worth)
}

/** The steady bot: exact with two players left, by prospects before. */
export const sense = (v: PanView, seat: Seat, offers: readonly Offer[], rng: Random): Action =>
  weigh(v, seat, offers, rng)[0]!.action
