import { bool, int, list } from '@midden/kernel'
import { cards } from '../cards.ts'
import { rewardShape } from '../content/pack/shapes.ts'
import type { FrameOf } from '../frames/index.ts'
import type { Kits } from '../frames/kit.ts'
import { NONE } from '../held.ts'
import type { Wk } from '../position.ts'
import { wasterNow } from '../roles.ts'
import { count, number, seat } from './shapes.ts'

const isKnight = (s: Wk, at: number): boolean => at < s.seats && s.knights[at]!.sheet >= 0

/** The steps of an attempt: when they are through, the card is where it belongs. */
const DECIDED = 3

/** A first requirement is tried for a task on the frame or in his area, a second one for a task he has accepted. */
function wrongAttempt(f: FrameOf<'attempt'>, s: Wk): string | null {
  if (!isKnight(s, f.seat)) return 'only knights attempt tasks'
  const { tasks } = cards(s)
  if (tasks[f.card]?.private == null) return 'only private tasks are attempted'
  const own = s.knights[f.seat]!.tasks.find(({ card }) => card === f.card)
  if (f.step >= DECIDED || (f.second ? own?.accepted : own?.accepted === false)) return null
  return !f.second && s.posted.some(({ card }) => card === f.card) ? null : 'this task is not open to him'
}
const wrongTask = (f: FrameOf<'task'>, s: Wk): string | null =>
  isKnight(s, f.seat) && f.card < cards(s).tasks.length ? null : 'a task is accomplished by a knight'

function wrongCards({ space, cards: looked }: FrameOf<'introduce'>, s: Wk): string | null {
  const { commons, tasks } = cards(s)
  const fits = (card: number): boolean =>
    space === 0 ? card < commons : card >= commons && card < tasks.length
  return looked.every(fits) ? null : 'the tasks looked at are of the kind of the space'
}

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
    sound: (f, s) => wrongAttempt(f, s),
  },
  task: {
    clone: (f) => ({ at: 'task', step: f.step, seat: f.seat, card: f.card, deed: f.deed }),
    fields: { seat, card: count, deed: count },
    sound: (f, s) => wrongTask(f, s),
  },
  introduce: {
    clone: (f) => ({ at: 'introduce', step: f.step, space: f.space, cards: f.cards.slice() }),
    fields: { space: int(0, 2), cards: list(count, 0, 2) },
    sound: (f, s) => wrongCards(f, s),
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
    sound: (f, s) =>
      f.seat < s.seats && s.knights[f.seat]!.sheet >= 0 ? null : 'rewards are gained by knights',
  },
}
