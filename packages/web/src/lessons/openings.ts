import {
  act,
  allowed,
  begin,
  type Draw,
  expand,
  type Game,
  type GameEvent,
  isRefusal,
  menu,
  type Position,
  seeded,
  waiting,
} from '@midden/kernel'
import type { AnyMatch } from '@midden/table'
import type { Play } from './course.ts'
import { LessonBroken } from './moves.ts'

interface Deal {
  seats: number
  options?: Readonly<Record<string, unknown>>
  /** every draw, in order; left out: what the seed gives */
  draws?: readonly Draw[]
}

/** A match from its set-up, dealt as prescribed. */
export function dealt(game: Game, { seats, options = {}, draws }: Deal, told?: GameEvent[]): AnyMatch {
  const script = draws === undefined ? null : [...draws]
  const match = begin(game, { seats, options, seed: '1', script }, told)
  if (isRefusal(match)) throw new LessonBroken(match.reason)
  return match
}

interface Arranged<S extends Position> extends Pick<Deal, 'seats' | 'options'> {
  /** the set-up is answered with what is offered first, until this is asked */
  until: string
  /** what is answered otherwise, in this order */
  picks?: readonly Play[]
  /** puts everything in its place */
  arrange(position: S): void
  /** every draw that follows, in order */
  draws?: readonly Draw[]
  /** what a table would have been told by now, as far as its board goes by it */
  tells?: readonly GameEvent[]
}

/** A match in the middle: from a set-up of the game, with everything put in its place by hand. */
export function arranged<S extends Position>(
  game: Game,
  { seats, options, until, picks = [], arrange, draws = [], tells = [] }: Arranged<S>,
  told: GameEvent[],
): AnyMatch {
  const match = dealt(game, { seats, ...(options !== undefined && { options }) })
  const left = [...picks]
  for (;;) {
    const first = waiting(game, match.position).find(({ optional }) => !optional)
    if (first === undefined) throw new LessonBroken(`"${until}" is never asked`)
    if (first.decision === until) break
    const { seat } = first
    const offers = menu(game, match.position, seat)
    const pick = left[0]
    const picked = pick !== undefined && pick[0] === seat && allowed(offers, pick[1])
    if (picked) left.shift()
    const refused = act(match, seat, picked ? pick[1] : expand(offers)[0])
    if (refused !== null) throw new LessonBroken(refused.reason)
  }
  arrange(match.position as S)
  match.position.rng = seeded('1', [...draws])
  match.journal.moves = []
  match.freeFrom = 0
  told.push(...tells)
  return match
}
