import { int, list, oneOf, optionsShape, randomShape, record, strayCard } from '@midden/kernel'
import { bidOf } from './bids.ts'
import { questionOf, stepOf } from './book.ts'
import { deckOf, isRecycler } from './cards.ts'
import { PILE } from './market.ts'
import { admits, handSize, ROUNDS, sheet } from './options.ts'
import { BURNT, NOBODY, NOT_IN, ON_TABLE, UNSEEN, type Waste } from './position.ts'
import { stageWrong } from './stages.ts'

const card = int(UNSEEN, 999)
const cards = list(card)
const bySeat = list(cards, 2, 4)

const shape = record({
  seats: int(2, 4),
  rng: randomShape,
  stack: list(
    record({
      at: oneOf('game'),
      step: oneOf(stepOf('keep'), stepOf('bid'), stepOf('pile'), stepOf('recycler')),
      ranking: list(int(0, 3), 0, 4),
      served: int(0, 3),
      turn: int(NOBODY, 3),
    }),
    0,
    1,
  ),
  options: optionsShape(sheet),
  round: int(1, ROUNDS),
  boss: int(0, 3),
  pile: cards,
  hands: bySeat,
  drafted: cards,
  sealed: list(int(NOT_IN, 999), 2, 4),
  bonus: cards,
  takers: list(int(BURNT, 3), 0, 3),
  pending: cards,
  stations: bySeat,
  burnt: cards,
  unseen: cards,
})

function seatsWrong(s: Waste): string | null {
  if (s.hands.length !== s.seats || s.stations.length !== s.seats || s.sealed.length !== s.seats)
    return 'every seat has one hand, one station and one answer'
  if (s.boss >= s.seats || s.takers.some((taker) => taker >= s.seats))
    return 'the boss and the takers of piles must be seats of this table'
  return admits(s.options, s.seats)?.reason ?? null
}

/** A round has records of a draft, of piles and of bids, as far as it has come. */
function recordsWrong(s: Waste): string | null {
  const step = questionOf(s)
  const size = handSize(s.seats)
  const passes = s.drafted.length / s.seats
  const before = step === 'keep' || (step === 'over' && passes === 0)
  if (step === 'keep' ? !Number.isInteger(passes) || passes > size - 2 : passes !== size && !before)
    return 'drafted must hold as many cards of every seat as it has kept'
  const piles = before ? 0 : s.seats - 1
  if (s.bonus.length !== PILE * piles || s.takers.length !== piles)
    return `there must be ${piles} bonus piles of ${PILE} cards, each with its taker`
  const named = [...s.drafted, ...s.bonus.filter((card) => card !== UNSEEN)]
  if (new Set(named).size !== named.length) return 'no card is drafted or laid out twice'
  const least = step === 'bid' ? NOT_IN : 0
  if (step !== 'keep' && s.sealed.some((mask) => mask < least || mask >= 1 << passes))
    return 'a bid must be a mask of the drafted cards'
  return null
}

/** Every card is in one of these zones, and in one only. */
function zonesOf(s: Waste): number[][] {
  const zones = [s.pile, ...s.hands, s.pending, ...s.stations, s.burnt, s.unseen]
  const step = questionOf(s)
  if (step === 'keep') return [...zones, s.drafted]
  if (step !== 'bid' && step !== 'pile') return zones
  zones.push(s.bonus.filter((_, at) => s.takers[Math.floor(at / PILE)] === ON_TABLE))
  if (step === 'bid') return zones
  const { ranking, served } = s.stack[0]!
  return zones.concat(ranking.slice(served + 1).map((seat) => bidOf(s, seat)))
}

const isInOrder = (zone: readonly number[]): boolean =>
  zone.every((card, i) => i === 0 || zone[i - 1]! < card)

/** WASTE-1.5. */
function cardsWrong(s: Waste): string | null {
  if (s.stack[0]?.ranking.some((seat) => seat >= s.seats)) return 'the ranking must name seats of this table'
  const stray = strayCard(zonesOf(s), deckOf(s.options.deck).cards)
  if (stray !== null) return stray
  if (s.stations.some((station) => station.some(isRecycler))) return 'a Recycler never lies in a station'
  if (!s.pending.every(isRecycler)) return 'only Recyclers are pending'
  return [...s.hands, ...s.stations].every(isInOrder) ? null : 'hands and stations lie in listing order'
}

/** null, or what is wrong with a foreign or edited state. */
export function audit(state: unknown): string | null {
  const wrong = shape(state, 'state')
  if (wrong !== null) return wrong
  const s = state as Waste
  return seatsWrong(s) ?? recordsWrong(s) ?? cardsWrong(s) ?? stageWrong(s)
}
