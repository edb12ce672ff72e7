import { atOnce, eventsFor, replaying, type Steps, type Viewer } from '@midden/kernel'
import type { JournalStep } from './news.ts'
import type { AnyMatch, TableState } from './state.ts'
import type { Story, StoryLine } from './types.ts'
import { seenMoves } from './unseen.ts'

const movesOf = (match: AnyMatch | null): number => match?.journal.moves.length ?? 0

/** All that was told of a match as it stands, for all eyes, by playing it once more. */
export const toldOf = (match: AnyMatch | null): StoryLine[] => atOnce(telling(match))

/** The same with rests in between. */
export function* telling(match: AnyMatch | null): Steps<StoryLine[]> {
  const lines: StoryLine[] = []
  if (match === null) return lines
  const { game, journal } = match
  yield* replaying(
    game,
    journal,
    undefined,
    ({ journal: { moves } }, _move, events) => {
      for (const event of events) lines.push({ move: moves.length, event })
    },
    true,
  )
  return lines
}

/** What had been told before a step of a match, with what was told by it; what is taken back goes out. */
export function toldAfter(
  told: readonly StoryLine[],
  { before, after, entry, events }: JournalStep,
): readonly StoryLine[] {
  const moves = movesOf(after.match)
  if (moves < movesOf(before.match)) return told.filter(({ move }) => move <= moves)
  if (entry.body.kind !== 'move' || events.length === 0) return told
  return told.concat(events.map((event) => ({ move: moves, event })))
}

/** What a viewer was told of a match, out of all that was told of it. */
export function storyFor(state: TableState, told: readonly StoryLine[], viewer: Viewer): Story {
  const { match } = state
  const own = match === null ? 0 : match.journal.moves.findLastIndex(({ seat }) => seat === viewer) + 1
  const number = seenMoves(state, viewer)
  return {
    own: number(own),
    lines: told.flatMap(({ move, event }) =>
      eventsFor([event], viewer).map((seen) => ({ move: number(move), event: seen })),
    ),
  }
}
