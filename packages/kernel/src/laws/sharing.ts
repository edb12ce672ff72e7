import type { GameEvent } from '../events.ts'
import type { Position } from '../frames.ts'
import type { View, WholeGame } from '../game.ts'
import { menu } from '../play.ts'
import { must } from './broken.ts'
import { isTree } from './plain.ts'
import { viewersOf } from './position.ts'

/** Every object and list of a position, but the frozen ones (the table options). */
function partsOf(x: unknown, into: Set<unknown>): Set<unknown> {
  if (isTree(x) && !Object.isFrozen(x)) {
    into.add(x)
    for (const key of Object.keys(x)) partsOf(x[key], into)
  }
  return into
}

/** The place in what was handed out that is a piece of the position itself. */
function shared(x: unknown, parts: ReadonlySet<unknown>, path: string): string | null {
  if (!isTree(x)) return null
  if (parts.has(x)) return path
  for (const key of Object.keys(x)) {
    const found = shared(x[key], parts, `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

/** What a table hands on must stay as it was when the match goes on: offers and views are copies. */
export function handsOutCopies<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  s: S,
): void {
  const parts = partsOf(s, new Set())
  for (const viewer of viewersOf(s)) {
    const seen = shared(game.view(s, viewer), parts, 'view')
    must(seen === null, 'a view holds copies, no piece of the position', seen ?? '')
    if (viewer === null) continue
    for (const offer of menu(game, s, viewer)) {
      const found = shared(offer, parts, `"${offer.act}"`)
      must(found === null, 'an offer holds copies, no piece of the position', found ?? '')
    }
  }
}

/** The same of what was told. */
export function tellsCopies(s: Position, events: readonly GameEvent[]): void {
  const parts = partsOf(s, new Set())
  for (const event of events) {
    const found = shared(event, parts, `"${event.what}"`)
    must(found === null, 'an event holds copies, no piece of the position', found ?? '')
  }
}
