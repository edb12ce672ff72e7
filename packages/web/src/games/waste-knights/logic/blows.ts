import type { StoryLine } from '@midden/table'
import {
  attackPool,
  type ClashFrame,
  type CombatFrame,
  type DamageAccount,
  type DiceLine,
  damageAccount,
  diceLines,
  freshAttack,
  passes,
  type Side,
  type WkEvent,
  type WkView,
} from '@midden/waste-knights/reading'
import { ATTACK, attacksWith, CHANGE, DEFEND, healthOf, MULTI, other } from './fight.ts'
import { type Roll, rollsIn, STEADY } from './rolls.ts'
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

/** A piece of the damage. */
export interface Piece {
  of: 'hit' | 'crits' | 'weapon' | 'added' | 'rest' | 'armour'
  by: number
}

/** A blow that was rolled: what its dice came to. */
export interface Landed {
  gear: number
  icon: number
  dice: readonly number[]
  hitsFrom: number
  critFrom: number
  hit: boolean
  crits: number
  pieces: readonly Piece[]
  through: number
  /** Health before and after, as long as the damage can still change; else what it took stands in `lost` */
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

type Counted = Pick<DamageAccount, 'byCrits' | 'weapon'>

/** The sum of a hit, the same before the blow is over and after; armour is always in it. */
const piecesOf = ({ byCrits, weapon }: Counted, of: 'added' | 'rest', by: number, soak: number): Piece[] =>
  (
    [
      { of: 'hit', by: 1 },
      { of: 'crits', by: byCrits },
      { of: 'weapon', by: weapon },
      { of, by },
      { of: 'armour', by: -soak },
    ] as const
  ).filter((piece) => piece.of === 'armour' || piece.by !== 0)

/** The blow of this side that lies on the table: before its roll, or after it. */
export function blowNow(v: WkView, combat: CombatFrame, side: Side): Aimed | Landed | null {
  const f = frameOf(v, 'attack')
  if (f === null || f.side !== side) return null
  const depth = v.stack.indexOf(f)
  const account = damageAccount(v, depth)
  const { hitsFrom, critFrom, crits, each, soak, through } = account
  const { gear, icon, dice } = f
  if (dice.length === 0) {
    const pool = attackPool(v, depth)
    const lines = diceLines(v, depth)
    const chance = passes(pool, hitsFrom)
    return { gear, icon, pool, added: gained(lines, pool), chance, hitsFrom, takes: through, each, lines }
  }
  const [now] = healthOf(v, combat, other(side))
  return {
    gear,
    icon,
    dice,
    hitsFrom,
    critFrom,
    hit: dice.some((die) => die >= hitsFrom),
    crits,
    pieces: piecesOf(account, 'added', account.added, soak),
    through,
    health: [now, Math.max(0, now - through)],
    lost: 0,
  }
}

/** What counted for a blow that is over, as long as its clash lies on the table. */
function accountOf(v: WkView, side: Side, roll: Roll): DamageAccount | null {
  const depth = v.stack.findLastIndex(({ at }) => at === 'clash')
  const clash = v.stack[depth]
  if (clash?.at !== 'clash') return null
  const steady = roll.crit === STEADY
  const attack = { ...freshAttack(clash, side, clash.cards[side] === MULTI, steady), dice: [...roll.dice] }
  return damageAccount({ ...v, stack: [...v.stack.slice(0, depth + 1), attack] }, depth + 1)
}

/** A blow that is over, from what was told of it. */
function told(v: WkView, side: Side, roll: Roll): Landed {
  const clash = frameOf(v, 'clash')
  const account = accountOf(v, side, roll)
  const plain = roll.dice.filter((die) => die >= roll.crit).length
  const { hitsFrom, critFrom, crits, byCrits, weapon } = account ?? {
    hitsFrom: roll.from,
    critFrom: roll.crit,
    crits: plain,
    byCrits: plain,
    weapon: 0,
  }
  const rest = roll.damage - 1 - byCrits - weapon
  return {
    gear: clash?.gear[side] ?? -1,
    icon: clash?.icons[side] ?? -1,
    dice: roll.dice,
    hitsFrom,
    critFrom,
    hit: roll.end === 'hit',
    crits,
    pieces: piecesOf({ byCrits, weapon }, account === null ? 'rest' : 'added', rest, roll.soak),
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
  return roll === undefined ? null : told(v, side, roll)
}
