import type { Viewer } from '@midden/kernel'
import {
  type JournalStep,
  type Story,
  type StoryLine,
  storyFor,
  type TableState,
  toldAfter,
  toldOf,
} from '@midden/table'

/** All that was told at a table of this browser, for all eyes; what is taken back goes out of it. */
export function memory(state: TableState) {
  let lines: readonly StoryLine[] = toldOf(state.match)
  return {
    take(step: JournalStep): void {
      lines = toldAfter(lines, step)
    },
    latest: ({ match }: TableState): StoryLine['event'][] =>
      lines.filter(({ move }) => move === (match?.journal.moves.length ?? 0)).map(({ event }) => event),
    storyFor: (state: TableState, viewer: Viewer): Story => storyFor(state, lines, viewer),
  }
}
