import { int, list, oneOf } from '@midden/kernel'
import type { Kits } from '../frames/kit.ts'
import { HOOKS } from '../frames/round.ts'
import { NONE } from '../held.ts'
import { wrongMissionFrame } from '../missions/tenable.ts'
import { count, number, numbers, seat, seats } from './shapes.ts'

const perSeat = list(number, 2, 4)

export const roundKits: Kits<
  'setup' | 'round' | 'preparations' | 'moves' | 'explorations' | 'rest' | 'mission'
> = {
  setup: {
    clone: (f) => ({
      at: 'setup',
      step: f.step,
      order: f.order.slice(),
      turn: f.turn,
      starters: f.starters.slice(),
      kept: f.kept.slice(),
      dealt: f.dealt.map((cards) => cards.slice()),
      votes: f.votes.slice(),
    }),
    fields: {
      order: list(seat, 2, 4),
      turn: count,
      starters: perSeat,
      kept: perSeat,
      dealt: list(numbers, 2, 4),
      votes: perSeat,
    },
    /** Whether an answer is in is public, what it is is its giver's alone: SEALED stands for it. */
    seen: (f, viewer) => ({
      at: 'setup',
      step: f.step,
      order: f.order.slice(),
      turn: f.turn,
      starters: f.starters.map((answer, s) => sealed(answer, s === viewer)),
      kept: f.kept.map((answer, s) => sealed(answer, s === viewer)),
      dealt: f.dealt.map((cards, s) => (s === viewer ? cards.slice() : cards.map(() => NONE))),
      votes: f.votes.map((answer, s) => sealed(answer, s === viewer)),
    }),
    dream(f, viewer, _s, deal) {
      for (const [at, cards] of f.dealt.entries())
        if (at !== viewer) for (let i = 0; i < cards.length; i++) cards[i] = deal.task(1)
      for (const answers of [f.starters, f.kept, f.votes])
        for (let at = 0; at < answers.length; at++) if (answers[at] === SEALED) answers[at] = 0
    },
  },
  round: { clone: (f) => ({ at: 'round', step: f.step }), fields: {} },
  preparations: {
    clone: (f) => ({ at: 'preparations', step: f.step, turn: f.turn, space: f.space }),
    fields: { turn: count, space: int(0, 3) },
  },
  moves: { clone: (f) => ({ at: 'moves', step: f.step, turn: f.turn }), fields: { turn: count } },
  explorations: {
    clone: (f) => ({ at: 'explorations', step: f.step, turn: f.turn }),
    fields: { turn: count },
  },
  rest: {
    clone: (f) => ({
      at: 'rest',
      step: f.step,
      done: f.done,
      resupplied: f.resupplied,
      acts: f.acts.slice(),
      turn: f.turn,
    }),
    fields: { done: seats, resupplied: seats, acts: list(count, 2, 4), turn: count },
    sound: (f, s) => (f.acts.length === s.seats ? null : 'everybody rests for himself'),
  },
  mission: {
    clone: (f) => ({
      at: 'mission',
      step: f.step,
      hook: f.hook,
      seat: f.seat,
      turn: f.turn,
      n: f.n,
      outcome: f.outcome,
    }),
    fields: { hook: oneOf(...HOOKS), seat, turn: number, n: count, outcome: number },
    sound: (f, s) => wrongMissionFrame(s, f),
  },
}

/** In a view: an answer that is in and not to be known. */
export const SEALED = -2
export const sealed = (answer: number, mine: boolean): number => (mine || answer === NONE ? answer : SEALED)
