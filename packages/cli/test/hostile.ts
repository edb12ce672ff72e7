import { consult, random } from '@midden/bots'
import { act, begin, firstOf, isRefusal, owing, type Position, seeded, type WholeGame } from '@midden/kernel'
import fc from 'fast-check'

/** The same cases every time, unless a longer hunt is asked for: MIDDEN_FUZZ=20000 npx vitest run packages/cli/test/fuzz */
const hunt = Number(process.env.MIDDEN_FUZZ ?? 0)
export const runs = (usual: number): fc.Parameters<unknown> =>
  hunt > 0 ? { numRuns: hunt } : { numRuns: usual, seed: 1 }

const ODD = [
  null,
  true,
  false,
  0,
  -1,
  1,
  2,
  3,
  7,
  1.5,
  99,
  2 ** 31,
  -(2 ** 53),
  '',
  'x',
  '__proto__',
  [],
  {},
  [[]],
  [0],
  [null],
]

/** Values that are seldom what was meant. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ODD) },
  { weight: 1, arbitrary: fc.integer({ min: -3, max: 70 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)

/** A position some way into a random match. */
export function somewhere(game: WholeGame, seed: string): Position {
  const rng = seeded(seed)
  const seats = game.seats.min + ((rng.a >>> 0) % (game.seats.max - game.seats.min + 1))
  const match = begin(game, { seats, seed })
  if (isRefusal(match)) throw new Error(match.reason)
  for (let left = (rng.b >>> 0) % 60; left > 0 && owing(game, match.position) !== 0; left--) {
    const seat = firstOf(owing(game, match.position))
    act(match, seat, consult(random, game, match.position, seat, rng))
  }
  return match.position
}

type Tree = Record<string, unknown>
interface Place {
  holder: Tree
  key: string
}

function placesIn(x: unknown, places: Place[] = []): Place[] {
  if (typeof x !== 'object' || x === null) return places
  for (const key of Object.keys(x)) {
    places.push({ holder: x as Tree, key })
    placesIn((x as Tree)[key], places)
  }
  return places
}

export interface Edit {
  where: number
  how: 'put' | 'nudge' | 'drop' | 'add' | 'double' | 'swap'
  value: unknown
}

export const edit: fc.Arbitrary<Edit> = fc.record({
  where: fc.nat(),
  how: fc.constantFrom('put', 'put', 'nudge', 'nudge', 'drop', 'add', 'double', 'swap'),
  value: oddValue,
})

function swapWith(list: unknown[], value: unknown): void {
  const to = typeof value === 'number' && list.length > 0 ? Math.abs(Math.trunc(value)) % list.length : 0
  ;[list[0], list[to]] = [list[to], list[0]]
}

/** Changes one thing somewhere in plain data. */
function change(root: Tree, { where, how, value }: Edit): void {
  const places = placesIn(root)
  const { holder, key } = places[where % places.length]!
  const held = holder[key]
  if (how === 'drop') delete holder[key]
  else if (how === 'add' && Array.isArray(held)) held.push(value)
  else if (how === 'add' && typeof held === 'object' && held !== null) (held as Tree).extra = value
  else if (how === 'double' && Array.isArray(held)) held.push(...held)
  else if (how === 'swap' && Array.isArray(held)) swapWith(held, value)
  else if (how === 'nudge' && typeof held === 'number') holder[key] = held + (where % 2 === 0 ? 1 : -1)
  else holder[key] = value
}

export function edited(position: Position, edits: readonly Edit[]): unknown {
  const copy = structuredClone(position) as unknown as Tree
  for (const one of edits) change(copy, structuredClone(one))
  // What a line of JSON can carry.
  return JSON.parse(JSON.stringify(copy))
}
