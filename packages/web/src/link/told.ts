import type { Viewer } from '@midden/kernel'
import {
  type AnyMatch,
  type Line,
  type Step,
  type Story,
  storyFor,
  type TableState,
  toldOf,
} from '@midden/table'

const movesOf = (match: AnyMatch | null): number => match?.journal.moves.length ?? 0

/** All that was told at a table of this browser, for all eyes; what is taken back goes out of it. */
export function memory(state: TableState) {
  let lines: Line[] = toldOf(state.match)
  return {
    take({ before, after, entry, events }: Step): void {
      const moves = movesOf(after.match)
      if (moves < movesOf(before.match)) lines = lines.filter(({ move }) => move <= moves)
      if (entry.body.kind === 'move') lines = lines.concat(events.map((event) => ({ move: moves, event })))
    },
    latest: ({ match }: TableState): Line['event'][] =>
      lines.filter(({ move }) => move === movesOf(match)).map(({ event }) => event),
    storyFor: ({ match }: TableState, viewer: Viewer): Story => storyFor(match, lines, viewer),
  }
}
