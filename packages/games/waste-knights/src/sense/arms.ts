import type { Seat } from '@midden/kernel'
import { critsCount, woundPenalty } from '../bodies/counters.ts'
import { cards } from '../cards.ts'
import { skillOf } from '../checks/check.ts'
import { weaponsOf } from '../combat/options.ts'
import { armourOf } from '../combat/pool.ts'
import { diceLost, difficultyAt, initiative, isShown } from '../combat/ranges.ts'
import type { Wild } from '../content/catalogue.ts'
import { ICONS } from '../content/names.ts'
import { bonus, critDamage, critFrom, hasTrait } from '../effects/modifiers.ts'
import { nothing, type Scene } from '../effects/scene.ts'
import { ammoFor, MELEE } from '../effects/scenes.ts'
import { weaponOf } from '../gear/panels.ts'
import { cardAt, type Slot } from '../gear/slots.ts'
import type { Table } from '../position.ts'

/** A way to attack at one range, before the opponent's card and armour count. */
export interface Way {
  slot: Slot
  icon: number
  pool: number
  difficulty: number
  crit: number
  each: number
  damage: number
  pierce: number
  multi: number
  ammo: number
  /** the lower, the earlier */
  first: number
}
/** Somebody as a fighter: his ways to attack at short, medium and long range. */
export interface Arms {
  ways: readonly (readonly Way[])[]
  armour: number
  ferocious: boolean
}

const RANGES = [0, 1, 2] as const

/** What a wasteland card's own text takes from the dice of the knight who fights it. */
function diceTaken({ lines }: Wild): number {
  let taken = 0
  for (const line of lines)
    if (line.if.some(({ is }) => is === 'by you'))
      for (const m of line.modifiers) if ('by' in m && m.stat === 'dice') taken -= m.by
  return taken
}
/** What its text adds to a figure of its own. */
function added({ lines }: Wild, stat: 'dice' | 'armour' | 'multi'): number {
  let sum = 0
  for (const line of lines)
    if (!line.if.some(({ is }) => is === 'by you'))
      for (const m of line.modifiers) if ('by' in m && m.stat === stat) sum += m.by
  return sum
}

export function armsOfFoe(card: Wild): Arms {
  const { aggression, icons, multi, pierce, damage, armour, ferocious } = card.fighter!
  const pool = aggression + added(card, 'dice')
  const ways = RANGES.map((range) =>
    icons.flatMap((name): Way[] => {
      const icon = ICONS.indexOf(name)
      if (!isShown(range, icon)) return []
      return [
        {
          slot: 0,
          icon,
          pool: pool - diceLost(range, icon),
          difficulty: difficultyAt(range),
          crit: 10,
          each: 1,
          damage: 1 + damage,
          pierce,
          multi: multi + added(card, 'multi'),
          ammo: 0,
          first: initiative(range, icon),
        },
      ]
    }),
  )
  return { ways, armour: armour + added(card, 'armour'), ferocious }
}

/** The ways of one weapon with one icon, at every range that shows it. */
function waysWith(s: Table, seat: Seat, slot: Slot, icon: number, fewer: number, found: Way[][]): void {
  const k = s.knights[seat]!
  const weapon = weaponOf(cards(s), cardAt(k, slot)!.card)!
  const scene: Scene = {
    ...nothing,
    by: seat,
    kind: 'attack',
    weapon: slot,
    icon,
    skill: icon === MELEE ? 0 : 1,
  }
  if (!weapon.icons.includes(ICONS[icon]!) && !hasTrait(s, seat, 'icon', ICONS[icon]!, scene)) return
  const ammo = ammoFor(weapon, icon, false)
  if (ammo > k.ammo || weapon.fuel > k.fuel) return
  const steady = hasTrait(s, seat, 'range penalty', 0, scene)
  const way = {
    slot,
    icon,
    pool: skillOf(s, seat, scene.skill) + bonus(s, seat, 'dice', scene) - woundPenalty(k) - fewer,
    crit: critFrom(s, seat, scene),
    each: critsCount(s, k) ? critDamage(s, seat, scene) : 0,
    damage: 1 + weapon.damage + bonus(s, seat, 'damage', scene),
    pierce: weapon.pierce + bonus(s, seat, 'pierce', scene),
    multi: weapon.multi + bonus(s, seat, 'multi', scene),
    ammo,
  }
  for (const range of RANGES)
    if (isShown(range, icon))
      found[range]!.push({
        ...way,
        pool: way.pool - (steady ? 0 : diceLost(range, icon)),
        difficulty: difficultyAt(range),
        first: initiative(range, icon),
      })
}

/** A knight with what he has at hand; against an enemy its text counts. */
export function armsOf(s: Table, seat: Seat, foe: Wild | null, slots = weaponsOf(s, seat)): Arms {
  const ways: Way[][] = [[], [], []]
  const fewer = foe === null ? 0 : diceTaken(foe)
  for (const slot of slots)
    for (let icon = 0; icon < ICONS.length; icon++) waysWith(s, seat, slot, icon, fewer, ways)
  return { ways, armour: armourOf(s, seat, { ...nothing, by: seat, kind: 'attack' }), ferocious: false }
}
