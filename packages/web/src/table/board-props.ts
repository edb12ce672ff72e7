import type { BoardProps, Live } from '../games/contract.ts'
import { idle } from '../games/still.ts'
import type { TableLink, TableView } from '../link/table-link.ts'
import { namer } from './use-table.ts'

export const liveOf = ({ view, moves, question, menu, rights }: TableView): Live => ({
  view,
  moves,
  decision: question?.decision ?? null,
  menu,
  rights,
})

/** What a board is given to look at; whoever lets it act adds the rest. */
export function lookOnly(
  { aids, unwatched }: Pick<TableLink, 'aids' | 'unwatched'>,
  state: TableView,
): BoardProps {
  return {
    ...idle,
    ...liveOf(state),
    barred: state.barred,
    latest: state.story.filter(({ move }) => move === state.moves).map(({ event }) => event),
    story: state.story,
    seenTo: state.seenTo,
    live: liveOf(state),
    unwatched: unwatched ?? true,
    sitters: state.sitters,
    who: namer(state),
    aids,
    outcome: state.outcome,
  }
}
