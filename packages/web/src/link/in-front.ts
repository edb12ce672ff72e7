import { type Game, hashOf, owing, type Seat, seatsIn, type Viewer } from '@midden/kernel'
import type { AnyMatch } from '@midden/table'

/** Who sits in front of a device, and who is to take it next. */
export interface InFront {
  front: Viewer
  handTo: Seat | null
}

const seeTheSame = (game: Game, { position }: AnyMatch, a: Seat, b: Seat): boolean =>
  hashOf({ ...game.view(position, a), me: null }) === hashOf({ ...game.view(position, b), me: null })

/** One device, several people: whoever is asked next takes it, and nothing hidden is shown in between. */
export function nextInFront(match: AnyMatch, here: readonly Seat[], now: InFront): InFront {
  const { game, position } = match
  const { front } = now
  if (here.length < 2) return { front: here[0] ?? null, handTo: null }
  if (game.outcome(position) !== null) return { front: null, handTo: null }
  const asked = seatsIn(owing(game, position)).filter((seat) => here.includes(seat))
  if (asked.length === 0 || (front !== null && asked.includes(front))) return { front, handTo: null }
  const next = asked.find((seat) => front === null || seat > front) ?? asked[0]!
  return front !== null && seeTheSame(game, match, front, next)
    ? { front: next, handTo: null }
    : { front, handTo: next }
}
