import type { StoryLine } from '@midden/table'
import {
  attackPool,
  type ClashFrame,
  type CombatFrame,
  type DiceLine,
  damageAccount,
  diceLines,
  passes,
  type Side,
  type WkEvent,
  type WkView,
} from '@midden/waste-knights/reading'
import { ATTACK, attacksWith, CHANGE, DEFEND, healthOf, other } from './fight.ts'
import { type Roll, rollsIn } from './rolls.ts'
import { frameOf } from './scene.ts'

/** A blow that can still be struck: its dice, its odds, and what a hit takes. */
export interface Aimed {
  gear: number
  icon: number
  pool: number
  /** of these so many were gained */
  added: number
  chance: number
  hitsFrom: number
  /** what a hit takes without a Bull's Eye, armour counted, and what each Bull's Eye adds */
  takes: number
  each: number
  lines: readonly DiceLine[]
}

/** A piece of the damage; the number of Bull's Eyes with them. */
export interface Piece {
  of: 'hit' | 'crits' | 'weapon' | 'added' | 'armour'
  by: number
  n: number
}

/** A blow that was rolled: what its dice came to. */
export interface Landed {
  gear: number
  icon: number
  dice: readonly number[]
  hitsFrom: number
  critFrom: number
  /** as long as the damage can still change; else what it took */
  open: boolean
  hit: boolean
  crits: number
  pieces: readonly Piece[]
  through: number
  /** Health before and after, while the blow is open */
  health: readonly [number, number] | null
  lost: number
}

const gained = (lines: readonly DiceLine[], pool: number): number =>
  Math.min(
    pool,
    lines.reduce((sum, { by, from }) => (from !== 'skill' && by > 0 ? sum + by : sum), 0),
  )

/** The likeliest way to strike with this card against that one, or the one that was named. */
export function aimedWith(
  v: WkView,
  combat: CombatFrame,
  side: Side,
  card: number,
  against: number,
  named: ClashFrame | null = null,
): Aimed | null {
  const ways = attacksWith(v, combat, side, card, against)
  const way =
    ways.find(({ slot, icon }) => slot === named?.weapons[side] && icon === named.icons[side]) ?? ways[0]
  if (way === undefined) return null
  return { ...way, added: gained(way.lines, way.pool), takes: way.least }
}

/** The cards that change the odds of whom they are played against. */
export const AGAINST = [ATTACK, CHANGE, DEFEND] as const

/** The blow of this side that lies on the table: before its roll, or after it. */
export function blowNow(v: WkView, combat: CombatFrame, side: Side): Aimed | Landed | null {
  const f = frameOf(v, 'attack')
  if (f === null || f.side !== side) return null
  const depth = v.stack.indexOf(f)
  const account = damageAccount(v, depth)
  const { hitsFrom, critFrom, crits, each, byCrits, weapon, added, soak, through } = account
  const { gear, icon, dice } = f
  if (dice.length === 0) {
    const pool = attackPool(v, depth)
    const lines = diceLines(v, depth)
    const chance = passes(pool, hitsFrom)
    return { gear, icon, pool, added: gained(lines, pool), chance, hitsFrom, takes: through, each, lines }
  }
  const [now] = healthOf(v, combat, other(side))
  const pieces: Piece[] = [
    { of: 'hit', by: 1, n: 1 },
    { of: 'crits', by: byCrits, n: crits },
    { of: 'weapon', by: weapon, n: 1 },
    { of: 'added', by: added, n: 1 },
    { of: 'armour', by: -soak, n: 1 },
  ]
  return {
    gear,
    icon,
    dice,
    hitsFrom,
    critFrom,
    open: true,
    hit: dice.some((die) => die >= hitsFrom),
    crits,
    pieces: pieces.filter(({ of, by }) => of === 'armour' || by !== 0),
    through,
    health: [now, Math.max(0, now - through)],
    lost: 0,
  }
}

/** A blow that is over, from what was told of it. */
function told(clash: ClashFrame | null, side: Side, roll: Roll): Landed {
  const crits = roll.crit > 0 ? roll.dice.filter((die) => die >= roll.crit).length : 0
  const hit = roll.end === 'hit'
  const rest = roll.damage - 1 - crits
  const pieces: Piece[] = [
    { of: 'hit', by: 1, n: 1 },
    { of: 'crits', by: crits, n: crits },
    { of: 'added', by: rest, n: 1 },
    { of: 'armour', by: -roll.soak, n: 1 },
  ]
  return {
    gear: clash?.gear[side] ?? -1,
    icon: clash?.icons[side] ?? -1,
    dice: roll.dice,
    hitsFrom: roll.from,
    critFrom: roll.crit,
    open: false,
    hit,
    crits,
    pieces: pieces.filter(({ of, by }) => of === 'armour' || by !== 0),
    through: Math.max(0, roll.damage - roll.soak),
    health: null,
    lost: roll.lost,
  }
}

/** The last blow of this side in the clash that is on, or in the one just over. */
export function blowTold(
  v: WkView,
  story: readonly StoryLine<WkEvent>[],
  combat: CombatFrame,
  side: Side,
): Landed | null {
  const start = story.findLastIndex(({ event }) => event.what === 'combat begins')
  const fight = start < 0 ? [] : story.slice(start)
  const clash = fight.findLastIndex(({ event }) => event.what === 'clash')
  const before = rollsIn(fight.slice(0, Math.max(0, clash))).length
  const roll = rollsIn(fight)
    .slice(before)
    .findLast(({ kind, seat, end }) => kind === 'attack' && seat === combat.seats[side] && end !== '')
  return roll === undefined ? null : told(frameOf(v, 'clash'), side, roll)
}
