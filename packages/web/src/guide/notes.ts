import type { Told, View } from '@midden/kernel'
import type { BoardProps, Tip } from '../games/contract.ts'

/** A short note of a guided first game, and when it is worth saying. */
export interface Note<V extends View, E extends Told> extends Tip {
  when(props: BoardProps<V, E>): boolean
}

/** The first note that fits what is on the table now and has not been put away. */
export const nextNote =
  <V extends View, E extends Told>(notes: readonly Note<V, E>[]) =>
  (props: BoardProps<V, E>, putAway: readonly string[]): Tip | null =>
    notes.find((note) => !putAway.includes(note.id) && note.when(props)) ?? null
