import type { Seat } from '@midden/kernel'
import { bidOf, rankBids } from './bids.ts'
import { type Question, questionOf } from './book.ts'
import { isRecycler } from './cards.ts'
import { PILE } from './market.ts'
import { bonusPiles, handSize } from './options.ts'
import { BURNT, NOBODY, NOT_IN, ON_TABLE, type Play, UNSEEN, type Waste } from './position.ts'
import { gained, passesMade } from './records.ts'
import { hasChoice, hasRecycler, lapPlace } from './recyclers.ts'

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((card, i) => card === b[i])

const isQuiet = (f: Play): boolean => f.ranking.length === 0 && f.served === 0 && f.turn === NOBODY

/** What a seat's hand would be if nothing but its bid had left it. */
const fullHand = (s: Waste, seat: Seat, bid: readonly number[]): number[] =>
  gained(s, seat)
    .filter((card) => !bid.includes(card))
    .sort((a, b) => a - b)

const isBurnt = (s: Waste, cards: readonly number[]): boolean => cards.every((card) => s.burnt.includes(card))

function keepWrong(s: Waste, f: Play): string | null {
  const left = handSize(s.seats) - passesMade(s)
  if (s.hands.some((pack) => pack.length !== left)) return `every pack must hold ${left} cards`
  if (s.pile.length < PILE * bonusPiles(s.seats)) return 'the draw pile must hold the bonus piles to come'
  if (!isQuiet(f) || s.pending.length > 0) return 'in the draft nobody has a turn'
  if (s.sealed.some((card, seat) => card !== NOT_IN && !s.hands[seat]!.includes(card)))
    return 'a card chosen must be in the pack'
  return s.sealed.includes(NOT_IN) ? null : 'when all have chosen, packs are passed'
}

function bidWrong(s: Waste, f: Play): string | null {
  if (s.takers.some((taker) => taker !== ON_TABLE)) return 'no pile is taken before the bids are shown'
  if (!isQuiet(f) || s.pending.length > 0) return 'while bids are made nobody has a turn'
  if (s.hands.some((hand, seat) => !same(hand, fullHand(s, seat, []))))
    return 'every hand must be what was drafted'
  return s.sealed.includes(NOT_IN) ? null : 'when all have bid, the bids are shown'
}

/** WASTE-5.10, 5.11: the first so many of the ranking have a pile each, and nobody else. */
function takersWrong(s: Waste, f: Play, served: number, rest: number): string | null {
  if (!same(f.ranking, rankBids(s))) return 'the ranking must follow from the bids'
  const winners = f.ranking.slice(0, served)
  if (winners.some((seat) => !s.takers.includes(seat))) return 'every winner served has a pile'
  if (s.takers.filter((taker) => taker === rest).length !== s.takers.length - served)
    return 'a pile is taken once, by a winner'
  return null
}

function pileWrong(s: Waste, f: Play): string | null {
  const wrong = takersWrong(s, f, f.served, ON_TABLE)
  if (wrong !== null) return wrong
  if (f.turn !== f.ranking[f.served] || f.served > bonusPiles(s.seats) - 2)
    return 'a winner must have a choice of piles'
  if (s.pending.length > 0) return 'nothing is pending during the auction'
  if (s.hands.some((hand, seat) => !same(hand, fullHand(s, seat, bidOf(s, seat)))))
    return 'every hand must be what was drafted, less the bid, and the pile taken'
  const paid = f.ranking.slice(0, f.served + 1)
  return paid.every((seat) => isBurnt(s, bidOf(s, seat))) ? null : 'a bid paid must be burnt'
}

/** WASTE-5.16: two cards burnt face up, the third as the table has it. */
function burntPileWrong(s: Waste): string | null {
  const third = s.options.burntHidden === 'hidden' ? [UNSEEN] : s.burnt
  for (let pile = 0; pile < s.takers.length; pile++) {
    const [first, second, last] = s.bonus.slice(PILE * pile)
    if (s.takers[pile] === BURNT ? !third.includes(last!) || !isBurnt(s, [first!, second!]) : last === UNSEEN)
      return 'a pile that nobody took must be burnt'
  }
  return null
}

function lapHandWrong(s: Waste, f: Play, seat: Seat): string | null {
  const won = s.takers.includes(seat)
  const full = fullHand(s, seat, won ? bidOf(s, seat) : [])
  const hand = s.hands[seat]!
  if (won && !isBurnt(s, bidOf(s, seat))) return 'a bid paid must be burnt'
  const place = lapPlace(s.options, s.boss, s.seats, seat)
  if (place > f.served) return same(hand, full) ? null : 'a hand changes only in its own turn'
  if (place < f.served && hand.some(isRecycler)) return 'no Recycler is left behind'
  const gone = full.filter((card) => !hand.includes(card))
  return hand.length + gone.length === full.length && isBurnt(s, gone)
    ? null
    : 'what left a hand this round must be burnt'
}

function recyclerWrong(s: Waste, f: Play): string | null {
  const winners = Math.min(f.ranking.length, bonusPiles(s.seats))
  const wrong = takersWrong(s, f, winners, BURNT) ?? burntPileWrong(s)
  if (wrong !== null) return wrong
  if (f.turn < 0 || f.turn >= s.seats || f.served !== lapPlace(s.options, s.boss, s.seats, f.turn))
    return 'the turn must be at its place in the lap'
  for (let seat = 0; seat < s.seats; seat++) {
    const wrongHand = lapHandWrong(s, f, seat)
    if (wrongHand !== null) return wrongHand
  }
  return hasRecycler(s, f.turn) && hasChoice(s, f.turn)
    ? null
    : 'whoever is asked has a Recycler and a choice'
}

function endWrong(s: Waste): string | null {
  if (s.hands.some((hand) => hand.length > 0) || s.pending.length > 0)
    return 'when the game is over nobody holds a card'
  return s.takers.includes(ON_TABLE) ? 'when the game is over no pile is on the table' : null
}

const STAGES: Readonly<Record<Question, (s: Waste, f: Play) => string | null>> = {
  keep: keepWrong,
  bid: bidWrong,
  pile: pileWrong,
  recycler: recyclerWrong,
}

/** What does not go with the question that is open. */
export function stageWrong(s: Waste): string | null {
  const step = questionOf(s)
  return step === 'over' ? endWrong(s) : STAGES[step](s, s.stack[0]!)
}
