import { below, owing, type Random, seeded } from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import { industrialWaste as game } from '../src/index.ts'
import type { Works } from '../src/position.ts'
import { randomGame, randomMove } from './play.ts'
import type { WorksMatch } from './support.ts'

type Tree = Record<string, unknown>
const isTree = (x: unknown): x is Tree => typeof x === 'object' && x !== null

/** Every place in a state, as the object that holds it and the key. The script of draws is not a matter of rules. */
function placesIn(x: Tree, into: [Tree, string][] = []): [Tree, string][] {
  for (const key of Object.keys(x)) {
    if (key === 'script') continue
    into.push([x, key])
    const held = x[key]
    if (isTree(held)) placesIn(held, into)
  }
  return into
}

const STRANGE: readonly unknown[] = [
  null,
  -1,
  0,
  1,
  2,
  3,
  9,
  15,
  16,
  20,
  1e9,
  1.5,
  '',
  'open',
  true,
  false,
  [],
  {},
]

/** One random edit: a number moved a little, something strange, a list grown or cut, two places swapped. */
function edit(state: Tree, rng: Random): void {
  const places = placesIn(state)
  const [holder, key] = places[below(rng, places.length, 'place')]!
  const held = holder[key]
  const way = below(rng, 5, 'way')
  if (way === 0) holder[key] = STRANGE[below(rng, STRANGE.length, 'value')]
  else if (typeof held === 'number') holder[key] = held + below(rng, 5, 'value') - 2
  else if (typeof held === 'boolean') holder[key] = !held
  else if (Array.isArray(held)) {
    if (way === 1) held.pop()
    else if (way === 2) held.push(held[0] ?? 0)
    else held.reverse()
  } else {
    const [other, name] = places[below(rng, places.length, 'place')]!
    holder[key] = other[name]
    other[name] = held
  }
}

/** States taken from random games, at every sort of question. */
function samples(): WorksMatch[] {
  const list: WorksMatch[] = []
  for (let i = 0; i < 12; i++) {
    const options = {
      keptCard: i % 2 === 0 ? 'open' : 'covered',
      materialsSupply: i % 3 === 0 ? 'unlimited' : 'finite',
    }
    let n = 0
    randomGame(`fuzz ${i}`, { seats: 2 + (i % 3), options }, (match) => {
      if (n++ % 9 === i % 9 || match.position.stack[1]?.at === 'accident')
        list.push({ ...match, position: game.clone(match.position) })
    })
  }
  return list
}

describe('edited states', () => {
  test('an audit refuses with a sentence, or the match can be played to its end', () => {
    const rng = seeded('edits')
    let accepted = 0
    let refused = 0
    for (const match of samples())
      for (let i = 0; i < 12; i++) {
        const state = JSON.parse(JSON.stringify(match.position)) as Tree
        const edits = 1 + below(rng, 3, 'edits')
        for (let k = 0; k < edits; k++) edit(state, rng)
        const wrong = game.audit(state)
        if (wrong !== null) {
          refused++
          expect(wrong.length).toBeGreaterThan(10)
          continue
        }
        accepted++
        const on: WorksMatch = {
          ...match,
          position: state as unknown as Works,
          journal: { ...match.journal, moves: [] },
        }
        for (let k = 0; owing(game, on.position) !== 0; k++) {
          randomMove(on, rng)
          if (k < 20) expect(game.audit(on.position)).toBeNull()
        }
        expect(game.outcome(on.position)).not.toBeNull()
      }
    expect(accepted).toBeGreaterThan(200)
    expect(refused).toBeGreaterThan(200)
  })

  test('anything at all is refused with a sentence', () => {
    for (const state of [undefined, null, 7, 'x', [], {}, { seats: 2 }, { stack: [] }])
      expect(game.audit(state)?.length).toBeGreaterThan(10)
  })
})
