import type { GameEvent, View } from '@midden/kernel'
import type { ReactNode } from 'react'
import type { BoardProps } from '../games/contract.ts'

/** Parts of one kind, as a game draws them, with the name of the kind. */
export type Sample = readonly [title: string, drawn: ReactNode]

/** What a game's `samples.tsx` says: the table its parts are taken from, and the parts. */
export interface Samples<V extends View = View, E extends GameEvent = GameEvent> {
  options?: Readonly<Record<string, unknown>>
  /** the drawings that its parts refer to */
  sheet: ReactNode
  of(props: BoardProps<V, E>): readonly Sample[]
}
