import type { Change, Retelling, Seat } from '@midden/kernel'
import { ACC, nameOf } from '../cards.ts'
import type { Compulsory, WorksEvent } from '../events.ts'
import { colourOf, LAST_COLUMN, LOAN, type Peg } from '../mat.ts'
import type { WorksView } from '../view.ts'
import { count, listWords } from '../words-actions.ts'
import { recap } from './recap.ts'
import { called, owned, signed, type WorksReader, you } from './you.ts'

type Of<W extends WorksEvent['what']> = Extract<WorksEvent, { what: W }>

const materials = (n: number): string => count(n, 'raw material')
const FOR: Readonly<Record<Compulsory, string>> = { wages: 'the wages', fine: 'the fine', bribe: 'the bribe' }

/** Where waste stands after a change, and whether an accident would hurt now. */
const wasteStep = (from: number, now: number): string =>
  `waste ${from} → ${now}${colourOf(from) === colourOf(now) ? '' : `, ${colourOf(now)} now`}`

function fined({ seat, colour, paid, from, column }: Of<'fined'>, reader: WorksReader): string {
  const to = from === column ? '' : `back to column ${column} (was ${from})`
  if (seat !== reader.me)
    return `${reader.who(seat)} is in the ${colour}: €${paid} fine${to === '' ? '' : `, ${to}`}.`
  return `You were in the ${colour}: you pay €${paid}${to === '' ? '' : ` and fall ${to}`}.`
}

function credit(e: Of<'credit'>, reader: WorksReader): string {
  const lent = LOAN * e.loans
  if (!e.forced) return `${called(e.seat, reader, 'takes', 'take')} a loan: €${lent}.`
  const bill = e.for === undefined || e.due === undefined ? 'the bill' : `${FOR[e.for]} of €${e.due}`
  if (e.seat !== reader.me) return `${reader.who(e.seat)} can’t pay ${bill} and borrows €${lent}.`
  return `You had only €${e.cash} for ${bill}, so the bank lent you €${lent}. Each open loan costs ${LOAN} points at the end.`
}

function accidentLine(e: WorksEvent, reader: WorksReader): string | null {
  switch (e.what) {
    case 'accident': {
      const name = nameOf(ACC, e.names)
      return e.final ? `The final ${name.toLowerCase()}: it always strikes at the end.` : `${name}!`
    }
    case 'bribed':
      return e.seat === reader.me
        ? `You play Bribery, pay €${e.paid} and don’t move.`
        : `${reader.who(e.seat)} plays Bribery, pays €${e.paid} and doesn’t move.`
    case 'declined':
      return `${called(e.seat, reader, 'keeps', 'keep')} Bribery.`
    case 'unharmed':
      return `${called(e.seat, reader, 'is', 'are')} in the green: nothing happens.`
    case 'fined':
      return fined(e, reader)
    case 'credit':
      return credit(e, reader)
    default:
      return null
  }
}

const NEEDS: Readonly<Record<Peg, (n: number) => string>> = {
  R: (n) => `need ${count(n, 'worker')}`,
  M: (n) => `use ${materials(n)}`,
  W: (n) => `make ${n} waste`,
}

function innovation(e: Of<'innovation'>, reader: WorksReader): string {
  const c = reader.after.companies[e.seat]!
  const now = [...new Set(e.pegs)].map((peg) => NEEDS[peg](c[peg]))
  return `${called(e.seat, reader, 'innovates', 'innovate')} for €${e.paid}: ${e.seat === reader.me ? 'your' : 'their'} orders ${now.join(' and ')}.`
}

function removal(e: Of<'removal'>, reader: WorksReader): string {
  const { me } = reader
  const seat = me === null || me === e.seat ? null : me
  const text = `${called(e.seat, reader, 'hauls', 'haul')} waste away (${e.from[e.seat]} → ${e.wastes[e.seat]}).`
  if (seat === null) return `${text} Everyone else gets some.`
  return e.from[seat] === e.wastes[seat]
    ? `${text} Your track is full already.`
    : `${text} Yours: ${wasteStep(e.from[seat]!, e.wastes[seat]!)}.`
}

