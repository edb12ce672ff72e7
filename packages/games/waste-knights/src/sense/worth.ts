import type { Seat } from '@midden/kernel'
import { woundPenalty } from '../bodies/counters.ts'
import { cards } from '../cards.ts'
import { skillOf } from '../checks/check.ts'
import type { Line, Wild } from '../content/catalogue.ts'
import { STRIPES } from '../content/names.ts'
import type { Op } from '../content/ops.ts'
import type { Reward } from '../content/rows.ts'
import type { Table } from '../position.ts'

const [BLADES, GUNS] = [0, 1]
const FULL = 4

/** Chance that at least one die of a plain skill check reaches the difficulty. */
export function chanceOf(s: Table, seat: Seat, skill: number, difficulty: number): number {
  const pool = Math.max(1, skillOf(s, seat, skill) - woundPenalty(s.knights[seat]!))
  return 1 - ((difficulty - 1) / 10) ** pool
}

/** How well a knight stands up in a fight, on the same scale as an enemy's might. */
export function strengthOf(s: Table, seat: Seat): number {
  const k = s.knights[seat]!
  const guns = k.ammo > 0 ? skillOf(s, seat, GUNS) : 0
  return 1.4 * (Math.max(skillOf(s, seat, BLADES), guns) + 0.8 * k.hp - woundPenalty(k))
}
export function mightOf({ fighter }: Wild): number {
  if (fighter === null) return 0
  const { aggression, damage, multi, pierce, health, armour, ferocious } = fighter
  return (
    aggression +
    1.5 * damage +
    0.5 * multi +
    0.3 * pierce +
    0.8 * health +
    1.2 * armour +
    (ferocious ? 0.5 : 0)
  )
}

/** One effect, good above 0: levels count only as far as the dial goes. */
function worthOfOp(s: Table, seat: Seat, op: Op): number {
  const k = s.knights[seat]!
  switch (op.do) {
    case 'counters':
      return (
        2 * Math.min(op.hp, FULL - k.hp) -
        1.5 * Math.max(op.rad, -k.rad) +
        0.6 * Math.min(op.ammo, FULL - k.ammo) +
        0.7 * Math.min(op.fuel, FULL - k.fuel) +
        2.5 * op.rep
      )
    case 'draw':
      return op.n * (1 + STRIPES.indexOf(op.colour))
    case 'luck':
      return op.by
    case 'vehicle':
      if (op.how === 'repair') return k.damaged ? 1.5 : 0
      return k.vehicle >= 0 ? -2 : 0
    case 'stop':
    case 'skip exploration':
    case 'drop':
      return -1.5
    case 'choose':
      return Math.max(...op.of.map((script) => worthOfScript(s, seat, script)))
    case 'check':
      return (worthOfScript(s, seat, op.pass) + worthOfScript(s, seat, op.fail)) / 2
    default:
      return 0
  }
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
    if ('gear' in cost) sum += cost.n * (1 + STRIPES.indexOf(cost.gear))
    else sum += 'luck' in cost ? cost.luck : 0.6 * cost.n
  }
  return sum
}

export function worthOfRewards(rewards: readonly Reward[]): number {
  let sum = 0
  for (const reward of rewards) {
    if ('blue' in reward) sum += 4
    else if ('draw' in reward) sum += reward.n * (1 + STRIPES.indexOf(reward.draw))
    else sum += reward.n * (reward.gain === 'rep' ? 2.5 : 0.8)
  }
  return sum
}

/** What the text of an event does to him, below 0 for harm. */
export function worthOfText(s: Table, seat: Seat, { lines }: Wild): number {
  let sum = 0
  for (const { at, may, script } of lines)
    if (!may && (at === 'event' || at === 'event always')) sum += worthOfScript(s, seat, script)
  return sum
}

/** How much a Waster hurts this knight with a card. */
export function harmOf(s: Table, seat: Seat, card: number): number {
  const wild = cards(s).wild[card]!
  const rewards = 0.4 * worthOfRewards(wild.reward)
  if (wild.fighter !== null) return 4 + mightOf(wild) - strengthOf(s, seat) - rewards
  return 2 - worthOfText(s, seat, wild) - rewards
}
