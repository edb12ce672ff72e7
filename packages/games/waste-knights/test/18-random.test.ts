import { below, type Random, seeded, settle } from '@midden/kernel'
import { describe, test } from 'vitest'
import { sold } from '../src/content/catalogue.ts'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { startCombat, startMeeting, startSteal, startSwap } from '../src/push.ts'
import { deal, quiet, ready } from './stage.ts'
import { any, equip, walkToTheEnd } from './walks.ts'

const starts: ((s: Wk, rng: Random) => void)[] = [
  (s, rng) => startCombat(s, 0, 2, sold.events + below(rng, sold.cultists - sold.events, 'test')),
  (s, rng) => startCombat(s, 0, 2, sold.cultists + below(rng, sold.wild.length - sold.cultists, 'test')),
  (s) => startCombat(s, 0, 1, -1),
  (s) => startMeeting(s, 0, 1),
  (s) => startSwap(s, 0, 1),
  (s) => startSteal(s, 0, 1, 2),
]

function staged(seed: string): { s: Wk; rng: Random } {
  const rng = seeded(seed)
  const knights = sold.knights.map(({ row }) => row.id)
  const chosen = [0, 1, 2].map(() => knights.splice(below(rng, knights.length, 'test'), 1)[0]!)
  const attackBluff = any(rng, ['on', 'off'] as const)
  const stealSeesStored = any(rng, ['on', 'off'] as const)
  const { position: s } = ready(3, { knights: chosen, seed, options: { attackBluff, stealSeesStored } })
  quiet(s)
  for (const seat of [0, 1, 2]) {
    equip(s, seat, rng)
    const free = s.luck.deck.slice(0, 4)
    deal(s, seat, free)
  }
  any(rng, starts)(s, rng)
  settle(wasteKnights, s, null)
  return { s, rng }
}

describe('random combats, meetings and trades', () => {
  test.each([0, 1, 2, 3])(
    'WK-30.2 every position is sound, every label distinct, all come to an end, part %i',
    (part) => {
      for (let i = 0; i < 30; i++) {
        const { s, rng } = staged(`fight-${part}-${i}`)
        walkToTheEnd(s, rng)
      }
    },
  )
})
