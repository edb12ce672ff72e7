import {
  apply,
  below,
  nthOf,
  offers,
  owing,
  pick,
  type Random,
  seatsIn,
  seeded,
  widthOf,
} from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import { pan } from '../src/index.ts'
import { randomGame } from './scene.ts'

type Tree = Record<string, unknown>
const isTree = (x: unknown): x is Tree => typeof x === 'object' && x !== null

/** Changes one place of a state, small and plausible as a rule, wild now and then. */
function edit(state: unknown, rng: Random): void {
  let at = state as Tree
  for (;;) {
    const key = pick(rng, Object.keys(at), 'key')
    const held = at[key]
    if (isTree(held) && Object.keys(held).length > 0 && below(rng, 8, 'down') > 0) {
      at = held
      continue
    }
    const number = typeof held === 'number' ? held : 0
    const values: unknown[] = [
      number + 1,
      number - 1,
      0,
      below(rng, 7, 'n'),
      number + 10,
      null,
      'x',
      [],
      -1,
      1.5,
    ]
    const likely = below(rng, 10, 'likely') > 0 ? 5 : values.length
    if (below(rng, 12, 'gone') === 0) delete at[key]
    else at[key] = values[below(rng, likely, 'value')]
    return
  }
}

/** Two heaps of the same state with a card exchanged: what no single edit can reach. */
function exchange(state: Tree, rng: Random): void {
  const heaps = ['discard', 'aside', 'free', 'heap'].map((key) => [state, key] as const)
  const lists = ['hands', 'fronts'].flatMap((name) =>
    (state[name] as number[]).map((_, i) => [state[name] as Tree, `${i}`] as const),
  )
  const unit = 10 ** below(rng, 6, 'unit')
  const [from, to] = [pick(rng, [...heaps, ...lists], 'from'), pick(rng, [...heaps, ...lists], 'to')]
  from[0][from[1]] = (from[0][from[1]] as number) - unit
  to[0][to[1]] = (to[0][to[1]] as number) + unit
}

function playToTheEnd(state: unknown, rng: Random): void {
  const s = pan.clone(state as Parameters<typeof pan.clone>[0])
  s.rng.script = null
  let decisions = 0
  for (let owed = owing(pan, s); owed !== 0; owed = owing(pan, s)) {
    expect(++decisions).toBeLessThan(500)
    const seat = pick(rng, seatsIn(owed), 'seat')
    const list = offers(pan, s, seat)
    const action = nthOf(list, below(rng, widthOf(list), 'action'))
    for (const viewer of [seat, null]) pan.words.table(pan.view(s, viewer), String)
    apply(pan, s, seat, action, (event) => pan.words.event(event, String))
    expect(pan.audit(s)).toBeNull()
  }
  expect(pan.outcome(s)!.ranking.flat()).toHaveLength(s.seats)
}

describe('edited states', () => {
  test('PAN-11.3 are refused with a sentence, or can be played to the end', () => {
    const rng = seeded('fuzz')
    let accepted = 0
    let refused = 0
    for (let game = 0; game < 60; game++) {
      const states: string[] = []
      const options = game % 2 === 0 ? {} : ({ ownerless: 'takeable', cardless: 'out' } as const)
      randomGame(`fuzz ${game}`, 2 + (game % 5), options, ({ position }) =>
        states.push(JSON.stringify(position)),
      )
      for (let i = 0; i < 200; i++) {
        const state = JSON.parse(pick(rng, states, 'state')) as Tree
        for (let edits = below(rng, 3, 'edits'); edits >= 0; edits--)
          if (below(rng, 2, 'way') === 0) edit(state, rng)
          else if (Array.isArray(state.hands) && Array.isArray(state.fronts)) exchange(state, rng)
        const wrong = pan.audit(state)
        if (wrong === null) {
          accepted++
          playToTheEnd(state, rng)
        } else {
          refused++
          expect(wrong.length).toBeGreaterThan(10)
        }
      }
    }
    expect(accepted).toBeGreaterThan(300)
    expect(refused).toBeGreaterThan(3000)
  })
})
