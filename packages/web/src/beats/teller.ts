import type { Recap, View, Viewer } from '@midden/kernel'
import type { StoryLine } from '@midden/table'
import { beatsOf, type Cause, type RetoldBeat, retold, type Storyteller } from '@midden/table'
import type { TableView } from '../link/table-link.ts'
import { marked, namer } from '../table/use-table.ts'

/** What a viewer saw after a move, as far as that is known here. */
type Known = (move: number) => View | null

/** Makes beats of what a viewer is told, move by move. */
export function teller(storyteller: Storyteller, known: Known) {
  const { fate, retelling } = storyteller
  let open: Cause | null = null
  /** what a cause is called does not change while it goes on */
  let titled = { cause: '', title: '' }

  const reads = ({ viewer, sitters, view }: TableView, before: View) => ({
    me: viewer,
    who: marked(namer({ sitters }), null),
    before,
    after: view,
  })

  /** The account of all that was told since the account before this move. */
  function recapOf(state: TableView, end: number): Recap | null {
    const isBefore = ({ move, event }: StoryLine): boolean =>
      move < end && fate.shows(event, state.viewer).as === 'recap'
    const from = state.story.findLast(isBefore)?.move ?? 0
    const before = known(from)
    if (before === null) return null
    const round = state.story.filter(({ move }) => move > from && move <= end).map(({ event }) => event)
    return retelling.recap?.(round, reads(state, before)) ?? null
  }

  return {
    /** Somebody else comes, or moves are taken back: no cause is under way. */
    forget(): void {
      open = null
    },
    /** Follows causes without telling of them. */
    heed(lines: readonly StoryLine[], viewer: Viewer): void {
      open = beatsOf(lines, fate, viewer, open).open
    },
    tell(lines: readonly StoryLine[], state: TableView, before: View): RetoldBeat[] {
      const told = beatsOf(lines, fate, state.viewer, open)
      open = told.open
      return told.beats.map((beat) => {
        const words = retold(storyteller, beat, reads(state, before), () => recapOf(state, beat.move))
        if (titled.cause !== beat.cause) titled = { cause: beat.cause, title: words.title }
        return { ...words, title: titled.title }
      })
    },
  }
}
