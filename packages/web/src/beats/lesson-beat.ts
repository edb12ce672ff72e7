import { type Beat, beatsOf, isOwn, type Storyteller } from '@midden/table'
import type { TableView } from '../link/table-link.ts'

/** What the last move brought the reader of a lesson, for the board alone: the lesson itself says what there is to say. */
export function lessonBeat({ fate }: Storyteller, state: TableView): Beat | null {
  const { story, moves, viewer, question, outcome } = state
  if (question !== null || outcome !== null) return null
  const { beats } = beatsOf(story, fate, viewer)
  return beats.findLast((beat) => beat.move === moves && moves > 0 && isOwn(beat)) ?? null
}
