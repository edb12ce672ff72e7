import { cards } from '../cards.ts'
import type { Hex } from '../content/catalogue.ts'
import type { TileRow } from '../content/rows.ts'
import { hasCultist } from '../missions/cultists.ts'
import { COMPOST_KEEP } from '../missions/keep.ts'
import type { Table } from '../position.ts'

/** The tile on a hex; a mission may have put its own there. */
export const tileAt = (s: Table, hex: number): TileRow => cards(s).tiles[s.tiles[hex]!] ?? COMPOST_KEEP
export const numberAt = (s: Table, hex: number): number => tileAt(s, hex).number

/** Under a special token a hex has no description (WK-27.3). */
export const isBlank = (s: Table, hex: number): boolean => s.special.includes(hex)

/** The description a knight can explore there, or null on a normal hex and under a special token. */
export const descriptionAt = (s: Table, hex: number): Hex | null =>
  isBlank(s, hex) ? null : (cards(s).hexes[numberAt(s, hex)] ?? null)

/** A city counts as a normal hex under a special token (WK-27.4), unless `tokenOnCity` says otherwise. */
export function isCity(s: Table, hex: number): boolean {
  const number = numberAt(s, hex)
  return number >= 1 && number <= 5 && (!isBlank(s, hex) || s.options.tokenOnCity === 'city')
}

/** The hex a numbered tile lies on. */
export const hexOfNumber = (s: Table, number: number): number =>
  s.tiles.findIndex((_, hex) => numberAt(s, hex) === number)

/** Printed icons and tokens of the same kind add up (WK-2.12). */
export const threatAt = (s: Table, hex: number): number =>
  tileAt(s, hex).threat + s.tokens[1]![hex]! + (hasCultist(s, hex) ? 1 : 0)
export const radiationAt = (s: Table, hex: number): number => tileAt(s, hex).radiation + s.tokens[2]![hex]!
export const contaminationAt = (s: Table, hex: number): number =>
  tileAt(s, hex).contamination + s.tokens[3]![hex]!
export const obstaclesAt = (s: Table, hex: number): number => s.tokens[0]![hex]!
export const isHazard = (s: Table, hex: number): boolean => radiationAt(s, hex) + contaminationAt(s, hex) > 0
