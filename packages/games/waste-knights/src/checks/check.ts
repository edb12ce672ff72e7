import { only, type Seat } from '@midden/kernel'
import { woundPenalty } from '../bodies/counters.ts'
import { cards } from '../cards.ts'
import { rollPool, successes } from '../dice.ts'
import { foeLines, standingDice } from '../effects/modifiers.ts'
import { run } from '../effects/pay.ts'
import { allHold } from '../effects/scene.ts'
import { sceneAt } from '../effects/scenes.ts'
import type { CheckFrame } from '../frames/effects.ts'
import { missionDice } from '../missions/dice.ts'
import type { Table, Wk } from '../position.ts'
import { openWindow, report } from '../push.ts'
import { fromSeat } from '../roles.ts'
import type { Procedure } from '../types.ts'

export const skillOf = (s: Table, seat: Seat, skill: number): number =>
  cards(s).knights[s.knights[seat]!.sheet]!.row.skills[skill]!

/** WK-9.2: gains first, then losses, at least one die. `depth` is where the check lies on the stack. */
export function poolOf(s: Table, f: CheckFrame, depth: number): number {
  const { plus, minus } = standingDice(s, f.seat, sceneAt(s, depth))
  const gained = plus + f.plus + missionDice(s, f.seat, f.skill)
  return Math.max(
    1,
    skillOf(s, f.seat, f.skill) + gained - minus - f.minus - woundPenalty(s.knights[f.seat]!),
  )
}

const top = (s: Wk): number => s.stack.length - 1

/** What an enemy's text says about the check to escape it (WK-8.9). */
function textOnEscaping(s: Wk, f: CheckFrame): void {
  if (f.kind !== 'escape') return
  const about = top(s)
  for (const line of foeLines(s))
    if (line.at === 'before check' && !line.may && allHold(s, line.if, f.seat, sceneAt(s, about)))
      run(s, line, f.seat, about)
}

/** WK-9.8: announce, window, pool, roll, window, result. */
export const check: Procedure<'check'> = [
  {
    name: 'which skill',
    clause: 'WK-9.10',
    owed: (_s, f) => (f.skill < 0 && f.skills.length > 1 ? only(f.seat) : 0),
    offer: (_s, f) => [{ act: 'skill', of: f.skills.slice() }],
    take(_s, f, _seat, a) {
      f.skill = a.n!
    },
    close(_s, f) {
      if (f.skill < 0) f.skill = f.skills[0]!
      return undefined
    },
  },
  {
    name: 'announce',
    clause: 'WK-9.8',
    run(s, f, tell) {
      const { seat, skill, difficulty } = f
      tell?.({
        what: 'check announced',
        clause: 'WK-9.8',
        seat,
        skill,
        difficulty,
        pool: poolOf(s, f, top(s)),
      })
      textOnEscaping(s, f)
      return undefined
    },
  },
  {
    name: 'before the check',
    clause: 'WK-9.8',
    run(s, f) {
      openWindow(s, 'before check', fromSeat(s, f.seat))
      return undefined
    },
  },
  {
    name: 'roll',
    clause: 'WK-9.2',
    run(s, f, tell) {
      if (f.sure) return 'result'
      f.dice = rollPool(s, poolOf(s, f, top(s)))
      tell?.({ what: 'rolled', clause: 'WK-9.2', seat: f.seat, dice: f.dice.slice() })
      openWindow(s, 'after check', fromSeat(s, f.seat))
      return undefined
    },
  },
  {
    name: 'result',
    clause: 'WK-9.3',
    run(s, f, tell) {
      const passed = f.sure || successes(f.dice, f.difficulty) >= f.need
      tell?.({ what: passed ? 'check passed' : 'check failed', clause: 'WK-9.3', seat: f.seat })
      report(s, passed ? 1 : 0)
      return 'done'
    },
  },
]
