import { AXIAL, distance, HEXES, type HexNo, hexName } from '../board/geometry.ts'
import { cards, type Packed } from '../cards.ts'

/** What sentences know of a table: its cards and, once it is laid out, its map. */
export interface Known extends Packed {
  tiles?: readonly number[]
}

/** Twelve ways round, from the east by the north; the board has its north at the top. */
const WAYS = [
  'east',
  'east-north-east',
  'north-east',
  'north',
  'north-west',
  'west-north-west',
  'west',
  'west-south-west',
  'south-west',
  'south',
  'south-east',
  'east-south-east',
] as const

/** Which way it is from one hex to another. */
export function bearing(from: HexNo, to: HexNo): string {
  const [q, r] = [AXIAL[to]![0] - AXIAL[from]![0], AXIAL[to]![1] - AXIAL[from]![1]]
  const turn = Math.atan2(-r * Math.sqrt(3), 2 * q + r) / (2 * Math.PI)
  return WAYS[(Math.round(turn * WAYS.length) + WAYS.length) % WAYS.length]!
}

const tileOf = (t: Known, hex: HexNo) => cards(t).tiles[t.tiles?.[hex] ?? -1]

/** The nearest hex with a name of its own; of several, the one nearest to the middle. */
function landmark(t: Known, hex: HexNo): HexNo {
  let best = -1
  for (let other = 0; other < HEXES; other++)
    if ((tileOf(t, other)?.number ?? 0) > 0 && (best < 0 || distance(other, hex) < distance(best, hex)))
      best = other
  return best
}

/** Where a hex without a name lies, short enough for a map: "SE of" and the name; null where it has its own. */
export function nearWords(t: Known, hex: HexNo): { way: string; name: string } | null {
  const from = landmark(t, hex)
  if (from < 0 || from === hex) return null
  const way = bearing(from, hex)
    .split('-')
    .map((part) => part.charAt(0).toUpperCase())
    .join('')
  return { way, name: placeWords(t, from) }
}

/** A hex by its own name, else by its terrain and where it lies: "the highway south-west of Gangraen". */
export function placeWords(t: Known, hex: HexNo): string {
  const tile = tileOf(t, hex)
  if (tile === undefined) return hexName(hex)
  if (tile.number > 0) return cards(t).hexes[tile.number]?.row.name ?? ''
  const from = landmark(t, hex)
  if (from < 0) return `${tile.terrain} ${hexName(hex)}`
  const far = distance(from, hex) > 1 ? `${['', '', 'two', 'three'][distance(from, hex)]} hexes ` : ''
  return `the ${tile.terrain.toLowerCase()} ${far}${bearing(from, hex)} of ${placeWords(t, from)}`
}
