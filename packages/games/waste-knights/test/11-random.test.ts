import { apply, below, type Random, seeded, settle } from '@midden/kernel'
import { describe, test } from 'vitest'
import { HEXES } from '../src/board/geometry.ts'
import { hexOfNumber } from '../src/board/hexes.ts'
import { sold } from '../src/content/catalogue.ts'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { startExploration } from '../src/push.ts'
import { deal, quiet, ready } from './stage.ts'
import { any, equip, walkToTheEnd } from './walks.ts'

/** A knight on a numbered hex, often one that a task speaks of, about to explore. */
function staged(seed: string): { s: Wk; rng: Random } {
  const rng = seeded(seed)
  const seats = 2 + below(rng, 3, 'test')
  const ids = sold.knights.map(({ row }) => row.id)
  const knights = Array.from({ length: seats }, () => ids.splice(below(rng, ids.length, 'test'), 1)[0]!)
  const oneTaskActivity = any(rng, ['on', 'off'] as const)
  const explorationWaster = any(rng, ['printed', 'round', 'opposite'] as const)
  const { position: s } = ready(seats, { knights, seed, options: { oneTaskActivity, explorationWaster } })
  quiet(s)
  s.phase = 'explore'
  for (const seat of s.knights.keys()) {
    equip(s, seat, rng)
    deal(s, seat, s.luck.deck.slice(0, below(rng, 4, 'test')))
    s.knights[seat]!.hex = below(rng, HEXES, 'test')
    s.knights[seat]!.arrived = any(rng, ['', 'foot', 'vehicle'] as const)
  }
  const k = s.knights[0]!
  if (below(rng, 2, 'test') === 0 && seats > 2) {
    const { card } = s.posted[1]!
    s.posted[1]!.card = -1
    k.tasks = [{ card, markers: 1, space: 1, accepted: true, shown: true }]
  }
  if (seats === 2) for (const task of k.tasks) task.accepted = task.shown = below(rng, 2, 'test') === 0
  k.hex = hexOfNumber(s, placeFor(s, rng))
  if (below(rng, 2, 'test') === 0) k.marker = k.hex
  startExploration(s, 0)
  settle(wasteKnights, s, null)
  if (below(rng, 8, 'test') > 0) apply(wasteKnights, s, 0, { act: 'explore' }, null)
  return { s, rng }
}

function placeFor(s: Wk, rng: Random): number {
  const hexes = [1 + below(rng, 15, 'test')]
  const tasks = [...s.knights[0]!.tasks.map(({ card }) => card), ...s.posted.slice(1).map(({ card }) => card)]
  for (const card of tasks) {
    const row = sold.tasks[card]?.private
    if (row === null || row === undefined) continue
    hexes.push(row.first.hex)
    if ('hex' in row.second) hexes.push(row.second.hex)
  }
  return any(rng, hexes)
}

describe('random explorations', () => {
  test.each([0, 1, 2, 3])(
    'WK-30.2 WK-30.11 every position is sound, every label distinct, all come to an end, part %i',
    (part) => {
      for (let i = 0; i < 30; i++) {
        const { s, rng } = staged(`explore-${part}-${i}`)
        walkToTheEnd(s, rng)
      }
    },
  )
})
