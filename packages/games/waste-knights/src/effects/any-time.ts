import { has, type Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { Line } from '../content/catalogue.ts'
import type { Moment } from '../content/vocabulary.ts'
import type { Table } from '../position.ts'
import { combatNow, nothing } from './scene.ts'
import { storedCounts } from './sources.ts'
import { mightPlay, usable } from './usable.ts'

/** Never between the roll and the defeat test of an attack, nor while the match is being set up (WK-30.9). */
const isClosed = (s: Table): boolean =>
  s.phase === 'setup' || s.stack.some((f) => f.at === 'attack' && f.rolled)

/** Inside a combat only its knights, outside everybody; the unconscious may only come round (WK-21.12). */
export function anyTimeMoment(s: Table, seat: Seat): Moment | null {
  if (isClosed(s) || has(s.gone, seat) || s.knights[seat]!.sheet < 0) return null
  const combat = combatNow(s)
  const fights = combat !== null && (combat.seats[0] === seat || (combat.foe < 0 && combat.seats[1] === seat))
  if (s.knights[seat]!.down) return combat !== null && fights ? null : 'ko'
  return combat === null || fights ? 'any' : null
}

/** By public knowledge: what lies open, cards in hand, and where stored cards count, that there are some. */
export function mayUseAnyTime(s: Table, seat: Seat): boolean {
  const moment = anyTimeMoment(s, seat)
  if (moment === null) return false
  if (moment === 'any' && mightPlay(s, seat, 'any', nothing)) return true
  const { pack, cargo } = s.knights[seat]!
  if (storedCounts(s) && pack.length + cargo.length > 0) return true
  return usable(s, seat, moment, nothing, false).length > 0
}

const refuels = (s: Table, { script }: Line): boolean =>
  cards(s).scripts[script]!.some((op) => op.do === 'counters' && op.of === 'you' && op.fuel > 0)

/** Might this knight fill his tank at any time? By the same public knowledge. */
export function mightRefuel(s: Table, seat: Seat): boolean {
  const k = s.knights[seat]!
  if (k.vehicle < 0 || anyTimeMoment(s, seat) !== 'any') return false
  if (storedCounts(s) && k.pack.length + k.cargo.length > 0) return true
  if (usable(s, seat, 'any', nothing, false).some(({ line }) => refuels(s, line))) return true
  return mightPlay(s, seat, 'any', nothing) && cards(s).luckAt.any.some((line) => refuels(s, line))
}
