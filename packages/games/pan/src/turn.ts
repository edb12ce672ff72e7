import { type Offer, only, type Procedure, type Seat, type Tell } from '@midden/kernel'
import { card, cardsOf, listOf, offerOne, shown, size } from './cards.ts'
import { eliminate, leave } from './elimination.ts'
import type { PanEvent } from './events.ts'
import { shuffleGun, turnUp } from './gun.ts'
import type { PanClause } from './ledger.ts'
import { endTurn, type GameFrame, hasGhost, type Pan, player } from './position.ts'
import { determineOrder } from './ranking.ts'

/** PAN-4.6 */
function ghostLeaves(s: Pan, _f: GameFrame, tell: Tell<PanEvent>): undefined {
  if (!hasGhost(s.seats)) return
  const to = s.options.ownerless === 'takeable' ? 'free' : 'discard'
  tell?.({ what: 'ghost left', clause: 'PAN-4.6', cards: shown(s.heap), to })
  s[to] += s.heap
  s.heap = 0
}

/** PAN-5.1: with `cardless = out` an empty front is the end, unless all are empty. */
function cardlessLeave(s: Pan, _f: GameFrame, tell: Tell<PanEvent>): undefined {
  if (s.options.cardless === 'play' || s.fronts.every((front) => front === 0)) return
  const out = s.order.filter((seat) => s.fronts[seat] === 0)
  if (out.length === 0) return
  for (const seat of out) leave(s, seat)
  s.together = out.length
  tell?.({ what: 'cardless out', clause: 'PAN-5.1', seats: out })
}

const FLIP: Offer = { act: 'flip' }
const flipOrReshuffle = offerOne('reshuffle', FLIP)

/** PAN-6.1: FLIP always; RESHUFFLE with a card (PAN-6.3); SKIP with as many as there are players (PAN-6.5). */
function actions(s: Pan, _f: GameFrame, seat: Seat): Offer[] {
  const front = s.fronts[seat]!
  const list = flipOrReshuffle(front)
  if (size(front) < s.active) return list
  return [list[0]!, list[1]!, { act: 'skip', of: listOf(front), min: s.active, max: s.active }]
}

/** PAN-6.6: out of one's own front, onto the discard. */
function pay(s: Pan, seat: Seat, cards: number): void {
  s.fronts[seat]! -= cards
  s.discard += cards
}

/** PAN-6.8, PAN-6.9: the first flip of the turn; before an empty front a CLIC opens the Double CLIC (PAN-7.1). */
function firstFlip(s: Pan, seat: Seat, tell: Tell<PanEvent>): void {
  if (turnUp(s, seat, tell)) eliminate(s, seat, tell)
  else if (s.fronts[seat] !== 0) endTurn(s)
  else {
    tell?.({ what: 'offered', clause: 'PAN-7.1', seat, left: s.left })
    s.stack.push({ at: 'doubleClic', step: 0 })
  }
}

function reshuffle(s: Pan, seat: Seat, value: number, tell: Tell<PanEvent>): void {
  pay(s, seat, card(value))
  shuffleGun(s)
  tell?.({ what: 'reshuffled', clause: 'PAN-6.3', seat, card: value })
  firstFlip(s, seat, tell)
}

function skip(s: Pan, seat: Seat, values: readonly number[], tell: Tell<PanEvent>): void {
  pay(s, seat, cardsOf(values))
  tell?.({ what: 'skipped', clause: 'PAN-6.5', seat, cards: values.toReversed() })
  endTurn(s)
}

/** PAN-4.6 to PAN-10: the second step, turns until one player is left. */
export const secondStep: Procedure<Pan, GameFrame, PanEvent, PanClause> = [
  { name: 'the ghost leaves', clause: 'PAN-4.6', run: ghostLeaves },
  { name: 'players without cards', clause: 'PAN-5.1', run: cardlessLeave },
  {
    name: 'first player',
    clause: 'PAN-5.2',
    run(s, _f, tell) {
      if (s.active > 1) determineOrder(s, 0, 'PAN-5.3', tell)
      return undefined
    },
  },
  {
    name: 'act',
    clause: 'PAN-6.1',
    final: false,
    applies: (s) => s.active > 1,
    owed: (s) => only(player(s)),
    offer: actions,
    take(s, _f, seat, a, tell) {
      if (a.act === 'flip') firstFlip(s, seat, tell)
      else if (a.act === 'reshuffle') reshuffle(s, seat, a.n!, tell)
      else skip(s, seat, a.ns!, tell)
    },
  },
  {
    name: 'the winner',
    clause: 'PAN-10.1',
    run(s, _f, tell) {
      tell?.({ what: 'won', clause: 'PAN-10.1', seat: player(s) })
      return undefined
    },
  },
]
