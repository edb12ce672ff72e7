import { AXIAL, bearing, distance, HEXES, hexAt, numberAt, type WkView } from '@midden/waste-knights/reading'
import { t } from '../text/text.ts'
import { hexLabel, placeTitle } from './places.ts'

/** The six ways out of a hex. */
const WAYS = {
  east: [1, 0],
  'north-east': [1, -1],
  'north-west': [0, -1],
  west: [-1, 0],
  'south-west': [-1, 1],
  'south-east': [0, 1],
} as const
type Way = keyof typeof WAYS

/** The hex next to this one; −1 beyond the edge. */
function next(hex: number, way: Way): number {
  const [q, r] = AXIAL[hex]!
  return hexAt(q + WAYS[way][0], r + WAYS[way][1])
}

/** Keys that walk the map, as on a number pad; up and down take the other slant at the edge. */
const KEYS: Readonly<Record<string, readonly Way[]>> = {
  ArrowRight: ['east'],
  ArrowLeft: ['west'],
  ArrowUp: ['north-east', 'north-west'],
  ArrowDown: ['south-east', 'south-west'],
  PageUp: ['north-east'],
  PageDown: ['south-east'],
  Home: ['north-west'],
  End: ['south-west'],
}

/** Where a key leads; −1 beyond the edge, null: it does not walk. */
export const towards = (hex: number, key: string): number | null =>
  KEYS[key]?.map((way) => next(hex, way)).find((to) => to >= 0) ?? (KEYS[key] === undefined ? null : -1)

/** What lies around a hex, way by way. */
export const around = (v: WkView, hex: number, who: (seat: number) => string): string =>
  [
    t.map.around(placeTitle(v, hex)),
    ...(Object.keys(WAYS) as Way[]).map((way) => {
      const to = next(hex, way)
      return t.map.towards(way, to < 0 ? t.map.edge : hexLabel(v, to, who))
    }),
  ].join(' ')

/** All places with a name, the nearest first, and how far off they are. */
export const placesFrom = (v: WkView, from: number): { hex: number; name: string; far: string }[] =>
  Array.from({ length: HEXES }, (_, hex) => hex)
    .filter((hex) => numberAt(v, hex) > 0)
    .toSorted((a, b) => distance(from, a) - distance(from, b))
    .map((hex) => ({
      hex,
      name: placeTitle(v, hex),
      far: hex === from ? t.map.hereNow : t.map.far(distance(from, hex), bearing(from, hex)),
    }))
