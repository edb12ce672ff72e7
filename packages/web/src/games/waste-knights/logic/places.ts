import {
  AXIAL,
  cards,
  contaminationAt,
  isBlank,
  numberAt,
  obstaclesAt,
  placeWords,
  radiationAt,
  threatAt,
  tileAt,
  type WkView,
} from '@midden/waste-knights/reading'
import { t } from '../text/text.ts'
import { tagsOf } from './tags.ts'

/** Where a hex lies on the drawing: pointy top, 60 from the middle to a corner. */
export const xOf = (hex: number): number => 60 * Math.sqrt(3) * (AXIAL[hex]![0] + AXIAL[hex]![1] / 2)
export const yOf = (hex: number): number => 90 * AXIAL[hex]![1]

/** A name of its own, or the terrain. */
export function placeName(v: WkView, hex: number): string {
  const { id, number, terrain } = tileAt(v, hex)
  if (number > 0) return cards(v).hexes[number]?.row.name ?? id
  return terrain === 'Special' ? id : t.terrain[terrain]
}

/** Everything that counts on a hex, printed icons and tokens as one sum. */
export interface Signs {
  difficulty: number
  obstacles: number
  threat: number
  radiation: number
  contamination: number
}
export const signsOf = (v: WkView, hex: number): Signs => ({
  difficulty: tileAt(v, hex).difficulty + obstaclesAt(v, hex),
  obstacles: obstaclesAt(v, hex),
  threat: threatAt(v, hex),
  radiation: radiationAt(v, hex),
  contamination: contaminationAt(v, hex),
})

/** The special tokens lying on a hex, by number. */
export const tokensOn = (v: WkView, hex: number): number[] =>
  v.special.flatMap((at, token) => (at === hex ? [token] : []))

/** A hex in a list: its own name, or its terrain and where that lies. */
export function placeTitle(v: WkView, hex: number): string {
  const words = placeWords(v, hex).replace(/^the /, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A hex read aloud, with all that lies on it. */
export function hexLabel(v: WkView, hex: number, who: (seat: number) => string): string {
  const number = numberAt(v, hex)
  const here = v.knights.flatMap((k, seat) => (k.hex === hex && k.sheet >= 0 ? [who(seat)] : []))
  return [
    number > 0 ? t.map.numbered(placeName(v, hex), number) : placeWords(v, hex),
    t.map.signs(signsOf(v, hex)),
    ...(isBlank(v, hex) ? [t.map.blank] : []),
    ...tokensOn(v, hex).flatMap((token) => t.tokens[token] ?? []),
    ...tagsOf(v).flatMap((tag) => (tag.hex === hex ? [tag.title] : [])),
    ...(here.length === 0 ? [] : [t.map.here(t.list(here))]),
  ].join(', ')
}
