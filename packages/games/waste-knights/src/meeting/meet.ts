import { has, only } from '@midden/kernel'
import { numberAt } from '../board/hexes.ts'
import { SKILLS } from '../content/names.ts'
import { extra } from '../effects/modifiers.ts'
import { nothing } from '../effects/scene.ts'
import type { MeetFrame } from '../frames/road.ts'
import type { Table, Wk } from '../position.ts'
import { startCheck, startCombat, startRevival, startSteal, startSwap } from '../push.ts'
import type { Procedure } from '../types.ts'
import { mayDeal } from './company.ts'
import { stealable } from './loot.ts'

const SURVIVAL = SKILLS.indexOf('Survival')
const CHALLENGING = 7
/** `outcome` of a check or a duel; before and after a question of this frame it is one of the first two. */
const UNDECIDED = -1
const DROPPED = 0
const PASSED = 1
const PEACE = 3

const isDown = (s: Table, f: MeetFrame): boolean => s.knights[f.other]!.down
const isAwake = (s: Table, f: MeetFrame): boolean => !s.knights[f.seat]!.down

/** The winner of a duel cannot revive the knight he knocked out in the same round (WK-10.6). */
export const mayRevive = (s: Table, f: MeetFrame): boolean => !has(s.knights[f.seat]!.floored, f.other)

function duel(s: Wk, f: MeetFrame): string {
  f.outcome = -1
  startCombat(s, f.seat, f.other, -1)
  return 'after the duel'
}

/** Knights meeting on the road (WK-10.2 to WK-10.4). */
export const meet: Procedure<'meet'> = [
  {
    name: 'approach',
    clause: 'WK-10.1',
    run(_s, f, tell) {
      tell?.({ what: 'approached', clause: 'WK-10.1', seat: f.seat, other: f.other })
      return undefined
    },
  },
  {
    name: 'agree or refuse',
    clause: 'WK-10.2',
    owed: (s, f) => (f.answer === '' && !isDown(s, f) ? only(f.other) : 0),
    offer: () => [{ act: 'agree' }, { act: 'refuse' }],
    take(_s, f, seat, a, tell) {
      f.answer = a.act === 'agree' ? 'agree' : 'refuse'
      tell?.({ what: a.act === 'agree' ? 'agreed' : 'refused', clause: 'WK-10.2', seat })
    },
    close: (s, f) => (f.answer === 'agree' && isAwake(s, f) ? duel(s, f) : undefined),
  },
  {
    name: 'search or drop it',
    clause: 'WK-10.3',
    owed: (s, f) => (f.outcome === UNDECIDED && isAwake(s, f) ? only(f.seat) : 0),
    offer: () => [{ act: 'search' }, { act: 'drop it' }],
    take(s, f, _seat, a) {
      f.outcome = DROPPED
      if (a.act === 'search') startCheck(s, f.seat, 'search', [SURVIVAL], CHALLENGING)
    },
  },
  {
    name: 'found',
    clause: 'WK-10.3',
    run(s, f) {
      if (f.outcome !== PASSED || !isAwake(s, f)) return 'done'
      f.outcome = UNDECIDED
      return isDown(s, f) ? undefined : duel(s, f)
    },
  },
  {
    name: 'revive, steal or leave',
    clause: 'WK-10.4',
    owed: (s, f) => (f.outcome === UNDECIDED && isAwake(s, f) ? only(f.seat) : 0),
    offer(s, f) {
      const list = [{ act: 'leave' }]
      if (mayRevive(s, f)) list.push({ act: 'revive' })
      if (stealable(s, f.seat, f.other, []).length > 0) list.push({ act: 'steal' })
      return list
    },
    take(s, f, _seat, a) {
      f.outcome = DROPPED
      if (a.act === 'revive') startRevival(s, f.seat, f.other)
      if (a.act === 'steal') startSteal(s, f.seat, f.other, 1 + extra(s, f.seat, 'steal', nothing))
    },
    close: () => 'done',
  },
  {
    name: 'after the duel',
    clause: 'WK-19.4',
    run(s, f) {
      if (f.outcome === PEACE && mayDeal(s, numberAt(s, s.knights[f.seat]!.hex)))
        startSwap(s, f.seat, f.other)
      return undefined
    },
  },
]
