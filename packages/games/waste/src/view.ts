import { type Seat, seatsIn, type View, type Viewer } from '@midden/kernel'
import { bidCount, bidOf, bidValue, comparedByValue } from './bids.ts'
import { type Question, questionOf } from './book.ts'
import { CARD_IDS, deckOf } from './cards.ts'
import { stationValues } from './end.ts'
import type { Face } from './events.ts'
import { bonusPile, PILE } from './market.ts'
import { handSize, type WasteOptions } from './options.ts'
import { BURNT, NOBODY, NOT_IN, UNSEEN, unanswered, type Waste } from './position.ts'
import { draftedBy, gained, packBefore, passesMade } from './records.ts'
import { type Score, tally } from './score.ts'
import { countsMajorities, makeStanding, stationScores } from './standing.ts'

/** What everybody knows of a seat's hand. */
export interface HandView {
  /** how many cards it holds: in the draft the pack before it, afterwards its hand */
  holds: number
  /** of these, the ones that all have seen: from the face-up part of a pile, or from a bid that came back */
  known: number[]
  /** cards burnt from this hand this round: paid, played or removed */
  spent: number[]
}

/** A bonus pile of this round. */
export interface PileView {
  /** three cards, the third null while it lies face down */
  cards: Face[]
  /** the seat that took it */
  taker: Seat | null
  /** it was burnt */
  burnt: boolean
}

/** A bid of this round from the showing on; null is what stays face down for this viewer. */
export interface BidView {
  /** how many cards */
  count: number
  /** their value in the auction */
  value: number | null
  /** the cards */
  cards: number[] | null
}

/** WASTE-9.5: what comes out at the end. */
export interface ShownView {
  /** top card first */
  drawPile: number[]
  /** what lay face down in incineration */
  burnt: number[]
  /** by seat, the last round's draft in the order kept */
  drafted: number[][]
}

/** What a viewer may know (section 5 of the ledger). Cards are numbers (612 is PA12), a blank is null. */
export interface WasteView extends View {
  /** how many play */
  seats: number
  options: WasteOptions
  /** the round, from 1 */
  round: number
  /** the boss of this round */
  boss: Seat
  /** what is asked, or over */
  step: Question | 'over'
  /** whose answer the table waits for */
  asked: Seat[]
  /** who is taking a pile or playing Recyclers */
  turn: Seat | null
  /** cards everybody has kept this round */
  passes: number
  /** the viewer's own: the pack in the draft, the hand afterwards */
  hand: number[]
  /** the viewer's own draft this round, in the order kept */
  drafted: number[]
  /** the packs that have lain before the viewer this round, pass by pass; in the draft the last is the present one */
  packs: number[][]
  /** the viewer's own answer that is not resolved yet: the card kept, or the cards bid */
  answer: number[] | null
  /** by seat */
  hands: HandView[]
  /** the bonus piles of this round */
  piles: PileView[]
  /** by seat; empty before the showing */
  bids: BidView[]
  /** those who bid, best bid first */
  ranking: Seat[]
  /** drawn Recyclers yet to be played, in the order drawn */
  pending: number[]
  /** by seat: the cards of a station */
  stations: number[][]
  /** by seat: the station scored as if the game ended now */
  scores: Score[]
  /** by seat: the value of the station’s cards, which breaks ties */
  values: number[]
  /** the points that would name the next boss */
  standing: number[]
  /** cards left to draw */
  drawPile: number
  /** incineration, face up, in the order burnt */
  burnt: number[]
  /** incineration, face down: how many */
  burntUnseen: number
  /** by type, how many cards this viewer has not seen yet */
  unseen: number[]
  /** what comes out at the end; null before */
  shown: ShownView | null
}

/** Has this seat paid its bid? */
const hasPaid = (s: Waste, seat: Seat): boolean => s.takers.includes(seat) || s.stack[0]?.turn === seat

function bidSeen(s: Waste, seat: Seat, viewer: Viewer, step: WasteView['step']): BidView {
  const paid = step === 'pile' ? hasPaid(s, seat) : s.takers.includes(seat)
  const open = s.options.bidReveal === 'cards' || seat === viewer || paid || step === 'over'
  return {
    count: bidCount(s, seat),
    value: open || comparedByValue(s, seat) ? bidValue(s, seat) : null,
    cards: open ? bidOf(s, seat) : null,
  }
}

function pileSeen(s: Waste, pile: number, viewer: Viewer, over: boolean): PileView {
  const [first, second, third] = bonusPile(s, pile) as [number, number, number]
  const taker = s.takers[pile]!
  const open = taker >= 0 ? taker === viewer || over : taker === BURNT && third !== UNSEEN
  return {
    cards: [first, second, open ? third : null],
    taker: taker >= 0 ? taker : null,
    burnt: taker === BURNT,
  }
}

