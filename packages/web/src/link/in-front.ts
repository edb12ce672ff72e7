import { type Game, hashOf, type Seat, type Viewer } from '@midden/kernel'
import type { AnyMatch } from '@midden/table'

/** Who sits in front of a device, and who is to take it next. */
export interface InFront {
  front: Viewer
  handTo: Seat | null
}

export const seeTheSame = (game: Game, { position }: AnyMatch, a: Seat, b: Seat): boolean =>
  hashOf({ ...game.view(position, a), me: null }) === hashOf({ ...game.view(position, b), me: null })

/**
 * One device, several people: whoever is asked next takes it, and nothing hidden is shown in between. Where two see the
 * same there is nothing to hide.
 */
export function nextInFront(
  here: readonly Seat[],
  asked: readonly Seat[],
  { front }: InFront,
  alike: (a: Seat, b: Seat) => boolean,
): InFront {
  if (here.length < 2) return { front: here[0] ?? null, handTo: null }
  const own = asked.filter((seat) => here.includes(seat))
  if (own.length === 0 || (front !== null && own.includes(front))) return { front, handTo: null }
  const next = own.find((seat) => front === null || seat > front) ?? own[0]!
  return front !== null && alike(front, next) ? { front: next, handTo: null } : { front, handTo: next }
}
