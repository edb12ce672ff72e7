import { has, type Seat } from '@midden/kernel'
import type { FrameKind, FrameOf } from '../frames/index.ts'
import { each } from '../lists.ts'
import { timeIsUp } from '../missions/end.ts'
import { isLastRound } from '../missions/hooks.ts'
import type { Phase, Wk } from '../position.ts'
import { startExploration, startMove } from '../push.ts'
import { inRoundOrder } from '../roles.ts'
import type { Procedure, Tell } from '../types.ts'

/** What lasts for a round only. */
function forgetTheRound(s: Wk): void {
  for (const k of s.knights) {
    k.skips = false
    k.arrived = ''
    k.floored = 0
  }
  s.quest.called = 0
}

/** WK-4.1: Preparations Phase (not in round 1), then Move, Exploration and Rest Step. */
export const round: Procedure<'round'> = [
  {
    name: 'Preparations Phase',
    clause: 'WK-5.1',
    run(s) {
      if (s.round > 1 || s.phase === 'rest') s.stack.push({ at: 'preparations', step: 0, turn: 0, space: 0 })
      return undefined
    },
  },
  {
    name: 'Move Step',
    clause: 'WK-4.2',
    run(s) {
      s.stack.push({ at: 'moves', step: 0, turn: 0 })
      return undefined
    },
  },
  {
    name: 'Exploration Step',
    clause: 'WK-4.2',
    run(s) {
      s.stack.push({ at: 'explorations', step: 0, turn: 0 })
      return undefined
    },
  },
  {
    name: 'Rest Step',
    clause: 'WK-4.2',
    run(s) {
      s.phase = 'rest'
      const acts = each(s.seats, () => 0)
      s.stack.push({ at: 'rest', step: 0, done: 0, resupplied: 0, acts, turn: 0 })
      return undefined
    },
  },
  {
    name: 'end of the round',
    clause: 'WK-26.8',
    run(s, _f, tell) {
      forgetTheRound(s)
      if (isLastRound(s)) timeIsUp(s, tell)
      return s.result === null ? 'Preparations Phase' : undefined
    },
  },
]

/** The next conscious knight in round order becomes active (WK-6.1, WK-11.1); −1 when all are through. */
function nextActive(s: Wk, f: { turn: number }, phase: Phase, tell: Tell): Seat {
  s.phase = phase
  for (;;) {
    const seat = inRoundOrder(s, f.turn++)
    s.active = seat
    if (seat < 0) return seat
    const k = s.knights[seat]!
    if (k.down || has(s.gone, seat) || (phase === 'explore' && k.skips)) continue
    tell?.({ what: 'active', clause: phase === 'move' ? 'WK-6.1' : 'WK-11.1', seat })
    return seat
  }
}

const inTurn = <K extends Extract<FrameKind, 'moves' | 'explorations'>>(
  name: string,
  clause: 'WK-6.1' | 'WK-11.1',
  phase: Phase,
  start: (s: Wk, seat: Seat) => void,
): Procedure<K>[number] => ({
  name,
  clause,
  run(s: Wk, f: FrameOf<K>, tell: Tell) {
    const seat = nextActive(s, f, phase, tell)
    if (seat < 0) return undefined
    start(s, seat)
    return 'again'
  },
})

/** Every knight moves before anybody explores; cards of the Redoubt that served nobody are discarded (WK-7.23). */
export const moves: Procedure<'moves'> = [
  inTurn<'moves'>('next knight', 'WK-6.1', 'move', startMove),
  {
    name: 'end of the Move Step',
    clause: 'WK-7.25',
    run(s, _f, tell) {
      for (const { card } of s.planted.splice(0)) {
        s.wild.discard.push(card)
        tell?.({ what: 'planted card discarded', clause: 'WK-7.23', card, reveals: true })
      }
      return undefined
    },
  },
]

export const explorations: Procedure<'explorations'> = [
  inTurn<'explorations'>('next knight', 'WK-11.1', 'explore', startExploration),
]
