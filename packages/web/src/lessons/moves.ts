import { type Action, act, type Draw, type GameEvent, menu, type Seat, waiting } from '@midden/kernel'
import type { AnyMatch, StoryLine } from '@midden/table'
import type { Like } from './course.ts'
import { offeredLike } from './like.ts'

/** A lesson whose words and position do not go together. Its tests see to it that no reader meets one. */
export class LessonBroken extends Error {
  override name = 'LessonBroken'
}

/** A match with everything that was told of it, for all eyes. */
export interface PlayedMatch {
  match: AnyMatch
  told: readonly StoryLine[]
}

/** The match after a move; the one before it stays as it was. */
export function moved({ match, told }: PlayedMatch, seat: Seat, action: Action): PlayedMatch {
  const { journal, game, position } = match
  const next: AnyMatch = {
    ...match,
    position: game.clone(position),
    journal: { ...journal, moves: [...journal.moves] },
  }
  const events: GameEvent[] = []
  const refused = act(next, seat, action, events)
  if (refused !== null) throw new LessonBroken(`${JSON.stringify(action)}: ${refused.reason}`)
  const move = next.journal.moves.length
  return { match: next, told: told.concat(events.map((event) => ({ move, event }))) }
}

/** The same match on a table of its own: what is drawn there is drawn nowhere else. */
export function copied({ match, told }: PlayedMatch, draws: readonly Draw[] | undefined): PlayedMatch {
  const position = match.game.clone(match.position)
  position.rng.script = draws === undefined ? null : [...draws]
  return { match: { ...match, position }, told }
}

/** Everybody who owes an answer. */
export const asked = ({ game, position }: AnyMatch): { seat: Seat; decision: string }[] =>
  waiting(game, position).filter(({ optional }) => !optional)

export const offered = ({ game, position }: AnyMatch, seat: Seat, like: Like): Action | null =>
  offeredLike(menu(game, position, seat), like)
