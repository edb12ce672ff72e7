import type { Action, Offer, Seat } from '@midden/kernel'
import { woundPenalty } from '../bodies/counters.ts'
import { cards } from '../cards.ts'
import { skillOf } from '../checks/check.ts'
import { damageOf, hits, soakOf } from '../combat/pool.ts'
import type { Line } from '../content/catalogue.ts'
import type { Op } from '../content/ops.ts'
import { successes } from '../dice.ts'
import { bonus } from '../effects/modifiers.ts'
import { combatNow } from '../effects/scene.ts'
import { sceneAt } from '../effects/scenes.ts'
import type { AttackFrame, CombatFrame } from '../frames/combat.ts'
import type { CheckFrame, WindowFrame } from '../frames/effects.ts'
import type { MoveFrame, WildFrame } from '../frames/road.ts'
import type { WkView } from '../view/view.ts'
import { worthOfCard } from './escape.ts'
import { bestRange } from './fight.ts'
import { passes } from './odds.ts'
import { listOf, pick } from './offered.ts'
import { leaderOf } from './rivals.ts'

/** Below this a check is worth a card; below that even a scarce one. */
export const DOUBTFUL = 0.7
/** A card played on him that costs more than this is worth replacing. */
const UNWELCOME = -1.5

const opOf = (v: WkView, { script }: Line): Op | undefined => cards(v).scripts[script]?.[0]

/** How likely a check passes as it stands. */
export function chanceNow(v: WkView, f: CheckFrame, about: number): number {
  const dice = skillOf(v, f.seat, f.skill) + bonus(v, f.seat, 'dice', sceneAt(v, about)) + f.plus
  return passes(dice - woundPenalty(v.knights[f.seat]!) - f.minus, f.difficulty, f.need)
}
function onCheck(v: WkView, f: CheckFrame, about: number, seat: Seat, op: Op): number {
  if (f.seat !== seat) return 0
  if (f.dice.length > 0) {
    const passed = successes(f.dice, f.difficulty) >= f.need
    return !passed && (op.do === 'reroll' || op.do === 'turn a die') ? 1 : 0
  }
  return f.sure || chanceNow(v, f, about) >= DOUBTFUL ? 0 : op.do === 'pass' ? 2 : op.do === 'dice' ? 1 : 0
}

/** Help for one's own attack, hindrance for the other's, and the second thoughts once the dice lie there. */
function onAttack(v: WkView, f: AttackFrame, about: number, seat: Seat, op: Op): number {
  const mine = combatNow(v)!.seats[f.side] === seat
  if (f.dice.length === 0) return op.do === 'dice' || op.do === 'more damage' ? 1 : 0
  if (!f.hit) {
    const missed = !hits(v, about)
    return mine && missed && (op.do === 'reroll' || op.do === 'turn a die') ? 1 : 0
  }
  const [damage, soak] = [damageOf(v, about), soakOf(v, about)]
  if (mine) return op.do === 'more pierce' && soak > 0 ? 1 : 0
  return op.do === 'more damage' && damage > soak ? 1 : 0
}

function beforeCombat(v: WkView, f: CombatFrame, seat: Seat, op: Op): number {
  if (op.do === 'start range')
    return f.start[0] < 0 && f.start[1] < 0 && bestRange(v, seat).gain > 0.4 ? 1 : 0
  const ferocious = f.foe >= 0 && cards(v).wild[f.foe]!.fighter!.ferocious
  if (op.do === 'dominance') return ferocious ? 0 : 1
  return op.do === 'counters' && op.of === 'opp' ? 2 : 0
}

function onPlayed(v: WkView, f: WildFrame, seat: Seat, op: Op): number {
  const bad = worthOfCard(v, seat, f.card) < UNWELCOME
  if (op.do === 'redraw' || op.do === 'cancel') return bad ? 1 : 0
  const move = v.stack.find((one): one is MoveFrame => one.at === 'move')
  const stops = cards(v).wild[f.card]!.lines.some(({ script }) =>
    cards(v).scripts[script]?.some((o) => o.do === 'stop'),
  )
  return op.do === 'cannot stop you' && stops && move !== undefined && move.i < move.route.length ? 1 : 0
}

/** What using a line now is worth: above 0 it is used. */
function worthNow(v: WkView, f: WindowFrame, seat: Seat, line: Line): number {
  const op = opOf(v, line)
  const about = v.stack[f.about]
  if (op === undefined || about === undefined) return 0
  switch (about.at) {
    case 'check':
      return onCheck(v, about, f.about, seat, op)
    case 'attack':
      return onAttack(v, about, f.about, seat, op)
    case 'combat':
      return f.moment === 'before combat' ? beforeCombat(v, about, seat, op) : 1
    case 'wild':
      return onPlayed(v, about, seat, op)
    case 'move':
      return op.do === 'mp' && about.route.length > 2 ? 1 : 0
    case 'luck':
      return op.do === 'cancel' && about.by === leaderOf(v, seat) ? 1 : 0
    default:
      return 0
  }
}

/** What costs nothing before luck cards; nothing if nothing helps. */
export function senseWindow(v: WkView, f: WindowFrame, seat: Seat, offers: readonly Offer[]): Action | null {
  const { lines, luck } = cards(v)
  if (listOf(offers, 'use').length + listOf(offers, 'luck').length === 0) return null
  return (
    pick(offers, 'use', (n) => worthNow(v, f, seat, lines[n]!), 0) ??
    pick(offers, 'luck', (n) => worthNow(v, f, seat, luck[n]!.line), 0)
  )
}
