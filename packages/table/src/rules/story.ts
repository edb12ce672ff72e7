import { eventsFor, replay, type Viewer } from '@midden/kernel'
import type { AnyMatch } from './state.ts'
import type { Line, Story } from './types.ts'

/** All that was told of a match as it stands, for all eyes, by playing it once more. */
export function toldOf(match: AnyMatch | null): Line[] {
  const lines: Line[] = []
  if (match === null) return lines
  const { game, journal } = match
  replay(
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

/** What a viewer was told of a match, out of all that was told of it. */
export const storyFor = (match: AnyMatch | null, told: readonly Line[], viewer: Viewer): Story => ({
  own: match === null ? 0 : match.journal.moves.findLastIndex(({ seat }) => seat === viewer) + 1,
  lines: told.flatMap(({ move, event }) => eventsFor([event], viewer).map((seen) => ({ move, event: seen }))),
})
