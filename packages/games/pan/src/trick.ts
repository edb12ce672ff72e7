import { type Offer, only, type Procedure, type Seat, type Seats, type Tell } from '@midden/kernel'
import {
  bySet,
  type Cards,
  card,
  copies,
  digit,
  HIGHEST,
  LOWEST,
  offerOne,
  placed,
  type Row,
  shown,
  TRICKS,
  valuesIn,
} from './cards.ts'
import type { PanEvent } from './events.ts'
import type { PanClause } from './ledger.ts'
import { type GameFrame, type Pan, pickerOf } from './position.ts'

/** PAN-3.1: the cards whose value was played exactly once; all others are cancelled. */
export function singlesOf(trick: Cards): Cards {
  let singles = 0
  let unit = 1
  for (let rest = trick; rest > 0; rest = (rest / 10) | 0, unit *= 10) if (rest % 10 === 1) singles += unit
  return singles
}

/** PAN-3.2 to PAN-3.4: the value that wins if these are the single ones, 0 if there are none. */
function highest(singles: readonly number[]): number {
  if (singles.includes(LOWEST) && singles.includes(HIGHEST)) return LOWEST
  return singles.at(-1) ?? 0
}

/** The winning value among single cards: the ledger's table of 64 cases. */
export const winning = bySet(highest)

/** The ghost's unrevealed slots, counted from 1: where the row has a card. */
export const openSlots: (slots: Row) => readonly number[] = valuesIn

/** PAN-2.2: everybody who has not committed yet. */
function uncommitted(s: Pan, f: GameFrame): Seats {
  let seats: Seats = 0
  let rest = f.sealed
  for (let seat = 0; seat < s.seats; seat++, rest = (rest / 10) | 0) if (rest % 10 === 0) seats |= only(seat)
  return seats
}

const commitOne = offerOne('commit')

/** PAN-4.3: the last slot is taken without naming it, and naming it is accepted too. */
function commitments(s: Pan, f: GameFrame, seat: Seat): Offer[] {
  if (seat !== pickerOf(s.seats, f.trick)) return commitOne(s.hands[seat]!)
  const of = valuesIn(s.hands[seat]!)
  const open = openSlots(s.slots)
  return [
    f.trick === TRICKS ? { act: 'commit', of, with: open, unsaid: true } : { act: 'commit', of, with: open },
  ]
}

function commit(s: Pan, f: GameFrame, seat: Seat, value: number, named: number | undefined): void {
  f.sealed += placed(value, seat)
  if (seat === pickerOf(s.seats, f.trick)) f.slot = named ?? openSlots(s.slots)[0]!
}

function tellCommitment(f: GameFrame, seat: Seat, picker: boolean, tell: Tell<PanEvent>): void {
  const slot = picker ? f.slot : null
  tell?.({ what: 'committed', clause: 'PAN-2.4', seat, only: ~only(seat) })
  tell?.({
    what: 'commitment',
    clause: 'PAN-2.4',
    seat,
    card: digit(f.sealed, seat),
    slot,
    only: only(seat),
  })
}

/** PAN-2.5: the cards leave the hands, and the ghost's card its slot, all at once. */
function reveal(s: Pan, f: GameFrame, tell: Tell<PanEvent>): undefined {
  for (let seat = 0; seat < s.seats; seat++) s.hands[seat]! -= card(digit(f.sealed, seat))
  const cards = tell === null ? [] : s.hands.map((_, seat) => digit(f.sealed, seat))
  const slot = f.slot
  let drawn = 0
  if (slot > 0) {
    drawn = digit(s.slots, slot - 1)
    s.slots -= placed(drawn, slot - 1)
    f.sealed += placed(drawn, s.seats)
  }
  tell?.({
    what: 'revealed',
    clause: 'PAN-2.5',
    cards,
    ghost: slot > 0 ? { slot, card: drawn } : null,
    reveals: true,
  })
}

function trickOf(played: Row): Cards {
  let trick = 0
  for (let rest = played; rest > 0; rest = (rest / 10) | 0) trick += card(rest % 10)
  return trick
}

function playerOf(played: Row, value: number): Seat {
  let seat = 0
  while (digit(played, seat) !== value) seat++
  return seat
}

/** PAN-3: cancelling first, then the winner takes the trick (PAN-3.5). */
function resolve(s: Pan, f: GameFrame, tell: Tell<PanEvent>): undefined {
  const trick = trickOf(f.sealed)
  const singles = singlesOf(trick)
  if (singles !== trick)
    tell?.({ what: 'cancelled', clause: 'PAN-3.1', values: valuesIn(trick - singles).toReversed() })
  const value = winning(singles)
  if (value === 0) {
    s.discard += trick
    tell?.({ what: 'nobody won', clause: 'PAN-3.2', cards: shown(trick) })
    return
  }
  const gained = s.options.cancelled === 'discarded' ? singles : trick
  s.discard += trick - gained
  const seat = playerOf(f.sealed, value)
  if (seat < s.seats) s.fronts[seat]! += gained
  else s.heap += gained
  if (tell === null) return
  const spoils = { with: value, cards: shown(gained), discarded: shown(trick - gained) }
  const by = value === LOWEST && copies(singles, HIGHEST) === 1 ? 'PAN-3.3' : 'PAN-3.4'
  if (seat === s.seats) tell({ what: 'ghost won', clause: 'PAN-4.5', by, ...spoils })
  else tell({ what: 'trick won', clause: by, seat, ...spoils })
}

/** PAN-2.1 */
function nextTrick(_s: Pan, f: GameFrame): 'commit' | undefined {
  f.sealed = 0
  f.slot = 0
  f.trick++
  if (f.trick <= TRICKS) return 'commit'
  f.trick = 0
  return
}

/** PAN-2, PAN-3, PAN-4: the first step, four tricks. */
export const firstStep: Procedure<Pan, GameFrame, PanEvent, PanClause> = [
  {
    name: 'commit',
    clause: 'PAN-2.2',
    sealed: true,
    owed: uncommitted,
    offer: commitments,
    take(s, f, seat, a, tell) {
      commit(s, f, seat, a.n!, a.with)
      tellCommitment(f, seat, seat === pickerOf(s.seats, f.trick), tell)
    },
  },
  { name: 'reveal', clause: 'PAN-2.5', run: reveal },
  { name: 'resolve', clause: 'PAN-3.1', run: resolve },
  { name: 'next trick', clause: 'PAN-2.1', run: nextTrick },
]
