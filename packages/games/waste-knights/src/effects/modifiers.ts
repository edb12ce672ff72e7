import type { Seat } from '@midden/kernel'
import { isBlank } from '../board/hexes.ts'
import { cards } from '../cards.ts'
import type { Line } from '../content/catalogue.ts'
import { type Topic, topicOf } from '../content/moments.ts'
import type { Forbidden } from '../content/names.ts'
import type { Modifier, Summed } from '../content/vocabulary.ts'
import type { Table } from '../position.ts'
import { allHold, combatNow, opponentOf, type Scene } from './scene.ts'
import { available, hasText, type Source } from './sources.ts'

/** Text of a weapon, or of what is attached to it, about one's own attacks means attacks with that weapon. */
export function wrongWeapon(s: Table, { line, slot }: Source, scene: Scene): boolean {
  if (line.from !== 'gear' || scene.weapon < 0 || line.onOpponent) return false
  const { group } = cards(s).gear[line.of]!
  if (group !== 'weapon' && group !== 'enhancement') return false
  return Math.floor(slot / 10) !== Math.floor(scene.weapon / 10)
}

/** The enemy's text, while somebody fights or flees it. */
export function foeLines(s: Table): readonly Line[] {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i]!
    if (f.at === 'combat') return f.foe < 0 ? [] : cards(s).wild[f.foe]!.lines
    if (f.at === 'wild') return cards(s).wild[f.card]!.lines
  }
  return []
}

/** Permanent text of a knight's own components about a topic, whether it works now or not. */
export const permanent = (s: Table, seat: Seat, topic: Topic): readonly Source[] =>
  hasText(s, seat, topic, false) ? available(s, seat, false, topic) : NO_TEXT
const NO_TEXT: readonly Source[] = []

const works = (s: Table, seat: Seat, source: Source, scene: Scene): boolean =>
  allHold(s, source.line.if, seat, scene) && !wrongWeapon(s, source, scene)

/** Permanent modifiers that work for a knight now: those of his own components. */
function standing(s: Table, seat: Seat, scene: Scene, topic: Topic): Modifier[] {
  const found: Modifier[] = []
  for (const source of permanent(s, seat, topic))
    if (works(s, seat, source, scene)) for (const m of source.line.modifiers) found.push(m)
  return found
}

/** Does a line of the enemy card modify anything in this scene? */
const modifies = (s: Table, seat: Seat, { modifiers, if: when }: Line, scene: Scene): boolean =>
  modifiers.length > 0 && allHold(s, when, seat, scene)

const total = (list: readonly Modifier[], stat: Summed): number => {
  let sum = 0
  for (const m of list) if ('by' in m && m.stat === stat) sum += m.by
  return sum
}

/** What such text adds to a figure in this scene. */
export function bonusBy(s: Table, seat: Seat, text: readonly Source[], stat: Summed, scene: Scene): number {
  let sum = 0
  for (const source of text) if (works(s, seat, source, scene)) sum += total(source.line.modifiers, stat)
  return sum
}
/** What a knight's components add to a figure. */
export const bonus = (s: Table, seat: Seat, stat: Summed, scene: Scene): number =>
  bonusBy(s, seat, permanent(s, seat, topicOf({ stat, by: 0 })), stat, scene)
/** What the enemy card adds to one of its own figures. */
export function foeBonus(s: Table, seat: Seat, stat: Summed, scene: Scene): number {
  let sum = 0
  for (const line of foeLines(s)) if (modifies(s, seat, line, scene)) sum += total(line.modifiers, stat)
  return sum
}

interface Dice {
  plus: number
  minus: number
}
function addDice(dice: Dice, list: readonly Modifier[]): void {
  for (const m of list) {
    if (!('by' in m) || m.stat !== 'dice') continue
    if (m.by > 0) dice.plus += m.by
    else dice.minus -= m.by
  }
}
function addStanding(s: Table, seat: Seat, scene: Scene, dice: Dice): void {
  for (const source of permanent(s, seat, 'dice'))
    if (works(s, seat, source, scene)) addDice(dice, source.line.modifiers)
}
/** Descriptions of hexes work on their own, unless a special token lies there (WK-15.1, WK-27.3). */
function addFromHexes(s: Table, seat: Seat, scene: Scene, dice: Dice): void {
  const { tiles, hexes } = cards(s)
  for (let at = 0; at < s.tiles.length; at++) {
    const hex = hexes[tiles[s.tiles[at]!]?.number ?? 0]
    if (hex === null || hex === undefined || !hex.modifies || isBlank(s, at)) continue
    for (const { modifiers, if: when } of hex.lines)
      if (allHold(s, when, seat, scene, at)) addDice(dice, modifiers)
  }
}

/** Dice gained and suffered in a check by standing effects of everybody concerned (WK-9.2, WK-17.6). */
export function standingDice(s: Table, seat: Seat, scene: Scene): Dice {
  const dice: Dice = { plus: 0, minus: 0 }
  addStanding(s, seat, scene, dice)
  for (const line of foeLines(s)) if (modifies(s, seat, line, scene)) addDice(dice, line.modifiers)
  const rival = opponentOf(s, seat)
  if (rival >= 0) addStanding(s, rival, scene, dice)
  if (scene.kind === 'attack') addFromHexes(s, seat, scene, dice)
  return dice
}

/** The lowest die that is a Bull's Eye, 10 unless a component says less (WK-17.8). */
export function critFrom(s: Table, seat: Seat, scene: Scene): number {
  let lowest = 10
  for (const m of standing(s, seat, scene, 'arms'))
    if ('is' in m && m.stat === 'crit from') lowest = Math.min(lowest, m.is)
  return lowest
}
/** Damage of a Bull's Eye, the highest counts (WK-17.9). */
export function critDamage(s: Table, seat: Seat, scene: Scene): number {
  let highest = 1
  for (const m of standing(s, seat, scene, 'arms'))
    if ('is' in m && m.stat === 'crit damage') highest = Math.max(highest, m.is)
  return highest
}
/** Whether something says of the weapon: this icon too, or no dice lost under an icon. */
export const hasTrait = (
  s: Table,
  seat: Seat,
  stat: 'icon' | 'range penalty',
  is: string | 0,
  scene: Scene,
): boolean => standing(s, seat, scene, 'arms').some((m) => 'is' in m && m.stat === stat && m.is === is)

/** How many green cards offered in a trade count as yellow (WKC-R19). */
export const bargains = (s: Table, seat: Seat, scene: Scene): number =>
  standing(s, seat, scene, 'value').filter((m) => 'is' in m && m.stat === 'value').length

/** "Cannot" beats "can" (WK-1.2): what the enemy card forbids the knight who fights it. */
export function isForbidden(s: Table, seat: Seat, what: Forbidden, scene: Scene): boolean {
  const combat = combatNow(s)
  if (combat === null || combat.foe < 0 || combat.seats[0] !== seat) return false
  for (const line of foeLines(s))
    for (const m of line.modifiers)
      if ('forbid' in m && m.forbid.includes(what) && allHold(s, line.if, seat, scene)) return true
  return false
}

/** One more option when stealing, one more card when drawing a reward. */
export function extra(s: Table, seat: Seat, what: 'steal' | 'draw', scene: Scene): number {
  let sum = 0
  for (const m of standing(s, seat, scene, 'extra')) if ('extra' in m && m.extra === what) sum += m.n
  return sum
}
