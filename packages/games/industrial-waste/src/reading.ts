import type { Action, Seat } from '@midden/kernel'
import { RAW } from './cards.ts'
import { cloneCompany } from './clone.ts'
import { lookFrom } from './look.ts'
import { ownCompany } from './own.ts'
import { playNamed } from './plays.ts'
import {
  ending,
  firstStep,
  handWorth,
  ownLotWorth,
  trialOf,
  tryOut,
  turnWorth,
  type Wish,
  wishOf,
} from './sense.ts'
import { isStuck, partsOf, type Worth } from './sense-worth.ts'
import type { WorksView } from './view.ts'

/** What a play alone changes, part by part, in points. */
export interface PlayReading extends Worth {
  ending: number
  /** can orders be filled again after it, or no longer? */
  orders: 'freed' | 'stuck' | null
}

export interface SetReading {
  total: number
  /** the play that brings most, and how much */
  first: { action: Action; gained: number } | null
}

/** What the steady bot weighs, from the view of the seat that is asked. */
export interface Reading {
  /** rounds to come after this one, about */
  rounds: number
  /** in points: what an answer and the rest of the hand bring together */
  turn(action: Action): number
  /** null: the answer plays no card, or puts one to auction */
  play(action: Action): PlayReading | null
  set(n: number): SetReading
  /** in points: the lot that this play puts to auction */
  lot(action: Action): number
  /** for the lot under the hammer */
  bid(): Wish
}

export function readingOf(v: WorksView, seat: Seat): Reading {
  const c = ownCompany(v, seat)
  const t = trialOf(lookFrom(v), seat)
  return {
    rounds: t.left,
    turn: (action) => turnWorth(t, c, action),
    play({ act, n }) {
      const play = playNamed(act)
      if (play === undefined || play.card === RAW) return null
      const then = cloneCompany(c)
      tryOut(t, then, play, n ?? 0)
      const [was, is] = [partsOf(c, t.left), partsOf(then, t.left)]
      return {
        score: is.score - was.score,
        later: is.later - was.later,
        accident: is.accident - was.accident,
        wages: is.wages - was.wages,
        ending: ending(t, then),
        orders: isStuck(c) === isStuck(then) ? null : isStuck(then) ? 'stuck' : 'freed',
      }
    },
    set(n) {
      const hand = c.hand.concat(v.sets[n]!)
      const first = firstStep(t, c, hand)
      return {
        total: handWorth(t, c, hand),
        first:
          first === null
            ? null
            : {
                action:
                  first.play.choices === null ? { act: first.play.act } : { act: first.play.act, n: first.n },
                gained: first.gained,
              },
      }
    },
    lot: ({ act }) => ownLotWorth(t, c, playNamed(act)!),
    bid: () => wishOf(v, t, c),
  }
}