function cardLine(e: WorksEvent, reader: WorksReader): string | null {
  switch (e.what) {
    case 'took':
      return `${called(e.seat, reader, 'takes', 'take')} set ${e.set + 1}: ${listWords(e.kinds, e.names)}.`
    case 'left over':
      return `Set ${e.set + 1} is left and discarded.`
    case 'duplicate':
      return `Set ${e.set + 1} already has ${nameOf(e.kind, e.names)}; this one is discarded.`
    case 'turned up':
      return `${owned(e.seat, reader)} kept ${nameOf(e.kind, e.names)} joins ${e.seat === reader.me ? 'your' : 'their'} hand.`
    case 'order':
      return `${called(e.seat, reader, 'fills', 'fill')} an order: +€${e.paid}, −${materials(e.materials)}, ${wasteStep(e.from, e.waste)}.`
    case 'growth':
      return `${called(e.seat, reader, 'grows', 'grow')} to column ${e.column}: orders now pay €${e.column}.`
    case 'end fixed':
      return `${called(e.seat, reader, 'reaches', 'reach')} column ${LAST_COLUMN}. This is the last round!`
    case 'hiring':
    case 'firing':
      return `${called(e.seat, reader, 'now has', 'now have')} ${count(e.row, 'worker')}.`
    case 'innovation':
      return innovation(e, reader)
    case 'disposal':
      return `${called(e.seat, reader, 'clears', 'clear')} ${e.from - e.waste} waste: ${wasteStep(e.from, e.waste).slice('waste '.length)}.`
    case 'removal':
      return removal(e, reader)
    case 'repaid':
      return `${called(e.seat, reader, 'pays', 'pay')} back a loan: +${LOAN} points.`
    case 'discarded':
      return `${called(e.seat, reader, 'discards', 'discard')} ${nameOf(e.kind, e.names)}.`
    case 'kept':
      return `${called(e.seat, reader, 'keeps', 'keep')} ${e.kind === undefined ? 'a card' : nameOf(e.kind, e.names)} for next round.`
    default:
      return null
  }
}

function sold(e: Of<'sold'>, reader: WorksReader): string {
  const lot = materials(e.lot)
  if (e.price === 0)
    return `Nobody bid; ${you(e.to, reader)} ${e.to === reader.me ? 'take' : 'takes'} ${lot} for free.`
  const buys = `${called(e.to, reader, 'buys', 'buy')} ${lot} for €${e.price}`
  if (e.to === e.seat) return `${buys}, paid to the bank.`
  return e.seat === reader.me
    ? `${buys}. You get €${e.price}.`
    : `${buys}. ${reader.who(e.seat)} gets the money.`
}

function auctionLine(e: WorksEvent, reader: WorksReader): string | null {
  switch (e.what) {
    case 'auction':
      return `${called(e.seat, reader, 'auctions', 'auction')} ${materials(e.lot)}.`
    case 'no lot':
      return `No raw materials are left, so ${e.seat === reader.me ? 'your' : `${reader.who(e.seat)}’s`} auction is wasted.`
    case 'bid':
      return `${called(e.seat, reader, 'bids', 'bid')} €${e.bid}.`
    case 'no bid':
      return `${called(e.seat, reader, 'passes', 'pass')}.`
    case 'sold':
      return sold(e, reader)
    case 'unsold':
      return 'Nobody bid. The raw materials go back.'
    default:
      return null
  }
}

function roundLine(e: WorksEvent, reader: WorksReader): string | null {
  switch (e.what) {
    case 'wages':
      return `${called(e.seat, reader, 'pays', 'pay')} €${e.paid} in wages.`
    case 'start player':
    case 'marker':
      return `${called(e.seat, reader, 'starts', 'start')}.`
    case 'new round':
      return `Round ${e.round}.`
    case 'last round':
      return `Round ${e.round} is the last one!`
    case 'last round over':
      return 'That was the last round.'
    default:
      return null
  }
}

const line = (e: WorksEvent, reader: WorksReader): string | null =>
  accidentLine(e, reader) ?? cardLine(e, reader) ?? auctionLine(e, reader) ?? roundLine(e, reader)

function title(cause: string, events: readonly WorksEvent[], reader: WorksReader): string {
  const [first] = events
  if (cause === 'accident')
    return first?.what === 'accident' ? nameOf(ACC, first.names) : nameOf(ACC, reader.after.options.cardNames)
  if (cause === 'round') return 'The end of the round'
  const seat: Seat | undefined = events.flatMap((e) => ('seat' in e ? [e.seat] : []))[0]
  if (seat === undefined) return 'The round'
  return `${owned(seat, reader)} ${cause === 'auction' ? 'auction' : 'turn'}`
}

const NAMES: Readonly<Record<string, string>> = {
  column: 'column',
  waste: 'waste',
  row: 'workers',
  R: 'worker needed',
  M: 'raw material an order',
  W: 'waste an order',
  tower: 'raw materials',
}

function chip({ key, by, now }: Change): string {
  switch (key) {
    case 'cash':
      return by < 0 ? `−€${-by}` : `+€${by}`
    case 'loans':
      return `${signed(by)} ${Math.abs(by) === 1 ? 'loan' : 'loans'}`
    case 'hand':
      return `${signed(by)} ${Math.abs(by) === 1 ? 'card' : 'cards'}`
    case 'start':
      return now === 1 ? 'you start' : 'no longer first'
    default:
      return now === undefined ? `${signed(by)} ${NAMES[key]}` : `${NAMES[key]} ${now - by} → ${now}`
  }
}

/** The beats of Industrial Waste in English. */
export const retelling: Retelling<WorksView, WorksEvent> = { title, line, chip, recap }
