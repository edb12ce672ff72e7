import type { Storyteller } from '@midden/table'

/** For a face that has its own moments. */
export const SILENT: Storyteller = {
  fate: { shows: () => ({ as: 'log' }), changes: () => [], holdings: () => ({}) },
  retelling: { title: () => '', line: () => null, chip: () => '' },
}
