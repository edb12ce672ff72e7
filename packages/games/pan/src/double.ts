import { type Offer, only, type Procedure, type Seat, type Tell, WIDEST, width } from '@midden/kernel'
import { type Cards, card, copies, FREE, HIGHEST, LOWEST, lying, ownerOf, valueAt } from './cards.ts'
import { eliminate } from './elimination.ts'
import type { PanEvent, TakenFrom } from './events.ts'
import { turnUp } from './gun.ts'
import type { PanClause } from './ledger.ts'
import {
  type DoubleClicFrame,
  endTurn,
  type Pan,
  type PickingFrame,
  player,
  type TakingFrame,
} from './position.ts'

const GO: Offer = { act: 'go' }
const STOP: Offer = { act: 'stop' }

function lay(places: number[], owner: number, cards: Cards): void {
  for (let value = LOWEST; value <= HIGHEST; value++)
    for (let copy = copies(cards, value); copy > 0; copy--) places.push(lying(owner, value))
}

/** PAN-7.8: the fronts of the other active players, and the free cards if the table has them; in ascending order. */
export function takeable(s: Pan, taker: Seat): number[] {
  const places: number[] = []
  for (let seat = 0; seat < s.seats; seat++) if (seat !== taker) lay(places, seat, s.fronts[seat]!)
  lay(places, FREE, s.free)
  return places
}

/** PAN-7.11 */
export const tooWide = (places: readonly number[], due: number): boolean =>
  width({ act: 'take', of: places, min: due, max: due }) > WIDEST

/** The places not picked yet. */
export function unpicked(places: readonly number[], picked: readonly number[]): number[] {
  const rest = places.slice()
  for (const place of picked) {
    const at = rest.indexOf(place)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}

/** Of equal places, which stand side by side, the first. */
const isFirst = (place: number, i: number, places: readonly number[]): boolean => places[i - 1] !== place

const owner = (place: number): Seat | null => (ownerOf(place) === FREE ? null : ownerOf(place))

/** Owner by owner in seat order, each one's cards highest first. */
function byOwner(places: readonly number[]): TakenFrom[] {
  const from: TakenFrom[] = []
  for (const place of places.toSorted((a, b) => ownerOf(a) - ownerOf(b) || b - a)) {
    const last = from.at(-1)
    if (last !== undefined && last.owner === owner(place)) last.cards.push(valueAt(place))
    else from.push({ owner: owner(place), cards: [valueAt(place)] })
  }
  return from
}

/** PAN-7.7, PAN-7.10: all cards move at once, and the turn ends. */
function takeCards(s: Pan, taker: Seat, places: readonly number[], tell: Tell<PanEvent>): void {
  for (const place of places) {
    const taken = card(valueAt(place))
    if (ownerOf(place) === FREE) s.free -= taken
    else s.fronts[ownerOf(place)]! -= taken
    s.fronts[taker]! += taken
  }
  tell?.({ what: 'took', clause: 'PAN-7.7', seat: taker, from: byOwner(places) })
  endTurn(s)
}

/** PAN-7.7, PAN-7.9: as many cards as there are active players, all of them if there are no more. */
function gain(s: Pan, seat: Seat, tell: Tell<PanEvent>): void {
  const places = takeable(s, seat)
  if (places.length <= s.active) takeCards(s, seat, places, tell)
  else if (tooWide(places, s.active)) s.stack.push({ at: 'picking', step: 0, picked: [] })
  else s.stack.push({ at: 'taking', step: 0 })
}

/** PAN-7.3 to PAN-7.6: an answered offer leaves the stack, whatever comes of it. */
export const doubleClic: Procedure<Pan, DoubleClicFrame, PanEvent, PanClause> = [
  {
    name: 'go or stop',
    clause: 'PAN-7.2',
    owed: (s) => only(player(s)),
    offer: () => [GO, STOP],
    take(s, _f, seat, a, tell) {
      s.stack.pop()
      if (a.act === 'stop') {
        tell?.({ what: 'stopped', clause: 'PAN-7.3', seat })
        return endTurn(s)
      }
      tell?.({ what: 'went on', clause: 'PAN-7.4', seat })
      if (turnUp(s, seat, tell)) eliminate(s, seat, tell)
      else gain(s, seat, tell)
    },
  },
]

export const taking: Procedure<Pan, TakingFrame, PanEvent, PanClause> = [
  {
    name: 'take',
    clause: 'PAN-7.9',
    owed: (s) => only(player(s)),
    offer: (s, _f, seat) => [{ act: 'take', of: takeable(s, seat), min: s.active, max: s.active }],
    take(s, _f, seat, a, tell) {
      s.stack.pop()
      takeCards(s, seat, a.ns!, tell)
    },
  },
]

export const picking: Procedure<Pan, PickingFrame, PanEvent, PanClause> = [
  {
    name: 'pick',
    clause: 'PAN-7.11',
    final: true,
    owed: (s) => only(player(s)),
    offer: (s, f, seat) => [{ act: 'pick', of: unpicked(takeable(s, seat), f.picked).filter(isFirst) }],
    take(s, f, seat, a, tell) {
      const place = a.n!
      f.picked.push(place)
      tell?.({ what: 'picked', clause: 'PAN-7.11', seat, owner: owner(place), card: valueAt(place) })
      if (f.picked.length < s.active) return
      s.stack.pop()
      takeCards(s, seat, f.picked, tell)
    },
  },
]
