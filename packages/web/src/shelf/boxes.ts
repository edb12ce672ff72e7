import industrialCover from '../art/covers/industrial-waste.svg?raw'
import panCover from '../art/covers/pan.svg?raw'
import wasteCover from '../art/covers/waste.svg?raw'
import knightsCover from '../art/covers/waste-knights.svg?raw'

export type GameId = 'pan' | 'waste' | 'industrial-waste' | 'waste-knights'

/** A box on the shelf: what can be said of a game before it is loaded. */
export interface Box {
  id: GameId
  title: string
  seats: { min: number; max: number; usual: number }
  /** clauses and rulings in its ledger */
  clauses: number
  cover: string
  /** a deal that makes a good first game, with tips */
  guide?: { seats: number; seed: string; options?: Readonly<Record<string, string>> }
  /** the box is shown, but cannot be opened yet */
  announced?: true
}

export const BOXES: readonly Box[] = [
  {
    id: 'pan',
    title: 'Pan t’es mort',
    seats: { min: 2, max: 6, usual: 4 },
    clauses: 111,
    cover: panCover,
    guide: { seats: 3, seed: 'first game 11416' },
  },
  {
    id: 'waste',
    title: 'WASTE',
    seats: { min: 2, max: 4, usual: 4 },
    clauses: 138,
    cover: wasteCover,
    guide: { seats: 3, seed: 'first game 9' },
  },
  {
    id: 'industrial-waste',
    title: 'Industrial Waste',
    seats: { min: 2, max: 4, usual: 4 },
    clauses: 157,
    cover: industrialCover,
    guide: { seats: 3, seed: 'first game 677' },
  },
  {
    id: 'waste-knights',
    title: 'Waste Knights',
    seats: { min: 2, max: 4, usual: 3 },
    clauses: 568,
    cover: knightsCover,
    guide: { seats: 2, seed: 'first game 12', options: { mission: 'M0' } },
  },
]

/** A title as it is set on the boxes. */
export const titleOf = ({ id, title }: { id: string; title: string }): string => boxOf(id)?.title ?? title

export const boxOf = (id: string): Box | undefined => BOXES.find((box) => box.id === id)
