import type { TileRow } from '../content/rows.ts'

/** The mission tile of Damsel in Distress: no number, no actions. */
export const COMPOST_KEEP: TileRow = {
  id: 'Compost Keep',
  number: 0,
  terrain: 'Special',
  difficulty: 2,
  threat: 2,
  radiation: 0,
  contamination: 0,
}
