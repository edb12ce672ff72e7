import { AXIAL, hexAt } from '../board/geometry.ts'
import { contaminationAt, isBlank, obstaclesAt, radiationAt, threatAt, tileAt } from '../board/hexes.ts'
import { cards } from '../cards.ts'
import type { Terrain } from '../content/names.ts'
import type { WkView } from '../view/view.ts'
import { hexWords, inRows } from './names.ts'

const SHORT: Readonly<Record<Terrain, string>> = {
  City: '',
  Special: '',
  Highway: 'Hwy',
  Desert: 'Dst',
  Jungle: 'Jng',
  Swamp: 'Swp',
  Mountains: 'Mtn',
}
const CELL = 10
const RADIUS = 3

/** The hex's number or terrain, what entering it costs, then its icons and tokens. */
function face(v: WkView, hex: number): string {
  const { number, terrain, difficulty } = tileAt(v, hex)
  const name = number > 0 ? `[${number}]` : SHORT[terrain]
  const icons = '!'.repeat(threatAt(v, hex)) + '*'.repeat(radiationAt(v, hex))
  return `${name}${difficulty + obstaclesAt(v, hex)}${icons}${'~'.repeat(contaminationAt(v, hex))}`
}

/** Who stands there: seats as players count them, in brackets if unconscious; villain, markers, special tokens. */
function standing(v: WkView, hex: number): string {
  const found: string[] = []
  v.knights.forEach((k, seat) => {
    if (k.hex === hex && k.sheet >= 0 && ((v.gone >> seat) & 1) === 0)
      found.push(k.down ? `(${seat + 1})` : `${seat + 1}`)
  })
  if (v.quest.villain === hex) found.push('V')
  if (v.quest.dame === hex) found.push('D')
  for (const { n, hex: at, shown } of v.quest.markers) if (at === hex) found.push(shown ? `m${n}` : 'm')
  if (isBlank(v, hex)) found.push('X')
  return found.join(' ')
}

/** One row of hexes as three lines of text: coordinates, faces, who is there. */
function row(v: WkView, r: number): string[] {
  const hexes: number[] = []
  for (let q = -RADIUS; q <= RADIUS; q++) if (Math.abs(q + r) <= RADIUS) hexes.push(hexAt(q, r))
  const indent = ' '.repeat((Math.abs(r) * CELL) / 2)
  const line = (of: (hex: number) => string): string =>
    (indent + hexes.map((hex) => of(hex).padEnd(CELL)).join('')).trimEnd()
  return [line(hexWords), line((hex) => face(v, hex)), line((hex) => standing(v, hex))]
}

/** The board, north at the top. */
export function mapWords(v: WkView): string[] {
  if (v.tiles.length !== AXIAL.length) return []
  const lines: string[] = []
  for (let r = -RADIUS; r <= RADIUS; r++) lines.push(...row(v, r))
  const places = cards(v).hexes.flatMap((hex) =>
    hex === null ? [] : [`[${hex.row.number}] ${hex.row.name}`],
  )
  return [
    ...lines,
    'Terrain or [number], MP to enter, ! threat, * radiation, ~ contamination;',
    'knights by number, V villain, D the Dame, m marker, X special token.',
    ...inRows(places),
  ]
}
