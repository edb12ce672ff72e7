import type { CSSProperties } from 'react'
import type { Box } from '../games/box.ts'
import { vars } from '../style/vars.ts'
import { unbroken } from '../text/unbroken.ts'

const found = import.meta.glob<Box>('../games/*/box.ts', { eager: true, import: 'box' })

/** Every box on the shelf: each game's folder has one. */
export const BOXES: readonly Box[] = Object.values(found)
  .map((box) => ({ ...box, words: { ...box.words, fr: unbroken(box.words.fr) } }))
  .sort((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1))

export const boxOf = (id: string): Box | undefined => BOXES.find((box) => box.id === id)

/** A title as it is set on the boxes. */
export const titleOf = ({ id, title }: { id: string; title: string }): string => boxOf(id)?.title ?? title

/** The inks of a game, for the style of whatever shows it: its table, its box, its layer of the ground. */
export function inksOf(id: string): CSSProperties {
  const inks = boxOf(id)?.inks
  if (inks === undefined) return {}
  const { paper, ink, spot, onPaper, stock, lid, side, layer, hatch } = inks
  return vars({
    '--game-paper': paper,
    '--game-ink': ink,
    '--game-spot': spot,
    '--game-on-paper': onPaper,
    '--game-stock': stock,
    '--lid': lid,
    '--side': side,
    '--layer': layer,
    '--hatch': hatch,
  })
}

/** How many boxes stand on one board of the shelf at most. */
const ON_A_BOARD = 4

const widthOf = ({ cover }: Box): number => Number(/viewBox="0 0 (\d+)/.exec(cover)?.[1] ?? 250)

/** Boxes on boards that are filled evenly: on which board and in which column each stands, and how wide the columns are. */
export function standing(boxes: readonly Box[]): {
  columns: string
  placeOf(index: number): { board: number; column: number }
} {
  const boards = Math.ceil(boxes.length / ON_A_BOARD)
  const wide = Math.ceil(boxes.length / boards)
  const widths = Array.from({ length: wide }, (_, column) =>
    Math.max(...boxes.filter((_box, i) => i % wide === column).map(widthOf)),
  )
  return {
    columns: widths.map((width) => `${width}fr`).join(' '),
    placeOf: (i) => ({ board: Math.floor(i / wide), column: i % wide }),
  }
}
