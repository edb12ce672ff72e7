import { expect, test } from 'vitest'
import { conformance } from '../src/conformance.ts'
import { act } from '../src/match.ts'
import { offersExactly, plays, table } from '../src/testing.ts'
import { draft } from './toys/draft.ts'

conformance(draft, 200)

/** The lowest cards to seat 0: a script lists a deck from the top down, and draft deals from its bottom. */
const script = [{ name: 'deck', value: [8, 7, 6, 5, 4, 3, 2, 1, 0] }]

test('D-3 the rest of the hand goes to the left', () => {
  const match = table(draft, { seats: 3, script })
  plays(match, [0, { act: 'keep', n: 2 }], [1, { act: 'keep', n: 5 }], [2, { act: 'keep', n: 8 }])
  offersExactly(match, 1, [
    { act: 'keep', n: 0 },
    { act: 'keep', n: 1 },
  ])
})

test('a sealed answer is given once, and told in full to nobody else', () => {
  const match = table(draft, { seats: 3, script })
  expect(plays(match, [0, { act: 'keep', n: 2 }])).toEqual([
    { what: 'chose', clause: 'D-2', seat: 0, card: 2, only: 1 },
    { what: 'chose', clause: 'D-2', seat: 0, only: ~1 },
  ])
  expect(act(match, 0, { act: 'keep', n: 1 })).toEqual({
    clauses: ['D-2'],
    reason: 'seat 0 has already chosen',
  })
})
