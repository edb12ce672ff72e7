import type { Seat } from '@midden/kernel'
import { ACC, nameOf } from './cards.ts'
import type { WorksEvent } from './events.ts'
import { cardWords, count, listWords, PEG_WORDS } from './words-actions.ts'

type Who = (seat: Seat) => string
type EventOf<W extends WorksEvent['what']> = Extract<WorksEvent, { what: W }>
type Sentences = { readonly [W in WorksEvent['what']]: (e: EventOf<W>, who: Who) => string }

const advised = (e: { adviser: boolean }): string => (e.adviser ? ' with an Adviser' : '')
const together = (seats: readonly Seat[], who: Who): string => seats.map(who).join(' and ')

/** One sentence for every event. */
const SENTENCES: Sentences = {
  'start player': (e, who) => `${who(e.seat)} is the start player.`,
  'new round': (e, who) => `Round ${e.round} begins; ${who(e.seat)} starts.`,
  dealt: (e) => `${cardWords(e.kind, e.names)} is dealt to set ${e.set + 1}.`,
  duplicate: (e) => `Set ${e.set + 1} already has ${cardWords(e.kind, e.names)}; it is discarded.`,
  reshuffled: (e) => `The deck is empty; ${count(e.cards, 'discarded card')} are shuffled into a new one.`,
  accident: (e) => `${e.final ? 'The final accident strikes' : `${nameOf(ACC, e.names)} is drawn`}.`,
  answered: (e, who) =>
    e.bribe === undefined
      ? `${who(e.seat)} has answered.`
      : `${who(e.seat)} answers: ${e.bribe ? 'bribe' : 'no bribe'}.`,
  bribed: (e, who) => `${who(e.seat)} bribes for €${e.paid} and does not move.`,
  declined: (e, who) => `${who(e.seat)} does not bribe.`,
  unharmed: (e, who) => `${who(e.seat)} is in the green and unharmed.`,
  fined: (e, who) =>
    `${who(e.seat)} is in the ${e.colour}, pays a fine of €${e.paid} and is now in column ${e.column}.`,
  credit: (e, who) =>
    `${who(e.seat)} ${e.forced ? 'must take' : 'takes'} ${count(e.loans, 'loan')}: €${10 * e.loans}.`,
  took: (e, who) => `${who(e.seat)} takes set ${e.set + 1}: ${listWords(e.kinds, e.names)}.`,
  'left over': (e) => `Set ${e.set + 1} is left over and discarded: ${listWords(e.kinds, e.names)}.`,
  'turned up': (e, who) => `${who(e.seat)} turns up the kept card: ${cardWords(e.kind, e.names)}.`,
  order: (e, who) =>
    `${who(e.seat)} fills an order${advised(e)} for €${e.paid}, uses ${count(e.materials, 'raw material')} and now stores ${e.waste} waste.`,
  growth: (e, who) => `${who(e.seat)} grows${advised(e)} to column ${e.column}.`,
  'end fixed': (e, who) => `${who(e.seat)} has reached column 20: this is the last round.`,
  hiring: (e, who) => `${who(e.seat)} hires${advised(e)} and has ${count(e.row, 'worker')}.`,
  firing: (e, who) => `${who(e.seat)} fires${advised(e)} and has ${count(e.row, 'worker')}.`,
  innovation: (e, who) =>
    `${who(e.seat)} innovates${advised(e)} for €${e.paid}: ${e.pegs.map((peg) => PEG_WORDS[peg]).join(', ')}.`,
  disposal: (e, who) => `${who(e.seat)} disposes of waste${advised(e)} and stores ${e.waste}.`,
  removal: (e, who) =>
    `${who(e.seat)} removes waste${advised(e)}: ${e.wastes.map((waste, seat) => `${who(seat)} ${waste}`).join(', ')}.`,
  repaid: (e, who) => `${who(e.seat)} repays a loan for €${e.paid}.`,
  discarded: (e, who) => `${who(e.seat)} discards ${cardWords(e.kind, e.names)}.`,
  kept: (e, who) =>
    `${who(e.seat)} passes and keeps ${e.kind === undefined ? 'a covered card' : cardWords(e.kind, e.names)}.`,
  auction: (e, who) => `${who(e.seat)} auctions${advised(e)} a lot of ${count(e.lot, 'raw material')}.`,
  'no lot': (e, who) => `${who(e.seat)} has nothing to auction: the supply is empty.`,
  bid: (e, who) => `${who(e.seat)} bids €${e.bid}.`,
  'no bid': (e, who) => `${who(e.seat)} does not bid.`,
  sold: (e, who) =>
    e.price === 0
      ? `Nobody bids; ${who(e.to)} takes the ${count(e.lot, 'raw material')} for nothing.`
      : `${who(e.to)} buys ${count(e.lot, 'raw material')} and pays €${e.price} to ${e.to === e.seat ? 'the bank' : who(e.seat)}.`,
  unsold: (e, who) => `Nobody bids; the lot of ${who(e.seat)} goes back to the supply.`,
  wages: (e, who) => `${who(e.seat)} pays wages of €${e.paid}.`,
  'last round over': (e) => `Round ${e.round} was the last.`,
  'all shuffled': (e) =>
    `${nameOf(ACC, e.names)}, deck and discards are shuffled together: ${count(e.cards, 'card')}.`,
  marker: (e, who) => `The euro marker goes to ${who(e.seat)}.`,
  scored: (e, who) => {
    const { column, R, M, W, cash, money, loans, score } = e.points
    return `${who(e.seat)} shows €${cash} and scores ${score}: column ${column}, innovations ${R} + ${M} + ${W}, money ${money}, loans ${loans}.`
  },
  ranking: (e, who) => {
    const [first = [], ...rest] = e.ranking
    const won = `${together(first, who)} ${first.length === 1 ? 'wins' : 'share the win'}`
    return [won, ...rest.map((seats) => `then ${together(seats, who)}`)].join(', ').concat('.')
  },
}

export const sentence = (e: WorksEvent, who: Who): string =>
  (SENTENCES[e.what] as (e: WorksEvent, who: Who) => string)(e, who)
