import { type Action, leftOf, type Offer, only, type Seat } from '@midden/kernel'
import { ADV, type Kind, RAW } from './cards.ts'
import type { WorksTell } from './events.ts'
import { type Play, playable, playNamed, playsOf } from './plays.ts'
import { type Company, inRound, inSupply, NOBODY, type RoundFrame, type Works } from './position.ts'

const PASS: Offer = { act: 'pass' }

/** Innovation names a peg; the other plays are offered as they are. */
function propose(list: Offer[], play: Play, c: Company, supply: number): void {
  if (play.choices === null) {
    if (playable(play, c, supply, 0)) list.push(play.offer)
    return
  }
  const of: number[] = []
  for (const n of play.choices) if (playable(play, c, supply, n)) of.push(n)
  if (of.length > 0) list.push({ act: play.act, of })
}

/** IW-P4: play a card, alone or with an Adviser; discard any but RAW; pass with the last one (IW-7.2, 7.3, 7.9). */
export function offerTurn(s: Works, _f: RoundFrame, seat: Seat): Offer[] {
  const c = s.companies[seat]!
  const { hand } = c
  const supply = inSupply(s)
  const advised = hand.includes(ADV)
  const list: Offer[] = []
  const discards: Kind[] = []
  for (let i = 0; i < hand.length; i++) {
    const kind = hand[i]!
    if (hand.indexOf(kind) < i) continue
    const plays = playsOf[kind]!
    for (let k = 0; k < plays.length; k++) {
      const play = plays[k]!
      if (advised || !play.adviser) propose(list, play, c, supply)
    }
    if (kind !== RAW) discards.push(kind)
  }
  if (discards.length > 0) list.push({ act: 'discard', of: discards })
  if (hand.length === 1) list.push(PASS)
  return list
}

/** IW-7.12: to the discard pile at once. The others keep their order, for the leftmost one matters (IW-R35). */
function layDown(s: Works, hand: Kind[], kind: Kind): void {
  for (let i = hand.indexOf(kind) + 1; i < hand.length; i++) hand[i - 1] = hand[i]!
  hand.pop()
  s.discards.push(kind)
}

/** IW-7.4: the last card is kept for the next round, covered or open. */
function keep(s: Works, seat: Seat, c: Company, tell: WorksTell): void {
  c.kept = true
  const kind = c.hand[0]!
  const names = s.options.cardNames
  if (s.options.keptCard === 'open') tell?.({ what: 'kept', clause: 'IW-7.4', seat, kind, names })
  else {
    tell?.({ what: 'kept', clause: 'IW-7.4', seat, kind, names, only: only(seat) })
    tell?.({ what: 'kept', clause: 'IW-7.4', seat, names, only: ~only(seat) })
  }
}

/** Clockwise to the next who is still in the round; it may be the same one again (IW-7.6). */
function nextInRound(s: Works, seat: Seat): Seat {
  let next = seat
  for (let i = 0; i < s.seats; i++) {
    next = leftOf(next, s.seats)
    if (inRound(s.companies[next]!)) return next
  }
  return NOBODY
}

export function takeTurn(s: Works, f: RoundFrame, seat: Seat, { act, n }: Action, tell: WorksTell): void {
  const c = s.companies[seat]!
  if (act === 'pass') keep(s, seat, c, tell)
  else if (act === 'discard') {
    layDown(s, c.hand, n!)
    tell?.({ what: 'discarded', clause: 'IW-7.8', seat, kind: n!, names: s.options.cardNames })
  } else {
    const play = playNamed(act)!
    layDown(s, c.hand, play.card)
    if (play.adviser) layDown(s, c.hand, ADV)
    play.does(s, seat, play.adviser, n ?? 0, tell)
  }
  f.turn = nextInRound(s, seat)
}
