import type { Action, Told, View } from '@midden/kernel'
import type { BoardProps, Face } from '../src/games/contract.ts'
import { stillProps } from '../src/games/still.ts'
import type { TableState } from '../src/link/table-link.ts'

/** What a face is given to draw a table's state. */
export function propsOf<V extends View, E extends Told>(
  face: Pick<Face<V, E>, 'moment'>,
  state: TableState,
  picked: Action | null,
  aids = true,
): BoardProps<V, E> {
  const { view, moves, menu, rights, barred, story, seenTo, sitters, outcome } = state
  const names = sitters.map(({ name }) => name)
  const plain = {
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
  return { ...plain, moment: face.moment?.(plain) ?? null }
}
