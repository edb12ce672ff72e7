import type { View } from '@midden/kernel'
import type { TableLink, TableView } from '../link/table-link.ts'

/** As many moves back the board can be looked at again. */
const KEPT = 120

/** The states of one viewer as they came, and views of earlier moves where the table can give them. */
export function known(link: Pick<TableLink, 'past'>) {
  let states = new Map<number, TableView>()
  return {
    /** Somebody sees the table; gives their views after each move from `since` on, as far as there are any. */
    begin(state: TableView, since: number): readonly View[] {
      states = new Map([[state.moves, state]])
      return state.moves > since ? (link.past?.(since) ?? []) : []
    },
    keep(state: TableView): void {
      states.set(state.moves, state)
      states.delete(state.moves - KEPT)
    },
    forgetAfter(state: TableView): void {
      for (const move of states.keys()) if (move > state.moves) states.delete(move)
      states.set(state.moves, state)
    },
    at: (move: number): TableView | null => states.get(move) ?? null,
    viewAt: (move: number): View | null => states.get(move)?.view ?? link.past?.(move)[0] ?? null,
  }
}
