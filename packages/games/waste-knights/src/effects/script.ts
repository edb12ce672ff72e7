import { below, only } from '@midden/kernel'
import { numberAt } from '../board/hexes.ts'
import { cards } from '../cards.ts'
import { RANGES, STRIPES } from '../content/names.ts'
import type { Op } from '../content/ops.ts'
import { topWild } from '../decks.ts'
import type { ScriptFrame } from '../frames/effects.ts'
import { damageVehicle, repairVehicle } from '../gear/vehicles.ts'
import type { Wk } from '../position.ts'
import { drawGear, rearrange, report, runScript, startCheck, startTrade, UNDONE } from '../push.ts'
import type { Procedure, Tell } from '../types.ts'
import { markable, optionsOf, scriptAsks, startRange, takeOption } from './ops/asks.ts'
import { comeRound, counters, goBack, luckCards, movePoints, stop, tokensAround } from './ops/changes.ts'
import { contestOp } from './ops/contest.ts'
import { clauseOf } from './pay.ts'
import { attachable, droppable, spacesOf } from './possible.ts'

/** Where the script goes after an effect: on to the next one, to a question, or to the result of a check. */
type After = 'next' | string

const ask = (f: ScriptFrame, question: string, left = 1): After => {
  f.asking = true
  f.left = left
  return question
}

/** A wasteland or luck card that a text speaks of, lower on the stack. */
function cancel(s: Wk, f: ScriptFrame): void {
  const card = s.stack[f.about]
  if (card?.at === 'luck' || card?.at === 'wild') card.cancelled = true
}

function plant(s: Wk, f: ScriptFrame, n: number, tell: Tell): After {
  for (let i = 0; i < n; i++) {
    const card = topWild(s, tell)
    if (card >= 0) f.drawn.push(card)
  }
  if (f.drawn.length === 0) return 'next'
  const told = { what: 'wasteland looked at', clause: 'WK-12.18', seat: f.you, n: f.drawn.length } as const
  tell?.({ ...told, cards: f.drawn.slice(), only: only(f.you), reveals: true })
  tell?.({ ...told, only: ~only(f.you) })
  return ask(f, 'keep a card')
}

function rollBand(s: Wk, f: ScriptFrame, op: Extract<Op, { do: 'roll' }>, tell: Tell): void {
  const die = below(s.rng, 10, 'die') + 1
  tell?.({ what: 'rolled', clause: clauseOf(s, f.line), seat: f.you, dice: [die] })
  const band = op.bands.find(({ to }) => die <= to)
  if (band !== undefined) runScript(s, band.script, f.line, f.you, f.about, f.given)
}

/** An effect that waits for an answer: only if there is something to answer. */
function asking(s: Wk, f: ScriptFrame, op: Op, tell: Tell): After | null {
  const k = s.knights[f.you]!
  switch (op.do) {
    case 'choose': {
      const options = optionsOf(s, f)
      if (options.length > 1) return ask(f, 'choose an option')
      if (options.length === 1) takeOption(s, f, options[0]!, tell)
      return 'next'
    }
    case 'drop': {
      const most = droppable(s, k, op.which).length
      return most === 0 ? 'next' : ask(f, 'give up gear', op.n === 'any' ? most : Math.min(op.n, most))
    }
    case 'strike':
    case 'go anywhere':
      return ask(f, 'name a hex')
    case 'take':
      return spacesOf(s, STRIPES.indexOf(op.colour)).length === 0 ? 'next' : ask(f, 'take from the Stalls')
    case 'attach':
      return attachable(s, k, op.trait).length === 0 ? 'next' : ask(f, 'attach a card')
    case 'mark':
      return markable(s, f.you).length === 0 ? 'next' : ask(f, 'mark components')
    case 'start range':
      if (op.to === 'any') return ask(f, 'set the starting range')
      startRange(s, f, RANGES.indexOf(op.to))
      return 'next'
    case 'plant':
      return plant(s, f, op.n, tell)
    default:
      return null
  }
}

