import { below, type Random, seeded, settle } from '@midden/kernel'
import { describe, test } from 'vitest'
import { HEXES } from '../src/board/geometry.ts'
import { sold } from '../src/content/catalogue.ts'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { startMove } from '../src/push.ts'
import { accepted, post } from './arena.ts'
import { deal, quiet, ready } from './stage.ts'
import { any, equip, walkToTheEnd } from './walks.ts'

const onOff = (rng: Random) => any(rng, ['on', 'off'] as const)

/** Knights near each other, tasks that bind the Waster, cards in the Redoubt, tokens about: seat 0 moves. */
function staged(seed: string): { s: Wk; rng: Random } {
  const rng = seeded(seed)
  const seats = 2 + below(rng, 3, 'test')
  const ids = sold.knights.map(({ row }) => row.id)
  const knights = Array.from({ length: seats }, () => ids.splice(below(rng, ids.length, 'test'), 1)[0]!)
  const options = {
    prepayFuel: onOff(rng),
    interactionFirst: onOff(rng),
    resumeAfterForced: onOff(rng),
    redoubtTarget: any(rng, ['first mover', "Waster's choice"] as const),
  }
  const { position: s } = ready(seats, { knights, seed, options })
  quiet(s)
  for (const seat of s.knights.keys()) {
    equip(s, seat, rng)
    deal(s, seat, s.luck.deck.slice(0, below(rng, 4, 'test')))
    const k = s.knights[seat]!
    k.hex = below(rng, 7, 'test')
    k.fuel = below(rng, 5, 'test')
    k.damaged = below(rng, 3, 'test') === 0
    if (seat > 0 && below(rng, 4, 'test') === 0) Object.assign(k, { hp: 0, down: true })
  }
  for (const layer of s.tokens) layer[below(rng, HEXES, 'test')]!++
  for (let n = below(rng, 3, 'test'); n > 0; n--)
    s.planted.push({ card: s.wild.deck.shift()!, by: below(rng, seats, 'test') })
  post(s, any(rng, ['C01', 'C02', 'C03', 'C05', 'C09']))
  if (seats > 2 && below(rng, 3, 'test') === 0) accepted(s, 0, any(rng, ['P10', 'P14']))
  startMove(s, 0)
  settle(wasteKnights, s, null)
  return { s, rng }
}

describe('random moves', () => {
  test.each([0, 1, 2, 3])(
    'WK-30.2 WK-30.7 every position is sound, every label distinct, all come to an end, part %i',
    (part) => {
      for (let i = 0; i < 25; i++) {
        const { s, rng } = staged(`move-${part}-${i}`)
        walkToTheEnd(s, rng)
      }
    },
    20_000,
  )
})
