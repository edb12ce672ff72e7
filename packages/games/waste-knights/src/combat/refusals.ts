import type { Action, Barred, Refusal, Seat } from '@midden/kernel'
import { RANGES } from '../content/names.ts'
import { combatNow } from '../effects/scene.ts'
import type { CombatFrame, Side } from '../frames/combat.ts'
import type { WkClause } from '../ledger.ts'
import type { Table } from '../position.ts'
import { COMBAT_CARDS, isAttack, isBanned, legalCards, MULTI_ATTACK, weaponsOf } from './options.ts'

/** Why a combat card cannot be chosen (WK-16.3). */
function whyNot(s: Table, combat: CombatFrame, side: Side, card: number): Refusal<WkClause> {
  const name = COMBAT_CARDS[card]!
  if (isBanned(s, combat, side, card))
    return { clauses: ['WK-1.2'], reason: `this enemy forbids ${name} here` }
  if (!isAttack(card)) return { clauses: ['WK-16.3'], reason: `${name} still lies on the table` }
  const range = RANGES[combat.range]!
  const armed = combat.foe >= 0 && side === 1 ? true : weaponsOf(s, combat.seats[side]).length > 0
  if (!armed) return { clauses: ['WK-16.8'], reason: 'there is no attacking without a weapon' }
  return card === MULTI_ATTACK
    ? { clauses: ['WK-16.7'], reason: `nothing at hand can make a ${name} at ${range} range and be paid for` }
    : { clauses: ['WK-16.6'], reason: `nothing at hand reaches at ${range} range and can be paid for` }
}

const sideIn = (combat: CombatFrame, seat: Seat): Side | -1 =>
  combat.seats[0] === seat ? 0 : combat.seats[1] === seat ? 1 : -1

/** Combat cards that cannot be chosen just now, each with its reason. */
export function barredCards(s: Table, seat: Seat): Barred<WkClause>[] {
  const combat = combatNow(s)
  const f = s.stack.at(-1)
  const side = combat === null ? -1 : sideIn(combat, seat)
  if (combat === null || side < 0 || f?.at !== 'clash' || f.step !== 0) return []
  const legal = legalCards(s, combat, side as Side)
  return COMBAT_CARDS.flatMap((_, n) =>
    legal.includes(n) ? [] : [{ act: 'card', n, ...whyNot(s, combat, side as Side, n) }],
  )
}

/** The reason for refusing an answer in a clash, where it has one of its own. */
export function refuseInClash(s: Table, seat: Seat, a: Action): Refusal<WkClause> | null {
  if (a.act !== 'card') return null
  const found = barredCards(s, seat).find(({ n }) => n === a.n)
  return found === undefined ? null : { clauses: found.clauses, reason: found.reason }
}
