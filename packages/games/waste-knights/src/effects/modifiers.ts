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
  if (line.from !== 'gear' || scene.weapon < 0) return false
  const { group } = cards(s).gear[line.of]!.row
  if (group !== 'weapon' && group !== 'enhancement') return false
  if (line.if.some((c) => typeof c === 'object' && 'by' in c && c.by === 'opp')) return false
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

/** Permanent modifiers that work for a knight now: those of his own components. */
function standing(s: Table, seat: Seat, scene: Scene, topic: Topic): readonly Modifier[] {
  if (!hasText(s, seat, topic, false)) return NO_MODIFIERS
  const found: Modifier[] = []
  for (const source of available(s, seat, false, 'passive')) {
    const { line } = source
    if (allHold(s, line.if, seat, scene) && !wrongWeapon(s, source, scene)) found.push(...line.modifiers)
  }
  return found
}
const NO_MODIFIERS: readonly Modifier[] = []

/** Permanent modifiers of the enemy card that fit the scene. */
function fromFoe(s: Table, seat: Seat, scene: Scene): Modifier[] {
  return foeLines(s).flatMap((line) => (allHold(s, line.if, seat, scene) ? line.modifiers : []))
}

/** Descriptions of hexes work on their own, unless a special token lies there (WK-15.1, WK-27.3). */
function fromHexes(s: Table, seat: Seat, scene: Scene): Modifier[] {
  const found: Modifier[] = []
  for (let at = 0; at < s.tiles.length; at++) {
    const number = cards(s).tiles[s.tiles[at]!]?.number ?? 0
    const lines = cards(s).hexes[number]?.lines ?? []
    for (const line of lines)
      if (line.modifiers.length > 0 && !isBlank(s, at) && allHold(s, line.if, seat, scene, at))
        found.push(...line.modifiers)
  }
  return found
}

const total = (list: readonly Modifier[], stat: Summed): number => {
  let sum = 0
  for (const m of list) if ('by' in m && m.stat === stat) sum += m.by
  return sum
}

/** What a knight's components add to a figure. */
export const bonus = (s: Table, seat: Seat, stat: Summed, scene: Scene): number =>
  total(standing(s, seat, scene, topicOf({ stat, by: 0 })), stat)
/** What the enemy card adds to one of its own figures. */
export const foeBonus = (s: Table, seat: Seat, stat: Summed, scene: Scene): number =>
  total(fromFoe(s, seat, scene), stat)

/** Dice gained and suffered in a check by standing effects of everybody concerned (WK-9.2, WK-17.6). */
export function standingDice(s: Table, seat: Seat, scene: Scene): { plus: number; minus: number } {
  const found = [...standing(s, seat, scene, 'dice'), ...fromFoe(s, seat, scene)]
  const rival = opponentOf(s, seat)
  if (rival >= 0) found.push(...standing(s, rival, scene, 'dice'))
  if (scene.kind === 'attack') found.push(...fromHexes(s, seat, scene))
  let plus = 0
  let minus = 0
  for (const m of found)
    if ('by' in m && m.stat === 'dice') {
      if (m.by > 0) plus += m.by
      else minus -= m.by
    }
  return { plus, minus }
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
  return fromFoe(s, seat, scene).some((m) => 'forbid' in m && m.forbid.includes(what))
}

/** One more option when stealing, one more card when drawing a reward. */
export function extra(s: Table, seat: Seat, what: 'steal' | 'draw', scene: Scene): number {
  let sum = 0
  for (const m of standing(s, seat, scene, 'extra')) if ('extra' in m && m.extra === what) sum += m.n
  return sum
}
