import type { Storyteller } from '@midden/table'

/** A lesson tells its story itself. */
export const SILENT: Storyteller = {
  fate: { shows: () => ({ as: 'log' }), changes: () => [], holdings: () => ({}) },
  retelling: { title: () => '', line: () => null, chip: () => '' },
}