/** Hand cards that everybody has seen: the face-up ones of a pile, and those of a bid that was shown. */
function publicCards(s: Waste, seat: Seat): number[] {
  const pile = s.takers.indexOf(seat)
  const seen = pile < 0 ? [] : s.bonus.slice(PILE * pile, PILE * pile + 2)
  return s.options.bidReveal === 'cards' ? seen.concat(bidOf(s, seat)) : seen
}

function handSeen(s: Waste, seat: Seat, step: WasteView['step']): HandView {
  const hand = s.hands[seat]!
  const view: HandView = { holds: hand.length, known: [], spent: [] }
  if (step !== 'pile' && step !== 'recycler') return view
  const open = publicCards(s, seat)
  view.known = hand.filter((card) => open.includes(card))
  const bid = bidOf(s, seat)
  const lying = step === 'pile' && !hasPaid(s, seat)
  view.spent = gained(s, seat).filter((card) => !hand.includes(card) && !(lying && bid.includes(card)))
  view.spent.sort((a, b) => a - b)
  return view
}

function answerOf(s: Waste, viewer: Viewer, step: WasteView['step']): number[] | null {
  if (viewer === null || (step !== 'keep' && step !== 'bid') || s.sealed[viewer] === NOT_IN) return null
  return step === 'keep' ? [s.sealed[viewer]!] : bidOf(s, viewer)
}

function packsSeen(s: Waste, viewer: Viewer, step: WasteView['step']): number[][] {
  if (viewer === null || step === 'over') return []
  const passes = step === 'keep' ? passesMade(s) + 1 : handSize(s.seats)
  const packs: number[][] = []
  for (let pass = 0; pass < passes; pass++) packs.push(packBefore(s, viewer, pass))
  return packs
}

type Seen = Omit<WasteView, 'unseen'>

/** A 1 for every card, by its number, whose place the viewer knows, or which came before the viewer in a pack. */
function cardsSeen(v: Seen): Uint8Array {
  const seen = new Uint8Array(CARD_IDS.length)
  const see = (cards: readonly Face[]): void => {
    for (const card of cards) if (card !== null) seen[card] = 1
  }
  for (const station of v.stations) see(station)
  for (const pack of v.packs) see(pack)
  for (const { cards } of v.piles) see(cards)
  for (const { cards } of v.bids) if (cards !== null) see(cards)
  for (const cards of [v.burnt, v.pending, v.hand, v.drafted]) see(cards)
  if (v.shown !== null) {
    see(v.shown.drawPile)
    see(v.shown.burnt)
  }
  return seen
}

/** The others. */
export function cardsUnseen(v: Seen): number[] {
  const seen = cardsSeen(v)
  return deckOf(v.options.deck).cards.filter((card) => seen[card] === 0)
}

export function view(s: Waste, viewer: Viewer): WasteView {
  const f = s.stack[0]
  const step = questionOf(s)
  const over = step === 'over'
  const sealed = step === 'keep' || step === 'bid'
  const everyone = s.hands.map((_, seat) => seat)
  const turn = f === undefined || f.turn === NOBODY ? null : f.turn
  const scores = stationScores(s)
  const v: WasteView = {
    me: viewer,
    seats: s.seats,
    options: s.options,
    round: s.round,
    boss: s.boss,
    step,
    asked: sealed ? seatsIn(unanswered(s)) : turn === null ? [] : [turn],
    turn,
    passes: passesMade(s),
    hand: viewer === null ? [] : s.hands[viewer]!.slice(),
    drafted: viewer === null ? [] : draftedBy(s, viewer),
    packs: packsSeen(s, viewer, step),
    answer: answerOf(s, viewer, step),
    hands: everyone.map((seat) => handSeen(s, seat, step)),
    piles: s.takers.map((_, pile) => pileSeen(s, pile, viewer, over)),
    bids: sealed ? [] : everyone.map((seat) => bidSeen(s, seat, viewer, step)),
    ranking: f === undefined ? [] : f.ranking.slice(),
    pending: s.pending.slice(),
    stations: s.stations.map((station) => station.slice()),
    scores,
    values: stationValues(s),
    standing: (countsMajorities(s) ? scores : makeStanding(s)).map(({ points }) => points),
    drawPile: s.pile.length,
    burnt: s.burnt.slice(),
    burntUnseen: s.unseen.length,
    shown: over
      ? {
          drawPile: s.pile.toReversed(),
          burnt: s.unseen.slice(),
          drafted: everyone.map((seat) => draftedBy(s, seat)),
        }
      : null,
    unseen: [],
  }
  v.unseen = tally(cardsUnseen(v))
  return v
}
