import type { Action, Fate, GameEvent, View } from '@midden/kernel'
import { type Beat, beatsOf } from '@midden/table'
import type { BoardProps } from '../src/games/contract.ts'
import { stillProps } from '../src/games/still.ts'
import type { TableView } from '../src/link/table-link.ts'

/** The last beat of the last move, if that brought any. */
export function newestBeat(fate: Fate, { story, moves, viewer }: TableView): Beat | null {
  const { beats } = beatsOf(story, fate, viewer)
  return beats.findLast(({ move }) => move > 0 && move === moves) ?? null
}

/** What a face is given to draw a table's state. */
export function propsOf<V extends View, E extends GameEvent>(
  state: TableView,
  picked: Action | null,
  aids = true,
): BoardProps<V, E> {
  const { view, moves, menu, rights, barred, story, seenTo, sitters, outcome } = state
  const names = sitters.map(({ name }) => name)
  return {
    ...stillProps<V, E>(view as V, names),
    moves,
    decision: state.question?.decision ?? null,
    menu,
    rights,
    barred,
    picked,
    story: story as BoardProps<V, E>['story'],
    seenTo,
    sitters,
    aids,
    outcome,
  }
}
