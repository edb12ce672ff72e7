import { below, type Seat } from '@midden/kernel'
import { NEIGHBOURS } from '../../board/geometry.ts'
import { putKnight } from '../../board/markers.ts'
import { change, lift } from '../../bodies/counters.ts'
import { cards } from '../../cards.ts'
import { TOKENS, type Token } from '../../content/names.ts'
import type { Counters } from '../../content/ops.ts'
import { drawLuck } from '../../decks.ts'
import type { ScriptFrame } from '../../frames/effects.ts'
import type { Wk } from '../../position.ts'
import { discardLuck } from '../../push.ts'
import type { Tell } from '../../types.ts'
import { clauseOf } from '../pay.ts'
import { combatNow, ENEMY, moveNow, opponentOf } from '../scene.ts'

/** An enemy's Health is what its wounds leave of it (WKC-R10): healing takes wounds away, at most all of them. */
function wound(s: Wk, by: number): void {
  const combat = combatNow(s)
  if (combat !== null) combat.wounds = Math.max(0, combat.wounds - by)
}

export function counters(s: Wk, f: ScriptFrame, op: Counters, tell: Tell): void {
  const whom = op.of === 'you' ? f.you : op.of === 'self' ? ENEMY : opponentOf(s, f.you)
  if (whom === ENEMY) wound(s, op.hp)
  else if (whom >= 0) change(s, whom, op, clauseOf(s, f.line), tell, cards(s).lines[f.line]?.from === 'gear')
}

function loseAtRandom(s: Wk, seat: Seat, n: number, tell: Tell): void {
  const { hand } = s.knights[seat]!
  const gone: number[] = []
  for (let i = 0; i < n && hand.length > 0; i++)
    gone.push(hand.splice(below(s.rng, hand.length, 'luck card lost'), 1)[0]!)
  s.luck.discard.push(...gone)
  if (gone.length > 0) tell?.({ what: 'luck discarded', clause: 'WK-8.12', seat, cards: gone, reveals: true })
}

export function luckCards(s: Wk, seat: Seat, by: number, random: boolean, tell: Tell): void {
  if (by > 0) drawLuck(s, seat, by, tell)
  else if (random) loseAtRandom(s, seat, -by, tell)
  else discardLuck(s, seat, -by)
}

/** On the knight's hex and all around it, each adding up (WKC-R1). */
export function tokensAround(s: Wk, seat: Seat, token: Token, tell: Tell): void {
  const layer = s.tokens[TOKENS.indexOf(token)]!
  const here = s.knights[seat]!.hex
  for (const hex of [here, ...NEIGHBOURS[here]!]) layer[hex]!++
  tell?.({ what: 'tokens placed', clause: 'WK-8.11', token: TOKENS.indexOf(token), hex: here })
}

/** The move ends on this hex once the card is resolved (WK-7.15), unless the card cannot stop him. */
export function stop(s: Wk): void {
  const move = moveNow(s)
  if (move === null) return
  for (const f of s.stack) if (f.at === 'wild' && f.unstoppable) return
  move.stopped = true
}

/** WKC-R4: on the first hex of a route the hex before is the start. */
export function goBack(s: Wk, seat: Seat, tell: Tell): void {
  const move = moveNow(s)
  if (move === null) return
  putKnight(s, seat, move.from)
  tell?.({ what: 'put on a hex', clause: 'WK-7.26', seat, hex: move.from })
}

/** WKC-R3: the pool does not go below 0. */
export function movePoints(s: Wk, by: number): void {
  const move = moveNow(s)
  if (move !== null) move.pool = Math.max(0, move.pool + by)
}

export function comeRound(s: Wk, seat: Seat, heal: number, tell: Tell): void {
  const k = s.knights[seat]!
  lift(s, seat, heal, 'WK-21.12', tell)
  if (!k.down) return
  k.down = false
  // The rest of a move he fell in stays lost.
  const move = moveNow(s)
  if (move?.seat === seat) move.over = true
  tell?.({ what: 'came round', clause: 'WK-21.12', seat, hex: k.hex })
}
