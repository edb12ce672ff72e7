import type { View } from '@midden/kernel'
import type { Beat, RetoldBeat } from '@midden/table'
import type { TableView } from '../link/table-link.ts'

/** A table that is only looked at. */
export const nothingToDo = { menu: [], rights: [], rare: [], barred: [], question: null } as const

/** The table before a move, with what has been told of it so far. */
export const unfinished = (
  before: TableView,
  { story, moves }: TableView,
  { move, end }: Beat,
): TableView => {
  const first = story.findIndex((line) => line.move === move)
  return { ...before, ...nothingToDo, moves, story: story.slice(0, first + end + 1) }
}

/** The table after an earlier move, as far as it is known. */
export const afterMove = (now: TableView, move: number, view: View): TableView => ({
  ...now,
  ...nothingToDo,
  moves: move,
  view,
  story: now.story.filter((line) => line.move <= move),
})

/** Somebody who wants no account is told in passing what the end of the round changed for them. */
export function asWanted(beat: RetoldBeat, recaps: 'on' | 'mine' | 'off'): RetoldBeat {
  if (beat.as !== 'recap' || recaps === 'on' || (recaps === 'mine' && beat.mine.length > 0)) return beat
  return { ...beat, as: 'moment', recap: null, holds: false }
}
