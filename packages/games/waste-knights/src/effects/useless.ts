import type { Seat } from '@midden/kernel'
import { canHoldFuel, FULL, noHealingFrom } from '../bodies/counters.ts'
import { cards } from '../cards.ts'
import type { Counters, Op } from '../content/ops.ts'
import type { Table } from '../position.ts'

type Gain = Pick<Counters, 'ammo' | 'fuel' | 'hp' | 'rad' | 'rep'>

/** Would none of these counters move? Losses are something, too. */
export function movesNothing(s: Table, seat: Seat, { ammo, fuel, hp, rad, rep }: Gain): boolean {
  const k = s.knights[seat]!
  if (ammo < 0 || fuel < 0 || hp < 0 || rad > 0 || rep !== 0) return false
  const heals = hp > 0 && k.hp < FULL && Math.max(0, k.rad + rad) < noHealingFrom(s)
  const fuels = fuel > 0 && k.fuel < FULL && canHoldFuel(s, k)
  return !heals && !fuels && !(rad < 0 && k.rad > 0) && !(ammo > 0 && k.ammo < FULL)
}

function idles(s: Table, seat: Seat, op: Op): boolean {
  if (op.do === 'choose') return op.of.every((script) => doesNothing(s, seat, script))
  if (op.do === 'vehicle') return op.how === 'repair' && !s.knights[seat]!.damaged
  return op.do === 'counters' && op.of === 'you' && movesNothing(s, seat, op)
}

function doesNothing(s: Table, seat: Seat, script: number): boolean {
  const ops = cards(s).scripts[script] ?? []
  return ops.length > 0 && ops.every((op) => idles(s, seat, op))
}

/** Would using this line, or playing its card, change nothing for this knight now? */
export function isUseless(s: Table, seat: Seat, line: number): boolean {
  const made = cards(s).lines[line]
  return made !== undefined && made.modifiers.length === 0 && doesNothing(s, seat, made.script)
}
