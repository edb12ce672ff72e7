import type { Position } from '../frames.ts'
import { must } from './broken.ts'
import { isTree } from './plain.ts'

/** In how many other worlds a place of the position was another, by how the world was made. */
export interface SecretCount {
  imagined: number
  rehidden: number
}

/** How often an event that reveals something was told where more stayed hidden, and was held against another world. */
export interface RevealCount {
  told: number
  compared: number
}

/** What the secrecy laws looked at. */
export interface Secrets {
  /** worlds held against the real one */
  worlds: number
  /** of them, those in which rehide made a secret another one */
  changed: number
  /** actions that looked the same in both worlds */
  unseen: number
  /** draws that could have fallen otherwise without the viewer noticing */
  undrawn: number
  /** positions in which two seats knew different things */
  private: number
  /** the places of a position that hide something */
  hidden: Record<string, SecretCount>
  /** the kinds of events that reveal something */
  reveals: Record<string, RevealCount>
}

export const noSecrets = (): Secrets => ({
  worlds: 0,
  changed: 0,
  unseen: 0,
  undrawn: 0,
  private: 0,
  hidden: {},
  reveals: {},
})

export function addSecrets(to: Secrets, more: Secrets): void {
  to.worlds += more.worlds
  to.changed += more.changed
  to.unseen += more.unseen
  to.undrawn += more.undrawn
  to.private += more.private
  for (const [place, { imagined, rehidden }] of Object.entries(more.hidden)) {
    to.hidden[place] ??= { imagined: 0, rehidden: 0 }
    const held = to.hidden[place]
    held.imagined += imagined
    held.rehidden += rehidden
  }
  for (const [what, { told, compared }] of Object.entries(more.reveals)) {
    const count = revealsOf(to, what)
    count.told += told
    count.compared += compared
  }
}

export const revealsOf = (tally: Secrets, what: string): RevealCount =>
  (tally.reveals[what] ??= { told: 0, compared: 0 })

/** The places where two pieces of plain data differ; those inside a list are one place, frames go by their names. */
function compare(a: unknown, b: unknown, place: string, into: Map<string, number>): void {
  if (a === b) return
  if (!isTree(a) || !isTree(b)) into.set(place, (into.get(place) ?? 0) + 1)
  else if (Array.isArray(a)) {
    if (a.length !== (b as unknown as unknown[]).length) into.set(place, (into.get(place) ?? 0) + 1)
    else
      a.forEach((x: unknown, i) => {
        const at = isTree(x) && typeof x.at === 'string' ? `${place}.${x.at}` : place
        compare(x, b[i], at, into)
      })
  } else for (const key of Object.keys(a)) compare(a[key], b[key], `${place}.${key}`, into)
}

/** Where, and how often, a position and one of another world differ, their generators aside. */
export function differences(s: Position, world: Position): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  compare({ ...s, rng: null }, { ...world, rng: null }, '', places)
  return places
}

/** Is all that differed before the action just as hidden after it? Then whatever came out was something else. */
export function keepsHidden(
  before: readonly [Position, Position],
  after: readonly [Position, Position],
): boolean {
  const left = differences(...after)
  const secrets = [...differences(...before)]
  return secrets.length > 0 && secrets.every(([place, count]) => (left.get(place) ?? 0) >= count)
}

/** Writes down where another world differs. Does it differ at all? */
export function noteHidden(tally: Secrets, how: keyof SecretCount, s: Position, world: Position): boolean {
  const places = differences(s, world)
  for (const place of places.keys()) {
    tally.hidden[place] ??= { imagined: 0, rehidden: 0 }
    tally.hidden[place][how]++
  }
  return places.size > 0
}

/** So often something must have come up before it is expected to have been looked at. */
const OFTEN = 40

/** Laws that only many games together show. */
export function overall(tally: Secrets): void {
  must(tally.unseen > 0, 'some actions are seen by somebody who cannot know everything')
  if (tally.private > 0) must(tally.changed > 0, 'rehide changes what is hidden')
  for (const [place, { imagined, rehidden }] of Object.entries(tally.hidden))
    must(
      imagined < OFTEN || rehidden > 0,
      'rehide changes what is hidden, everywhere',
      `never ${place.slice(1)}, which imagine filled in otherwise ${imagined} times`,
    )
  for (const [what, { told, compared }] of Object.entries(tally.reveals))
    must(
      told < OFTEN || compared > 0,
      'every event that reveals something is looked at',
      `never "${what}", told ${told} times where something stayed hidden: let rehide keep now and then what it shows`,
    )
}
