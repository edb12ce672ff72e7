import type { Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { Wk } from '../position.ts'
import { openWindow } from '../push.ts'
import { fromSeat, leading } from '../roles.ts'
import type { Procedure } from '../types.ts'
import { payFor, run } from './pay.ts'
import { combatNow, moveNow } from './scene.ts'
import { ABILITY } from './sources.ts'
import { playsFoe } from './usable.ts'

/** WK-14.5: every conscious knight but its player; inside a combat the other combatant, never a Waster. */
function responders(s: Wk, by: Seat): Seat[] {
  const combat = combatNow(s)
  return fromSeat(s, leading(s)).filter(
    (seat) =>
      seat !== by &&
      !s.knights[seat]!.down &&
      (combat === null || (combat.seats.includes(seat) && !playsFoe(s, seat))),
  )
}

/** Cards played before a move lie face up until it ends (WK-6.11); the others are discarded at once. */
function discardLuck(s: Wk, card: number): void {
  const move = cards(s).luck[card]!.line.at === 'before move' ? moveNow(s) : null
  if (move === null) s.luck.discard.push(card)
  else move.laid.push(card)
}

export const luck: Procedure<'luck'> = [
  {
    name: 'show and pay',
    clause: 'WK-14.4',
    run(s, f, tell) {
      const { line } = cards(s).luck[f.card]!
      const { hand: mine } = s.knights[f.by]!
      mine.splice(mine.indexOf(f.card), 1)
      tell?.({ what: 'luck played', clause: 'WK-14.4', seat: f.by, card: f.card, reveals: true })
      payFor(s, f.by, { line, slot: ABILITY, marked: false }, tell)
      return undefined
    },
  },
  {
    name: 'chance to respond',
    clause: 'WK-14.5',
    run(s, f) {
      const seats = responders(s, f.by)
      if (seats.length > 0) openWindow(s, 'luck played', seats)
      return undefined
    },
  },
  {
    name: 'effect',
    clause: 'WK-14.6',
    run(s, f, tell) {
      if (f.cancelled) tell?.({ what: 'luck cancelled', clause: 'WK-14.7', card: f.card, of: f.by })
      else run(s, cards(s).luck[f.card]!.line, f.by, f.about)
      return undefined
    },
  },
  {
    name: 'discard',
    clause: 'WK-14.4',
    run(s, f) {
      discardLuck(s, f.card)
      return undefined
    },
  },
]

/** Discarding luck cards of one's choice: over the limit (WK-14.1), or as a cost or effect. */
export const hand: Procedure<'hand'> = [
  {
    name: 'discard luck',
    clause: 'WK-14.1',
    owed: (s, f) => (Math.min(f.n, s.knights[f.seat]!.hand.length) > 0 ? 1 << f.seat : 0),
    offer(s, f) {
      const n = Math.min(f.n, s.knights[f.seat]!.hand.length)
      return [{ act: 'discard', of: s.knights[f.seat]!.hand.slice(), min: n, max: n }]
    },
    take(s, f, seat, a, tell) {
      const k = s.knights[seat]!
      for (const card of a.ns!) {
        k.hand.splice(k.hand.indexOf(card), 1)
        s.luck.discard.push(card)
      }
      f.n = 0
      tell?.({ what: 'luck discarded', clause: 'WK-14.1', seat, cards: a.ns!, reveals: true })
    },
  },
]
