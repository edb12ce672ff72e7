import { canonical } from '../canonical.ts'
import type { GameEvent, Passing } from '../events.ts'

const WHAT = 'what'

/** An event by which something shows in passing that it happens at all. */
const mayBeNone = (passing: Passing, event: GameEvent | undefined): boolean =>
  event?.reveals === true && passing[event.what] === 'at all'

/** An event without the fields that show something in passing. */
function kept(passing: Passing, event: GameEvent): string {
  const fields = event.reveals === true ? (passing[event.what] ?? []) : []
  return canonical(Object.fromEntries(Object.entries(event).filter(([field]) => !fields.includes(field))))
}

const mayBeAnother = (passing: Passing, { what }: GameEvent): boolean =>
  passing[what]?.includes(WHAT) === true

/** Do two events differ in nothing but what they show in passing? */
function differInPassing(passing: Passing, a: GameEvent | undefined, b: GameEvent | undefined): boolean {
  if (mayBeNone(passing, a) || mayBeNone(passing, b)) return true
  if (a === undefined || b === undefined) return false
  const comparable = a.what === b.what || (mayBeAnother(passing, a) && mayBeAnother(passing, b))
  return comparable && kept(passing, a) === kept(passing, b)
}

/**
 * How many events of two lists are the same, or so but for what they show in passing: after such a difference nothing
 * is compared any more, for what follows from it may differ openly. Null if the lists differ in anything else.
 */
export function alikeSoFar(
  passing: Passing,
  mine: readonly GameEvent[],
  theirs: readonly GameEvent[],
): number | null {
  for (let i = 0; i < Math.max(mine.length, theirs.length); i++) {
    const [a, b] = [mine[i], theirs[i]]
    if (a !== undefined && b !== undefined && canonical(a) === canonical(b)) continue
    return differInPassing(passing, a, b) ? i + 1 : null
  }
  return mine.length
}