/** Effects that start something else. */
function starting(s: Wk, f: ScriptFrame, op: Op, tell: Tell): After {
  switch (op.do) {
    case 'check':
      startCheck(s, f.you, 'text', op.skill, op.difficulty)
      return 'check made'
    case 'roll':
      rollBand(s, f, op, tell)
      break
    case 'draw':
      drawGear(s, f.you, new Array<number>(op.n).fill(STRIPES.indexOf(op.colour)))
      break
    case 'draw next colour up':
      drawGear(s, f.you, [Math.min(2, f.given + 1)])
      break
    case 'trade':
      startTrade(s, f.you, numberAt(s, s.knights[f.you]!.hex))
      break
    case 're-equip':
      rearrange(s, 1 << f.you, false)
      break
  }
  return 'next'
}

function perform(s: Wk, f: ScriptFrame, op: Op, tell: Tell): After {
  if (contestOp(s, f, op, tell)) return 'next'
  switch (op.do) {
    case 'counters':
      counters(s, f, op, tell)
      return 'next'
    case 'luck':
      luckCards(s, f.you, op.by, op.random === true, tell)
      return 'next'
    case 'vehicle':
      if (op.how === 'damage') damageVehicle(s, f.you, tell)
      else repairVehicle(s, f.you, tell)
      return 'next'
    case 'token':
      tokensAround(s, f.you, op.token, tell)
      return 'next'
    case 'stop':
      stop(s)
      return 'next'
    case 'skip exploration':
      s.knights[f.you]!.skips = true
      return 'next'
    case 'go back':
      goBack(s, f.you, tell)
      return 'next'
    case 'mp':
      movePoints(s, op.by)
      return 'next'
    case 'revive':
      comeRound(s, f.you, op.heal, tell)
      return 'next'
    case 'cancel':
    case 'redraw':
    case 'cannot stop you':
    case 'value':
      standingEffect(s, f, op)
      return 'next'
    default:
      return asking(s, f, op, tell) ?? starting(s, f, op, tell)
  }
}

/** Effects that last on a frame below: on a card just played, or on an exploration. */
function standingEffect(
  s: Wk,
  f: ScriptFrame,
  op: Extract<Op, { do: 'cancel' | 'redraw' | 'cannot stop you' | 'value' }>,
): void {
  const card = s.stack[f.about]
  if (op.do === 'cancel' || op.do === 'redraw') cancel(s, f)
  if (op.do === 'redraw' && card?.at === 'wild') card.redraw = true
  if (op.do === 'cannot stop you' && card?.at === 'wild') card.unstoppable = true
  const exploring = s.stack.findLast((below_) => below_.at === 'explore')
  if (op.do === 'value' && exploring !== undefined) exploring.bargains++
}

/** A knight who fell on the way has no further part in it, the board has (WK-21.6, WKC-R1). */
const stillConcerns = (s: Wk, f: ScriptFrame, op: Op): boolean =>
  !f.awake || !s.knights[f.you]!.down || op.do === 'token'
/** He who lay there before is hit, but decides nothing (WK-21.4). */
const needsDecision = (op: Op): boolean => op.do === 'choose' || op.do === 'check' || op.do === 'trade'

export const script: Procedure<'script'> = [
  {
    name: 'next effect',
    clause: 'WK-8.12',
    run(s, f, tell) {
      const op = cards(s).scripts[f.no]![f.i]
      const unpaid = f.i === 0 && f.outcome === UNDONE
      if (op === undefined || unpaid) {
        if (f.outcome === UNDONE && s.stack[f.about]?.at === 'explore') report(s, UNDONE)
        return 'done'
      }
      const skipped = !stillConcerns(s, f, op) || (s.knights[f.you]!.down && needsDecision(op))
      const after = skipped ? 'next' : perform(s, f, op, tell)
      if (after !== 'next') return after
      f.i++
      return 'again'
    },
  },
  {
    name: 'check made',
    clause: 'WK-9.8',
    run(s, f) {
      const op = cards(s).scripts[f.no]![f.i] as Extract<Op, { do: 'check' }>
      f.i++
      runScript(s, f.outcome === 1 ? op.pass : op.fail, f.line, f.you, f.about, f.given)
      return 'next effect'
    },
  },
  ...scriptAsks,
]
