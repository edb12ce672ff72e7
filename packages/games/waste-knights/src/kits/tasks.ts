import { bool, int, list } from '@midden/kernel'
import { rewardShape } from '../content/pack/shapes.ts'
import type { Kits } from '../frames/kit.ts'
import { NONE } from '../held.ts'
import { wasterNow } from '../roles.ts'
import { count, number, seat } from './shapes.ts'

export const taskKits: Kits<'attempt' | 'task' | 'introduce' | 'reward'> = {
  attempt: {
    clone: (f) => ({
      at: 'attempt',
      step: f.step,
      seat: f.seat,
      card: f.card,
      second: f.second,
      outcome: f.outcome,
    }),
    fields: { seat, card: count, second: bool, outcome: number },
  },
  task: {
    clone: (f) => ({ at: 'task', step: f.step, seat: f.seat, card: f.card, deed: f.deed }),
    fields: { seat, card: count, deed: count },
  },
  introduce: {
    clone: (f) => ({ at: 'introduce', step: f.step, space: f.space, cards: f.cards.slice() }),
    fields: { space: int(0, 2), cards: list(count, 0, 2) },
    /** Only the Waster sees what he chooses from (WK-13.9). */
    seen: (f, viewer, s) => ({
      at: 'introduce',
      step: f.step,
      space: f.space,
      cards: viewer === wasterNow(s) ? f.cards.slice() : f.cards.map(() => NONE),
    }),
    dream(f, _viewer, _s, deal) {
      for (let i = 0; i < f.cards.length; i++)
        if (f.cards[i] === NONE) f.cards[i] = deal.task(f.space === 0 ? 0 : 1)
    },
  },
  reward: {
    clone: (f) => ({
      at: 'reward',
      step: f.step,
      seat: f.seat,
      left: f.left.map((reward) => ({ ...reward })),
    }),
    fields: { seat, left: list(rewardShape, 0, 12) },
  },
}
