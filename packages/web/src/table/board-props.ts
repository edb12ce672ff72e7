import type { BoardProps } from '../games/contract.ts'
import type { TableLink, TableView } from '../link/table-link.ts'
import { namer } from './use-table.ts'

/** What a board is given to look at; whoever lets it act adds the rest. */
export function lookOnly(link: TableLink, state: TableView): BoardProps {
  const nothing = (): void => {}
  return {
    view: state.view,
    moves: state.moves,
    decision: state.question?.decision ?? null,
    menu: state.menu,
    rights: state.rights,
    barred: state.barred,
    picked: null,
    pick: nothing,
    select: nothing,
    toggle: nothing,
    commit: nothing,
    inspect: nothing,
    latest: state.story.filter(({ move }) => move === state.moves).map(({ event }) => event),
    recent: state.story.filter(({ move }) => move > state.seenTo).map(({ event }) => event),
    story: state.story,
    seenTo: state.seenTo,
    moment: null,
    beat: null,
    sitters: state.sitters,
    who: namer(state),
    aids: link.aids,
    outcome: state.outcome,
  }
}
