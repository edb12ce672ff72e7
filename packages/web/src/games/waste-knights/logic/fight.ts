import type { Seat } from '@midden/kernel'
import {
  attackOptions,
  attackPool,
  type CombatFrame,
  cardAt,
  cards,
  type DiceLine,
  damageAccount,
  diceLines,
  freshAttack,
  freshClash,
  freshCombat,
  ICONS,
  isAttack,
  legalCards,
  moveWaster,
  passes,
  RANGES,
  ranges,
  type Side,
  type WkView,
  woundPenalty,
} from '@midden/waste-knights/reading'

export const ATTACK = 0
export const MULTI = 1
export const DEFEND = 2
export const PREPARE = 3
export const CHANGE = 4

export const other = (side: Side): Side => (side === 0 ? 1 : 0)
export const isFoe = (combat: CombatFrame, side: Side): boolean => side === 1 && combat.foe >= 0

/** The viewer's side; a watcher looks over the first knight's shoulder. */
export const ownSide = (v: WkView, combat: CombatFrame): Side =>
  combat.seats[1] === v.me && combat.seats[0] !== v.me ? 1 : 0

/** Health and full Health of a side. */
export function healthOf(v: WkView, combat: CombatFrame, side: Side): [now: number, full: number] {
  if (!isFoe(combat, side)) return [v.knights[combat.seats[side]]!.hp, 4]
  const full = cards(v).wild[combat.foe]?.fighter?.health ?? 0
  return [Math.max(0, full - combat.wounds), full]
}

/** The range a fight with this enemy begins at: Medium, unless its text says another (WK-15.4). */
function startsAt(v: WkView, foe: number): number {
  const { wild, scripts } = cards(v)
  for (const { at, script } of wild[foe]?.lines ?? [])
    for (const deed of at === 'before combat' ? (scripts[script] ?? []) : [])
      if (deed.do === 'start range' && deed.to !== 'any') return RANGES.indexOf(deed.to)
  return MEDIUM
}
const MEDIUM = 1

/** A combat that has not begun: what facing an enemy would be, where it begins. */
export const combatAhead = (v: WkView, seat: Seat, foe: number): CombatFrame => ({
  ...freshCombat([seat, moveWaster(v, seat)], foe, v.knights[seat]!.hex, 0),
  range: startsAt(v, foe),
  clash: 1,
  penalty: [woundPenalty(v.knights[seat]!), 0],
})

/** One way to attack, in figures. */
export interface Attack {
  slot: number
  /** the weapon's gear number, −1 for an enemy's panel */
  gear: number
  icon: number
  pool: number
  hitsFrom: number
  chance: number
  /** damage of a hit without a Bull’s Eye, armour counted */
  least: number
  /** what each Bull’s Eye adds */
  each: number
  lines: DiceLine[]
}

/** The table with this fight on it. Below the clash lies its combat; what lies on top of it now does not matter. */
function fighting(v: WkView, combat: CombatFrame): WkView {
  const at = v.stack.findIndex((f) => f.at === 'combat' && f.seats[0] === combat.seats[0])
  return { ...v, stack: [...(at < 0 ? v.stack : v.stack.slice(0, at)), combat] }
}

/** May this combat card be chosen there? */
export const mayPlay = (v: WkView, combat: CombatFrame, side: Side, card: number): boolean =>
  legalCards(fighting(v, combat), combat, side).includes(card)

/** An attack of a side with one weapon and icon, against a card of the other side. */
function attackWith(
  v: WkView,
  combat: CombatFrame,
  side: Side,
  card: number,
  against: number,
  slot: number,
  icon: number,
): Attack {
  const gear = isFoe(combat, side) ? -1 : (cardAt(v.knights[combat.seats[side]]!, slot)?.card ?? -1)
  const clash = freshClash()
  clash.cards[side] = card
  clash.cards[other(side)] = against
  clash.weapons[side] = slot
  clash.gear[side] = gear
  clash.icons[side] = icon
  const frame = freshAttack(clash, side, card === MULTI, card === ATTACK && combat.prepared[side])
  const { stack } = fighting(v, combat)
  stack.push(clash, frame)
  const then = { ...v, stack }
  const depth = stack.length - 1
  const pool = attackPool(then, depth)
  const { hitsFrom, through, each } = damageAccount(then, depth)
  const chance = passes(pool, hitsFrom)
  return { slot, gear, icon, pool, hitsFrom, chance, least: through, each, lines: diceLines(then, depth) }
}

/** Every way to attack with this card against that one, the likeliest first. */
export function attacksWith(
  v: WkView,
  combat: CombatFrame,
  side: Side,
  card: number,
  against: number,
): Attack[] {
  if (!isAttack(card)) return []
  return attackOptions(v, combat, side, card === MULTI)
    .flatMap(({ slot, icons }) => icons.map((icon) => attackWith(v, combat, side, card, against, slot, icon)))
    .toSorted((a, b) => b.chance - a.chance || b.pool - a.pool)
}

/** The likeliest attack with a card, null where there is none. */
export const bestAttack = (
  v: WkView,
  combat: CombatFrame,
  side: Side,
  card: number,
  against = ATTACK,
): Attack | null => attacksWith(v, combat, side, card, against)[0] ?? null

/** AMMO an attack with this weapon and icon costs (WK-16.6, WK-16.7). */
export function ammoOf(v: WkView, gear: number, icon: number, multi: boolean): number {
  const row = cards(v).gear[gear]?.row
  if (row?.group !== 'weapon' || row.free || ICONS[icon] === 'X') return 0
  return multi ? 2 : 1
}

/** One of the three range cards, and who can attack there. */
export interface RangeShown {
  range: number
  difficulty: number
  icons: { icon: string; lose: number; usable: [boolean, boolean] }[]
  can: [boolean, boolean]
  /** dice each side loses there with the icon that suits it best */
  loses: [number, number]
}
export function rangesOf(v: WkView, combat: CombatFrame): RangeShown[] {
  return ranges.map(({ difficulty, initiative }, range) => {
    const there = { ...combat, range }
    const named = ([0, 1] as const).map((side) =>
      attackOptions(v, there, side, false).flatMap(({ icons }) => icons),
    )
    const icons: RangeShown['icons'] = initiative.map(({ icon, lose }) => {
      const n = ICONS.indexOf(icon)
      return { icon, lose, usable: [named[0]!.includes(n), named[1]!.includes(n)] }
    })
    const least = (side: Side): number =>
      Math.min(...icons.filter(({ usable }) => usable[side]).map(({ lose }) => lose))
    return {
      range,
      difficulty,
      icons,
      can: [named[0]!.length > 0, named[1]!.length > 0],
      loses: [least(0), least(1)],
    }
  })
}

/** Against a ferocious enemy there is no dominance (WK-18.4). */
export const isFerocious = (v: WkView, { foe }: CombatFrame): boolean =>
  foe >= 0 && cards(v).wild[foe]?.fighter?.ferocious === true
