import { HEXES, tierOf } from './geometry.ts'

/** C1–C5 cities, K1–K4 the rest of the central tile, S1–S10 places of special tiles, N a normal tile. */
export type Place = string

/** Where everything goes, hex by hex (WK-2.4, WK-2.5). */
export const LEDGER_LAYOUT: readonly Place[] = `C1
   K1 K2 S1 K3 K4 S2
   C2 S3 N  N  N  N  C3 S4 N  N  N  N
   S5 N  N  S6 N  C4 N  S7 N  S8 N  N  S9 N  C5 N  S10 N`.split(/\s+/)

/** How many places of each kind a tier has (WK-R2). */
const CENSUS: readonly Readonly<Record<'C' | 'K' | 'S' | 'N', number>>[] = [
  { C: 1, K: 4, S: 2, N: 0 },
  { C: 2, K: 0, S: 2, N: 8 },
  { C: 2, K: 0, S: 6, N: 10 },
]
const PLACES = [...new Set(LEDGER_LAYOUT)]

/** What is wrong with a layout of one's own, or null. Neighbourhood is free, the census is not. */
export function wrongLayout(layout: readonly string[]): string | null {
  if (layout.length !== HEXES) return `a layout names ${HEXES} places`
  for (const place of layout) if (!PLACES.includes(place)) return `there is no place "${place.slice(0, 20)}"`
  for (const place of PLACES)
    if (place !== 'N' && layout.filter((other) => other === place).length !== 1)
      return `the place ${place} must occur exactly once`
  if (layout[0] !== 'C1') return 'C1 is the centre'
  for (let tier = 1; tier <= 3; tier++)
    for (const kind of ['C', 'K', 'S', 'N'] as const) {
      const found = layout.filter((place, hex) => tierOf(hex) === tier && place.startsWith(kind)).length
      const due = CENSUS[tier - 1]![kind]
      if (found !== due) return `tier ${tier} has ${due} places of kind ${kind}, not ${found}`
    }
  return null
}
