import { leftOf, type Offer, only, type Seat, type Tell } from '@midden/kernel'
import { isRecycler } from './cards.ts'
import type { WasteEvent } from './events.ts'
import type { WasteOptions } from './options.ts'
import { NOBODY, type Steps, type Waste } from './position.ts'
import { distanceLeft } from './ring.ts'
import { scoreChanges } from './score.ts'
import { stationScores } from './standing.ts'
import { put, takeOut } from './zones.ts'

/** Cards a Recycler draws. */
const DRAWN = 3

/** Recyclers come last in listing order: where they begin in a hand. */
function recyclersFrom(hand: readonly number[]): number {
  let at = hand.length
  while (at > 0 && isRecycler(hand[at - 1]!)) at--
  return at
}

/** WASTE-6.7: the Recycler that is played next; undefined if there is none. */
export const nextRecycler = (pending: readonly number[], hand: readonly number[]): number | undefined =>
  pending.length > 0 ? pending[0] : hand[recyclersFrom(hand)]

/** WASTE-6.8 to 6.10, R17: everything the next Recycler could remove. */
export function removable(
  options: WasteOptions,
  pending: readonly number[],
  hand: readonly number[],
  station: readonly number[],
): number[] {
  if (options.recyclerOnRecycler === 'no') return hand.slice(0, recyclersFrom(hand)).concat(station)
  const playing = nextRecycler(pending, hand)
  return hand.concat(pending, station).filter((card) => card !== playing)
}

/** How many cards that is, without listing them. */
function removableCount(s: Waste, seat: Seat): number {
  const hand = s.hands[seat]!
  const inHand =
    s.options.recyclerOnRecycler === 'no' ? recyclersFrom(hand) : hand.length + s.pending.length - 1
  return inHand + s.stations[seat]!.length
}

export const hasRecycler = (s: Waste, seat: Seat): boolean =>
  s.pending.length > 0 || recyclersFrom(s.hands[seat]!) < s.hands[seat]!.length

/** WASTE-1.9: with one choice or none the game plays the Recycler itself. */
export const hasChoice = (s: Waste, seat: Seat): boolean =>
  removableCount(s, seat) + (s.pile.length > 0 ? 1 : 0) > 1

/** WASTE-6.2, R14: the seat that comes first in the lap. */
const lapStart = (options: WasteOptions, boss: Seat, seats: number): Seat =>
  options.recyclerOrder === 'bossFirst' ? boss : leftOf(boss, seats)

const lapSeat = (s: Waste, place: number): Seat => (lapStart(s.options, s.boss, s.seats) + place) % s.seats

/** At which place of the lap a seat comes, from 0. */
export const lapPlace = (options: WasteOptions, boss: Seat, seats: number, seat: Seat): number =>
  distanceLeft(lapStart(options, boss, seats), seat, seats) % seats

/** WASTE-6.15. */
function burnRecycler(s: Waste, seat: Seat): number {
  const recycler = nextRecycler(s.pending, s.hands[seat]!)!
  if (s.pending.length > 0) s.pending.shift()
  else takeOut(s.hands[seat]!, recycler)
  s.burnt.push(recycler)
  return recycler
}

function draw(s: Waste, seat: Seat, automatic: boolean, tell: Tell<WasteEvent>): void {
  const before = tell === null ? [] : stationScores(s)
  const recycler = burnRecycler(s, seat)
  const cards: number[] = []
  while (cards.length < DRAWN && s.pile.length > 0) cards.push(s.pile.pop()!)
  const clause = automatic ? 'WASTE-6.12' : 'WASTE-6.5'
  for (const card of cards)
    if (isRecycler(card)) s.pending.push(card)
    else put(s.stations[seat]!, card)
  if (tell === null) return
  const scored = scoreChanges(before, stationScores(s))
  tell({ what: 'drew', clause, seat, recycler, cards, automatic, scored, reveals: true })
  for (const card of cards)
    if (isRecycler(card)) tell({ what: 'chained', clause: 'WASTE-6.6', seat, recycler: card })
}

function remove(s: Waste, seat: Seat, card: number, automatic: boolean, tell: Tell<WasteEvent>): void {
  const before = tell === null ? [] : stationScores(s)
  const recycler = burnRecycler(s, seat)
  const from = s.hands[seat]!.includes(card) ? 'hand' : s.pending.includes(card) ? 'pending' : 'station'
  takeOut(from === 'hand' ? s.hands[seat]! : from === 'pending' ? s.pending : s.stations[seat]!, card)
  s.burnt.push(card)
  if (tell === null) return
  const scored = scoreChanges(before, stationScores(s))
  tell({ what: 'removed', clause: 'WASTE-6.8', seat, recycler, card, from, automatic, scored, reveals: true })
}

function playByItself(s: Waste, seat: Seat, tell: Tell<WasteEvent>): void {
  if (s.pile.length > 0) draw(s, seat, true, tell)
  else if (removableCount(s, seat) > 0)
    remove(s, seat, removable(s.options, s.pending, s.hands[seat]!, s.stations[seat]!)[0]!, true, tell)
  else {
    const recycler = burnRecycler(s, seat)
    tell?.({ what: 'no effect', clause: 'WASTE-6.14', seat, recycler, reveals: true })
  }
}

export const recyclers: Steps = [
  {
    name: 'whose turn',
    clause: 'WASTE-6.2',
    run(s, f, tell) {
      while (f.served < s.seats && !hasRecycler(s, lapSeat(s, f.served))) f.served++
      if (f.served === s.seats) return 'sort'
      f.turn = lapSeat(s, f.served)
      tell?.({ what: 'plays Recyclers', clause: 'WASTE-6.2', seat: f.turn, reveals: true })
      return undefined
    },
  },
  {
    name: 'recycler',
    clause: 'WASTE-6.4',
    final: true,
    owed: (s, f) => (hasRecycler(s, f.turn) && hasChoice(s, f.turn) ? only(f.turn) : 0),
    offer(s, _f, seat) {
      const of = removable(s.options, s.pending, s.hands[seat]!, s.stations[seat]!)
      const remove: Offer = { act: 'remove', of }
      return s.pile.length > 0 ? [{ act: 'draw' }, remove] : [remove]
    },
    take(s, _f, seat, a, tell) {
      if (a.act === 'draw') draw(s, seat, false, tell)
      else remove(s, seat, a.n!, false, tell)
    },
    close(s, f, tell) {
      if (hasRecycler(s, f.turn)) {
        playByItself(s, f.turn, tell)
        return 'again'
      }
      f.turn = NOBODY
      f.served++
      return 'whose turn'
    },
  },
]
