import type { Seat } from '@midden/kernel'
import { ACC, nameOf, REM } from './cards.ts'
import type { WorksEvent } from './events.ts'
import type { Peg } from './mat.ts'
import { count, listWords, PEG_WORDS } from './words-actions.ts'

type Who = (seat: Seat) => string
type EventOf<W extends WorksEvent['what']> = Extract<WorksEvent, { what: W }>
type Sentences = { readonly [W in WorksEvent['what']]: (e: EventOf<W>, who: Who) => string }

const advised = (e: { adviser: boolean }): string => (e.adviser ? ' with an Adviser' : '')
/** Which pegs moved: 'workers needed (R) down by 2'. */
const loweredWords = (pegs: readonly Peg[]): string =>
  [...new Set(pegs)]
    .map((peg) => `${PEG_WORDS[peg]} down by ${pegs.filter((each) => each === peg).length}`)
    .join(', ')
const together = (seats: readonly Seat[], who: Who): string => seats.map(who).join(' and ')

/** One sentence for every event. */
const SENTENCES: Sentences = {
  'start player': (e, who) => `${who(e.seat)} is the start player.`,
  'new round': (e, who) => `Round ${e.round} begins. ${who(e.seat)} starts.`,
  'last round': (e) => `Round ${e.round} is the round limit: this is the last round.`,
  dealt: (e) => `${nameOf(e.kind, e.names)} is dealt to set ${e.set + 1}.`,
  duplicate: (e) => `Set ${e.set + 1} already has ${nameOf(e.kind, e.names)}, so this one is discarded.`,
  reshuffled: (e) => `The deck is empty. The discards become the new deck: ${count(e.cards, 'card')}.`,
  accident: (e) =>
    `The ${e.final ? `final ${nameOf(ACC, e.names)} strikes everyone` : `${nameOf(ACC, e.names)} is drawn`}.`,
  answered: (e, who) =>
    e.bribe === undefined
      ? `${who(e.seat)} has decided.`
      : `${who(e.seat)} decides: ${e.bribe ? 'a bribe' : 'no bribe'}.`,
  bribed: (e, who) => `${who(e.seat)} pays €${e.paid} with the bribe, and the factory stays where it is.`,
  declined: (e, who) => `${who(e.seat)} pays no bribe.`,
  unharmed: (e, who) => `${who(e.seat)} is in the green: no harm done.`,
  fined: (e, who) =>
    `${who(e.seat)} is in the ${e.colour}: a fine of €${e.paid}, and the factory is now in column ${e.column}.`,
  credit: (e, who) =>
    `${who(e.seat)} ${e.forced ? 'has to take' : 'takes'} ${count(e.loans, 'loan')}: €${10 * e.loans} now, −${10 * e.loans} points at the end.`,
  took: (e, who) => `${who(e.seat)} takes set ${e.set + 1}: ${listWords(e.kinds, e.names)}.`,
  'left over': (e) => `Nobody took set ${e.set + 1}. Discarded: ${listWords(e.kinds, e.names)}.`,
  'turned up': (e, who) => `${who(e.seat)} reveals the kept card: ${nameOf(e.kind, e.names)}.`,
  order: (e, who) =>
    `${who(e.seat)} fills an order${advised(e)} for €${e.paid}: ${count(e.materials, 'raw material')} used, waste now ${e.waste}.`,
  growth: (e, who) => `${who(e.seat)} moves${advised(e)} to column ${e.column}.`,
  'end fixed': (e, who) => `${who(e.seat)} has reached column 20: this is the last round.`,
  hiring: (e, who) => `${who(e.seat)} hires${advised(e)} and now has ${count(e.row, 'worker')}.`,
  firing: (e, who) => `${who(e.seat)} fires${advised(e)} and now has ${count(e.row, 'worker')}.`,
  innovation: (e, who) => `${who(e.seat)} innovates${advised(e)} for €${e.paid}: ${loweredWords(e.pegs)}.`,
  disposal: (e, who) => `${who(e.seat)} disposes of waste${advised(e)}: ${e.waste} left.`,
  removal: (e, who) =>
    `${who(e.seat)} plays ${nameOf(REM, e.names)}${advised(e)}. Waste now: ${e.wastes.map((waste, seat) => `${who(seat)} ${waste}`).join(', ')}.`,
  repaid: (e, who) => `${who(e.seat)} pays back a loan of €${e.paid}.`,
  discarded: (e, who) => `${who(e.seat)} discards ${nameOf(e.kind, e.names)}.`,
  kept: (e, who) =>
    `${who(e.seat)} passes and keeps ${e.kind === undefined ? 'a card face down' : nameOf(e.kind, e.names)}.`,
  auction: (e, who) => `${who(e.seat)} auctions ${count(e.lot, 'raw material')}${advised(e)}.`,
  'no lot': (e, who) => `${who(e.seat)} has nothing to auction: the supply is empty.`,
  bid: (e, who) => `${who(e.seat)} bids €${e.bid}.`,
  'no bid': (e, who) => `${who(e.seat)} passes.`,
  sold: (e, who) =>
    e.price === 0
      ? `Nobody bids. ${who(e.to)} takes the ${count(e.lot, 'raw material')} for nothing.`
      : `${who(e.to)} buys ${count(e.lot, 'raw material')} for €${e.price}, paid to ${e.to === e.seat ? 'the bank' : who(e.seat)}.`,
  unsold: () => `Nobody bids. The lot goes back to the supply.`,
  wages: (e, who) => `${who(e.seat)} pays €${e.paid} in wages.`,
  'last round over': (e) => `That was the last round: round ${e.round}.`,
  'all shuffled': (e) =>
    `The ${nameOf(ACC, e.names)}, the deck and the discards are shuffled together: ${count(e.cards, 'card')}.`,
  marker: (e, who) => `${who(e.seat)} gets the start marker.`,
  scored: (e, who) => {
    const { column, R, M, W, cash, money, loans, score } = e.points
    return `${who(e.seat)} has €${cash} and scores ${score}: column ${column}, innovations ${R} + ${M} + ${W}, money ${money}, loans ${loans}.`
  },
  ranking: (e, who) => {
    const [first = [], ...rest] = e.ranking
    const won = `${together(first, who)} ${first.length === 1 ? 'wins' : 'share the win'}`
    return [won, ...rest.map((seats) => `then ${together(seats, who)}`)].join(', ').concat('.')
  },
}

export const sentence = (e: WorksEvent, who: Who): string =>
  (SENTENCES[e.what] as (e: WorksEvent, who: Who) => string)(e, who)
