import { reaches, type Seats, type Viewer } from './seats.ts'

/** What happened, by which clause, for people and clients. A game narrows this to its own list. */
export interface GameEvent<C extends string = string> {
  what: string
  clause: C
  /** the seats that may see it; left out: everybody, watchers too */
  only?: Seats
  /** something hidden became known by this: no free undo beyond it */
  reveals?: true
}

/** Fields of events, by what happened; or that it happened at all. */
export type Passing = Readonly<Record<string, readonly string[] | 'at all'>>

/** Called with each event; null while searching, so that no event is ever built. */
export type Tell<E> = ((event: E) => void) | null

/** The events as one viewer gets them: without those for others, and without the list of recipients. */
export function eventsFor<E extends GameEvent>(events: readonly E[], viewer: Viewer): E[] {
  const seen: E[] = []
  for (const event of events) {
    if (event.only === undefined) seen.push(event)
    else if (reaches(event.only, viewer)) {
      const { only: _, ...rest } = event
      seen.push(rest as E)
    }
  }
  return seen
}
