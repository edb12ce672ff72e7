import type { Seat } from '@midden/kernel'
import { distance, HEXES } from '../board/geometry.ts'
import { contaminationAt, descriptionAt, hexOfNumber, isCity, radiationAt } from '../board/hexes.ts'
import { cards } from '../cards.ts'
import type { Aim } from '../missions/module.ts'
import { rulesOf } from '../missions/modules.ts'
import type { Knight, Table } from '../position.ts'

const ACCOMPLISH = 9
const ACCEPT = 6
const FADES = 0.85

const needs = (k: Knight): number => 0.6 * (4 - k.hp) + 0.3 * k.rad + 0.3 * (4 - k.fuel) + 0.2 * (4 - k.ammo)

/** Hexes his tasks speak of: those he has, or may still accept. */
function taskAims(s: Table, seat: Seat): Aim[] {
  const { tasks } = cards(s)
  const own = s.knights[seat]!.tasks
  const found: Aim[] = []
  const add = (number: number, gain: number): void => {
    const hex = hexOfNumber(s, number)
    if (hex >= 0 && descriptionAt(s, hex) !== null) found.push({ hex, gain })
  }
  for (const { card, accepted } of own) {
    const row = tasks[card]?.private
    if (row === undefined || row === null) continue
    if (!accepted) add(row.first.hex, ACCEPT)
    else if ('hex' in row.second) add(row.second.hex, ACCOMPLISH)
  }
  if (own.length > 0) return found
  for (const { card } of s.posted.slice(1)) {
    const row = tasks[card]?.private
    if (row !== undefined && row !== null) add(row.first.hex, ACCEPT)
  }
  return found
}

/** Everything he might head for. */
export function aimsOf(s: Table, seat: Seat): Aim[] {
  const k = s.knights[seat]!
  const found = [...taskAims(s, seat), ...(rulesOf(s).aims?.(s, seat) ?? [])]
  for (let hex = 0; hex < HEXES; hex++)
    if (descriptionAt(s, hex) !== null) found.push({ hex, gain: isCity(s, hex) ? 0.8 + needs(k) : 1.2 })
  return found
}

/** What it is worth to end a move on a hex: the best aim, less with every step still to go; hazards hurt. */
export function worthOfHex(s: Table, aims: readonly Aim[], hex: number): number {
  let best = 0
  for (const { hex: at, gain } of aims) best = Math.max(best, gain * FADES ** distance(hex, at))
  return best - 1.2 * (radiationAt(s, hex) + contaminationAt(s, hex))
}
