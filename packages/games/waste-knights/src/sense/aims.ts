import type { Seat } from '@midden/kernel'
import { distance, HEXES, NEIGHBOURS } from '../board/geometry.ts'
import {
  contaminationAt,
  descriptionAt,
  hexOfNumber,
  isBlank,
  isCity,
  isHazard,
  numberAt,
  radiationAt,
} from '../board/hexes.ts'
import { cards } from '../cards.ts'
import { SKILLS } from '../content/names.ts'
import type { Need, PrivateRow } from '../content/rows.ts'
import { hasNoActions } from '../missions/extras.ts'
import { rulesOf } from '../missions/modules.ts'
import type { Knight, Table } from '../position.ts'
import { canTry } from '../tasks/attemptable.ts'
import { worthOfActions } from './actions.ts'
import { chanceOf, HEALTH, worthOfRewards } from './worth.ts'

/** Of what a task brings, having accepted it is worth this much. */
const ACCEPTED = 0.6
/** A gain far away is worth less with every step: by the distance. */
const FADES = [1, 0.8, 0.64, 0.51, 0.41, 0.33, 0.26] as const
/** What is still to come from a hex counts less than what is there. */
const LATER = 0.75

/** How likely he meets a requirement there. */
function chanceOfNeed(s: Table, seat: Seat, need: Need): number {
  if (!canTry(s, seat, need)) return 0.1
  return need.need === 'check' ? chanceOf(s, seat, SKILLS.indexOf(need.skill), need.difficulty, 'task') : 0.9
}
/** How likely the whole of a task is his, from the second requirement alone. */
function chanceOfSecond(s: Table, seat: Seat, { second }: PrivateRow): number {
  if ('defeat' in second) return 0.4
  return second.need.need === 'arrived on foot' ? 0.6 : chanceOfNeed(s, seat, second.need)
}

interface Aim {
  hex: number
  gain: number
}
/** Where a hex asks for arriving on foot one first goes next to it, and then walks. */
function onFoot(s: Table, seat: Seat, hex: number, gain: number, walking: boolean): Aim[] {
  if (distance(s.knights[seat]!.hex, hex) === 1) return walking ? [{ hex, gain }] : []
  return NEIGHBOURS[hex]!.map((next) => ({ hex: next, gain: gain / 2 }))
}
/** Hexes his tasks speak of: those he has, or may still accept. */
function taskAims(s: Table, seat: Seat, walking: boolean): Aim[] {
  const { tasks } = cards(s)
  const own = s.knights[seat]!.tasks
  const found: Aim[] = []
  const toAccept = (row: PrivateRow): void => {
    const gain = ACCEPTED * worthOfRewards(row.reward) * chanceOfNeed(s, seat, row.first.need)
    found.push({ hex: hexOfNumber(s, row.first.hex), gain: gain * chanceOfSecond(s, seat, row) })
  }
  for (const { card, accepted } of own) {
    const row = tasks[card]?.private
    if (row === undefined || row === null) continue
    if (!accepted) toAccept(row)
    else if ('hex' in row.second) {
      const { hex: number, need } = row.second
      const hex = hexOfNumber(s, number)
      const gain = worthOfRewards(row.reward)
      if (need.need === 'arrived on foot') found.push(...onFoot(s, seat, hex, gain, walking))
      else found.push({ hex, gain: gain * chanceOfNeed(s, seat, need) })
    }
  }
  if (own.length > 0) return found
  for (const { card } of s.posted.slice(1)) {
    const row = tasks[card]?.private
    if (row !== undefined && row !== null) toAccept(row)
  }
  return found
}

/** Acting in all the places a common task names, or being healthy and clean on a hazard (WK-13.12). */
function commonGain(s: Table, seat: Seat, hex: number): number {
  const common = cards(s).tasks[s.posted[0]!.card]?.common
  if (common === undefined || common === null) return 0
  const { goal, reward } = common
  const k = s.knights[seat]!
  if (goal.met === 'healthy and clean on a hazard')
    return isHazard(s, hex) && k.hp === 4 && k.rad === 0 ? worthOfRewards(reward) : 0
  if (goal.met !== 'act') return 0
  const at = goal.at.indexOf(numberAt(s, hex))
  if (at < 0 || (s.acted[seat]! >> at) & 1) return 0
  let left = goal.at.length
  for (let seen = s.acted[seat]!; seen !== 0; seen &= seen - 1) left--
  return worthOfRewards(reward) / left
}

/** Whether his exploration there has to begin with a check, and how likely he passes it. */
function opening(s: Table, seat: Seat, k: Knight, hex: number): number {
  const panel = descriptionAt(s, hex)?.explore
  if (panel === undefined || panel === null || k.marker === hex) return 1
  return chanceOf(s, seat, panel.skill, panel.difficulty, 'explore')
}

/** What his tasks would bring on the hex where they bring most. */
export const bestTask = (s: Table, seat: Seat): number =>
  Math.max(0, ...taskAims(s, seat, false).map(({ gain }) => gain))

/** What exploring each hex would bring him, arriving on foot or not. */
export function gainsOf(s: Table, seat: Seat, walking = false): number[] {
  const k = s.knights[seat]!
  const gains = new Array<number>(HEXES).fill(0)
  const tasks = taskAims(s, seat, walking)
  for (let hex = 0; hex < HEXES; hex++) {
    gains[hex] = commonGain(s, seat, hex)
    for (const aim of tasks) if (aim.hex === hex && !isBlank(s, hex)) gains[hex]! += aim.gain
    if (descriptionAt(s, hex) === null) continue
    if (!hasNoActions(s, hex)) gains[hex]! += worthOfActions(s, seat, hex)
    gains[hex]! *= opening(s, seat, k, hex)
  }
  for (const { hex, gain } of rulesOf(s).aims?.(s, seat) ?? []) if (hex >= 0) gains[hex]! += gain
  return gains
}

/** What a night on a hex costs or brings: radiation, contamination, the comforts of a city. */
function night(s: Table, { hp, rad, ammo, fuel }: Knight, hex: number): number {
  const harm =
    radiationAt(s, hex) * (0.8 + 0.5 * rad) +
    contaminationAt(s, hex) * (HEALTH[hp]! - HEALTH[Math.max(0, hp - 1)]!)
  const needs = hp < 4 ? 0.8 : rad > 0 || ammo < 3 || fuel < 3 ? 0.5 : 0
  return (isCity(s, hex) ? needs : 0) - harm
}

/** What it is worth to end a move on a hex: what is there, and the best of what can be had from there. */
export function worthOfHex(s: Table, seat: Seat, gains: readonly number[], hex: number): number {
  let later = 0
  for (let at = 0; at < HEXES; at++)
    if (gains[at]! > later && at !== hex) later = Math.max(later, gains[at]! * FADES[distance(hex, at)]!)
  return gains[hex]! + LATER * later + night(s, s.knights[seat]!, hex)
}
