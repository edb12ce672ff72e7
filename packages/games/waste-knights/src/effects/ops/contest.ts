import { cards } from '../../cards.ts'
import { RANGES } from '../../content/names.ts'
import type { Op } from '../../content/ops.ts'
import { rollPool } from '../../dice.ts'
import type { AttackFrame, ClashFrame, CombatFrame, Side } from '../../frames/combat.ts'
import type { CheckFrame, ScriptFrame } from '../../frames/effects.ts'
import type { Wk } from '../../position.ts'
import type { Tell } from '../../types.ts'
import { isFerocious, sideTold } from '../fight.ts'
import { combatNow } from '../scene.ts'

/** The check or attack a text is about; undefined if it is gone (WK-30.6). */
function contestAt(s: Wk, about: number): CheckFrame | AttackFrame | undefined {
  const f = s.stack[about]
  return f?.at === 'check' || f?.at === 'attack' ? f : undefined
}

/** Which side of the combat a text helps: its owner's, or the enemy's own. */
export function sideOf(s: Wk, f: ScriptFrame): Side {
  if (cards(s).lines[f.line]?.from === 'wild') return 1
  return combatNow(s)?.seats[0] === f.you ? 0 : 1
}

function clashNow(s: Wk): ClashFrame | undefined {
  return s.stack.findLast((f): f is ClashFrame => f.at === 'clash')
}

/** The whole pool again, nothing paid again (WK-9.9). */
function reroll(s: Wk, f: ScriptFrame, tell: Tell): void {
  const contest = contestAt(s, f.about)
  if (contest === undefined) return
  contest.dice = rollPool(s, contest.dice.length)
  const dice = contest.dice.slice()
  if (contest.at === 'check')
    return void tell?.({ what: 'rolled', clause: 'WK-9.9', seat: contest.seat, dice })
  tell?.({ what: 'rolled', clause: 'WK-9.9', ...sideTold(combatNow(s)!, contest.side), dice })
}

/** The lowest die: no other choice could do more. */
function turnDie(s: Wk, f: ScriptFrame, to: number, tell: Tell): void {
  const contest = contestAt(s, f.about)
  if (contest === undefined || contest.dice.length === 0) return
  contest.dice[contest.dice.indexOf(Math.min(...contest.dice))] = to
  tell?.({ what: 'die turned', clause: 'WKC-R13', seat: f.you, dice: contest.dice.slice() })
}

/** Effects on a check, an attack or a combat under way. Answers false for an effect of another sort. */
export function contestOp(s: Wk, f: ScriptFrame, op: Op, tell: Tell): boolean {
  const contest = contestAt(s, f.about)
  const combat = combatNow(s)
  switch (op.do) {
    case 'dice':
      if (contest !== undefined && op.by > 0) contest.plus += op.by
      if (contest !== undefined && op.by < 0) contest.minus -= op.by
      return true
    case 'more damage':
      if (contest?.at === 'attack') contest.damage += op.by
      return true
    case 'more pierce':
      if (contest?.at === 'attack') contest.pierce += op.by
      return true
    case 'need':
      if (contest?.at === 'check') contest.need = op.n
      return true
    case 'pass':
      if (contest?.at === 'check') contest.sure = true
      return true
    case 'reroll':
      reroll(s, f, tell)
      return true
    case 'turn a die':
      turnDie(s, f, op.to, tell)
      return true
    case 'dominance':
      if (combat !== null) dominate(s, combat, sideOf(s, f), op.by, tell)
      return true
    case 'shift range': {
      const clash = clashNow(s)
      if (clash !== undefined) clash.shift += op.by
      return true
    }
    case 'set range':
      clashNow(s)?.sets.push(RANGES.indexOf(op.to))
      return true
    default:
      return false
  }
}

/** Dominance granted by a text moves the marker at that moment (WK-18.2). */
function dominate(s: Wk, combat: CombatFrame, side: Side, by: number, tell: Tell): void {
  if (isFerocious(s, combat)) return
  const gains: [number, number] = side === 0 ? [by, 0] : [0, by]
  combat.dominance += gains[0] - gains[1]
  tell?.({
    what: 'dominance',
    clause: 'WK-18.2',
    seats: combat.seats.slice(),
    gains,
    now: combat.dominance,
    foe: combat.foe,
  })
}
