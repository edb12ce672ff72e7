import type { Seat } from '@midden/kernel'
import { FULL, noHealingFrom, woundPenalty } from '../bodies/counters.ts'
import { cards } from '../cards.ts'
import { skillOf } from '../checks/check.ts'
import type { Line, Wild } from '../content/catalogue.ts'
import { STRIPES, type Stripe } from '../content/names.ts'
import type { Op } from '../content/ops.ts'
import type { Reward } from '../content/rows.ts'
import { bonus } from '../effects/modifiers.ts'
import { allHold, nothing } from '../effects/scene.ts'
import type { CheckKind } from '../frames/effects.ts'
import type { Knight, Table } from '../position.ts'
import { passes } from './odds.ts'

/** What each level of Health is worth: the last ones most, falling costs a round and supplies. */
export const HEALTH = [-4.5, 0, 1.8, 3, 3.8, 3.8] as const
/** What each level of Radiation takes away. */
const GLOW = [0, 0.6, 1.8, 3.6, 8] as const
/** What each level of Fuel and of Ammo is worth. */
const FUEL = [0, 1.5, 2.5, 3.2, 3.7] as const
const AMMO = [0, 1.2, 2, 2.6, 3] as const
export const REP = 4
const LUCK = 0.7
const GEAR: Readonly<Record<Stripe, number>> = { green: 1, yellow: 2, red: 3 }
const BLUE = 3
/** A vehicle in working order, its damage, a move or an exploration lost. */
const REPAIR = 1.5
const HALT = 0.8
const IDLENESS = 1.5

/** Chance to pass a check, with the gear that counts for it. */
export function chanceOf(
  s: Table,
  seat: Seat,
  skill: number,
  difficulty: number,
  kind: CheckKind = 'text',
  need = 1,
): number {
  const dice = bonus(s, seat, 'dice', { ...nothing, by: seat, kind, skill })
  return passes(skillOf(s, seat, skill) + dice - woundPenalty(s.knights[seat]!), difficulty, need)
}

const level = (n: number): number => Math.max(0, Math.min(FULL, n))

/** How a knight would stand after a change of his levels, against how he stands. */
function worthOfLevels(s: Table, k: Knight, op: Extract<Op, { do: 'counters' }>): number {
  const rad = level(k.rad + op.rad)
  const heals = op.hp < 0 || rad < noHealingFrom(s)
  const hp = heals ? level(k.hp + op.hp) : k.hp
  const fuel = k.vehicle < 0 ? 0 : FUEL[level(k.fuel + op.fuel)]! - FUEL[k.fuel]!
  return (
    HEALTH[hp]! -
    HEALTH[k.hp]! -
    GLOW[rad]! +
    GLOW[k.rad]! +
    fuel +
    AMMO[level(k.ammo + op.ammo)]! -
    AMMO[k.ammo]! +
    REP * op.rep
  )
}

/** What his levels, his luck cards and his vehicle are worth. */
export const worthOfState = (k: Knight): number =>
  HEALTH[k.hp]! -
  GLOW[k.rad]! +
  AMMO[k.ammo]! +
  LUCK * k.hand.length +
  (k.vehicle < 0 ? 0 : FUEL[k.fuel]! + (k.damaged ? 0 : REPAIR))

/** One effect, good above 0. */
function worthOfOp(s: Table, seat: Seat, op: Op): number {
  const k = s.knights[seat]!
  switch (op.do) {
    case 'counters':
      return op.of === 'you' ? worthOfLevels(s, k, op) : 0
    case 'draw':
      return op.n * GEAR[op.colour]
    case 'take':
      return GEAR[op.colour] + 0.3
    case 'luck':
      return LUCK * Math.min(op.by, 5 - k.hand.length + 1)
    case 'vehicle':
      if (op.how === 'repair') return k.damaged ? REPAIR : 0
      return k.vehicle >= 0 ? -REPAIR - (k.damaged ? 1.5 : 0) : 0
    case 'stop':
      return -HALT
    case 'skip exploration':
      return -IDLENESS
    case 'drop':
      return op.which === 'any' || op.which === 'available' ? -1.2 : -1
    case 'choose':
      return Math.max(...op.of.map((script) => worthOfScript(s, seat, script)))
    case 'check': {
      const chance = Math.max(...op.skill.map((skill) => chanceOf(s, seat, skill, op.difficulty)))
      return chance * worthOfScript(s, seat, op.pass) + (1 - chance) * worthOfScript(s, seat, op.fail)
    }
    case 'strike':
      return worthOfStrike(s, seat)
    case 'roll':
      return worthOfBands(s, seat, op.bands)
    default:
      return 0
  }
}
/** Rivals who stand together, and not with him, are worth hitting. */
function worthOfStrike(s: Table, seat: Seat): number {
  const hexes = s.knights.flatMap(({ hex, down }, other) => (other === seat || down ? [] : [hex]))
  const safe = hexes.filter((hex) => hex !== s.knights[seat]!.hex)
  return Math.max(0, ...safe.map((hex) => 1.1 * safe.filter((other) => other === hex).length))
}
function worthOfBands(s: Table, seat: Seat, bands: readonly { to: number; script: number }[]): number {
  let from = 0
  let sum = 0
  for (const { to, script } of bands) {
    sum += ((to - from) / 10) * worthOfScript(s, seat, script)
    from = to
  }
  return sum
}
export function worthOfScript(s: Table, seat: Seat, script: number): number {
  let sum = 0
  for (const op of cards(s).scripts[script] ?? []) sum += worthOfOp(s, seat, op)
  return sum
}

/** What a line asks for: gear by its colour, levels and luck cards by the piece. */
export function priceOfLine({ pay }: Line): number {
  let sum = 0
  for (const cost of pay) {
    if (typeof cost === 'string') continue
    if ('gear' in cost) sum += 0.8 * cost.n * (1 + STRIPES.indexOf(cost.gear))
    else sum += LUCK * ('luck' in cost ? cost.luck : cost.n)
  }
  return sum
}

export function worthOfRewards(rewards: readonly Reward[]): number {
  let sum = 0
  for (const reward of rewards) {
    if ('blue' in reward) sum += BLUE
    else if ('draw' in reward) sum += reward.n * GEAR[reward.draw]
    else sum += reward.n * (reward.gain === 'rep' ? REP : LUCK)
  }
  return sum
}

/** What the text of an event does to him, below 0 for harm; `always`: only what happens even to those who escape. */
export function worthOfText(s: Table, seat: Seat, { lines }: Wild, always = false): number {
  let sum = 0
  for (const { at, may, if: conditions, script } of lines)
    if (
      !may &&
      (at === 'event always' || (at === 'event' && !always)) &&
      allHold(s, conditions, seat, nothing)
    )
      sum += worthOfScript(s, seat, script)
  return sum
}
