import {
  abilityText,
  cards,
  commonText,
  gearText,
  knightText,
  linesText,
  privateText,
} from '@midden/waste-knights/reading'
import type { CardFact } from '../box.ts'

const { pack } = cards({ options: { content: null } })

type Named = { id: string } & ({ title: string } | { name: string })

const fact = (row: Named, text: string): CardFact => ({
  id: row.id,
  name: 'title' in row ? row.title : row.name,
  text,
  clauses: [],
})

/** Every knight, piece of gear, stroke of luck, task and card of the wasteland the game is sold with. */
export const facts: readonly CardFact[] = [
  ...pack.knights.map((row) => fact(row, knightText(row))),
  ...[pack.green, pack.yellow, pack.red, pack.blue, pack.vehicles]
    .flat()
    .map((row) => fact(row, gearText(row))),
  ...pack.luck.map((row) => fact(row, abilityText(row.text[0]))),
  ...pack.commons.map((row) => fact(row, commonText(row))),
  ...pack.privates.map((row) => fact(row, privateText(row, pack))),
  ...pack.events.map((row) => fact(row, linesText(row.text))),
  ...pack.enemies.map((row) => fact(row, linesText(row.text, true) || row.line)),
  ...pack.cultists.map((row) => fact(row, linesText(row.text, true))),
]
