import type { Seat, View, Viewer } from '@midden/kernel'
import { bribeBill, columnAfter, mayBribe } from './accident.ts'
import { highest } from './auction.ts'
import { stepOf } from './book.ts'
import { ACC, CARDS, countKinds, type Kind } from './cards.ts'
import { loansFor } from './credit.ts'
import { COMPANIES, colourOf, FINE } from './mat.ts'
import type { WorksOptions } from './options.ts'
import {
  type AccidentFrame,
  type AuctionFrame,
  BRIBED,
  type Company,
  NOBODY,
  UNANSWERED,
  type Works,
} from './position.ts'
import { type Points, scoresOf } from './score.ts'

/** A company as somebody sees it. */
export interface CompanyView {
  /** its colour on the mat */
  colour: string
  /** where its factory stands on the mat: the column */
  column: number
  /** and the row */
  row: number
  /** workers that an order needs */
  R: number
  /** materials that an order uses up */
  M: number
  /** waste that an order makes */
  W: number
  /** waste stored */
  waste: number
  /** raw materials in its tower */
  tower: number
  /** loans not yet paid back */
  loans: number
  /** null: a closed purse */
  cash: number | null
  /** null: the back of a covered card */
  hand: (Kind | null)[]
  /** the first card was kept: its owner is out of this round, or has not yet joined the next */
  kept: boolean
}

export interface Bill {
  /** what it costs */
  pays: number
  /** loans that must be taken for it */
  loans: number
  /** where the factory stands afterwards */
  column: number
}

/** What an accident asks of the viewer, and what each answer would cost; told to nobody else (IW-R4). */
export interface BribeQuestion {
  /** the answer already given */
  answer: 'bribe' | 'decline' | null
  /** what a bribe would cost */
  bribe: Bill
  /** what it would cost to decline */
  decline: Bill
}

export interface AccidentView {
  /** it is the one at the end */
  final: boolean
  /** null where kept cards are covered: then nobody sees who is asked */
  asked: Seat[] | null
  /** who has answered */
  answered: Seat[] | null
  /** what it asks of the viewer; null where nothing */
  mine: BribeQuestion | null
}

export interface AuctionView {
  /** whose card it is */
  seller: Seat
  /** how many raw materials are sold */
  lot: number
  /** by seat: an amount, 0 for no bid, null where it is still to come */
  bids: (number | null)[]
  /** the highest bid so far */
  high: number
  /** whose bid is asked */
  turn: Seat
}

export type Phase = 'lay out' | 'choose' | 'play' | 'final accident' | 'over'

export interface WorksView extends View {
  options: WorksOptions
  /** the round, from 1 */
  round: number
  /** what is going on */
  phase: Phase
  /** the start player, who holds the euro marker */
  start: Seat
  /** who is to choose or play; null while nobody is */
  turn: Seat | null
  /** by seat */
  companies: CompanyView[]
  /** raw materials left; null where they are unlimited */
  supply: number | null
  /** the sets laid out; a set that was taken is empty */
  sets: Kind[][]
  /** by kind */
  discards: number[]
  /** how many cards are left */
  deck: number
  /** by kind: the cards this viewer does not see, in the deck or covered */
  unseen: number[]
  /** the Accident was drawn this round and lies aside */
  aside: boolean
  /** a factory has entered column 20: this is the last round */
  ending: boolean
  /** the accident under way */
  accident: AccidentView | null
  /** the auction under way */
  auction: AuctionView | null
  /** once the game is over */
  points: Points[] | null
}

function phaseOf(s: Works): Phase {
  const f = s.stack[0]
  if (f === undefined) return 'over'
  if (f.step === stepOf('lay out')) return 'lay out'
  if (f.step === stepOf('set')) return 'choose'
  return f.step === stepOf('turn') ? 'play' : 'final accident'
}

/** Is this card face up for the viewer? Only a covered kept card of another is not. */
const seesHand = (s: Works, seat: Seat, viewer: Viewer): boolean =>
  viewer === seat || !s.companies[seat]!.kept || s.options.keptCard === 'open'

const seesCash = (s: Works, seat: Seat, viewer: Viewer): boolean =>
  viewer === seat || s.options.money === 'open' || s.stack.length === 0

function companyView(s: Works, c: Company, seat: Seat, viewer: Viewer): CompanyView {
  return {
    colour: COMPANIES[seat]!,
    column: c.column,
    row: c.row,
    R: c.R,
    M: c.M,
    W: c.W,
    waste: c.waste,
    tower: c.tower,
    loans: c.loans,
    cash: seesCash(s, seat, viewer) ? c.cash : null,
    hand: seesHand(s, seat, viewer) ? c.hand.slice() : [null, ...c.hand.slice(1)],
    kept: c.kept,
  }
}

/** All cards but those in sight. */
function unseenBy(v: Pick<WorksView, 'companies' | 'sets' | 'discards' | 'aside'>): number[] {
  const seen = v.discards.slice()
  for (const { hand } of v.companies) countKinds(hand, seen)
  for (const set of v.sets) countKinds(set, seen)
  if (v.aside) seen[ACC]!++
  return CARDS.map(({ count }, kind) => count - seen[kind]!)
}

function bribeQuestion(s: Works, f: AccidentFrame, seat: Seat): BribeQuestion | null {
  const c = s.companies[seat]!
  if (!mayBribe(s, c)) return null
  const bill = (pays: number, column: number): Bill => ({ pays, loans: loansFor(pays, c.cash), column })
  const colour = colourOf(c.waste)
  const answer = f.answers[seat]
  return {
    answer: answer === UNANSWERED ? null : answer === BRIBED ? 'bribe' : 'decline',
    bribe: bill(bribeBill(colour, s.options.bribery), c.column),
    decline: bill(FINE[colour], columnAfter(c)),
  }
}

function accidentView(s: Works, f: AccidentFrame, viewer: Viewer): AccidentView {
  const open = s.options.keptCard === 'open'
  const asked = s.companies.flatMap((c, seat) => (mayBribe(s, c) ? [seat] : []))
  return {
    final: f.final,
    asked: open ? asked : null,
    answered: open ? asked.filter((seat) => f.answers[seat] !== UNANSWERED) : null,
    mine: viewer === null ? null : bribeQuestion(s, f, viewer),
  }
}

const auctionView = (f: AuctionFrame): AuctionView => ({
  seller: f.seller,
  lot: f.lot,
  bids: f.bids.map((bid) => (bid < 0 ? null : bid)),
  high: highest(f.bids),
  turn: f.turn,
})

export function view(s: Works, viewer: Viewer): WorksView {
  const [round, above] = s.stack
  const turn = round?.at === 'round' ? round.turn : NOBODY
  const companies = s.companies.map((c, seat) => companyView(s, c, seat, viewer))
  const sets = s.sets.map((set) => set.slice())
  const discards = countKinds(s.discards)
  return {
    me: viewer,
    options: s.options,
    round: s.round,
    phase: phaseOf(s),
    start: s.start,
    turn: turn === NOBODY ? null : turn,
    companies,
    supply: s.supply,
    sets,
    discards,
    deck: s.deck.length,
    unseen: unseenBy({ companies, sets, discards, aside: s.aside }),
    aside: s.aside,
    ending: s.ending,
    accident: above?.at === 'accident' ? accidentView(s, above, viewer) : null,
    auction: above?.at === 'auction' ? auctionView(above) : null,
    points: s.stack.length === 0 ? scoresOf(s) : null,
  }
}
