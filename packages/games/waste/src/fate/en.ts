import type { Change, Retelling, Seat } from '@midden/kernel'
import type { ShownBid, WasteEvent } from '../events.ts'
import { PARTS, type Part } from '../score.ts'
import type { WasteView } from '../view.ts'
import { and, counted } from '../words.ts'
import { recap } from './recap.ts'
import {
  called,
  cardsOf,
  named,
  owned,
  place,
  pointed,
  signed,
  standsAt,
  turned,
  type WasteReader,
  you,
} from './sums.ts'

type Of<W extends WasteEvent['what']> = Extract<WasteEvent, { what: W }>

function bossLine(e: Of<'boss'>, reader: WasteReader): string {
  const why = `fewest points (${e.points < 0 ? `−${-e.points}` : e.points})${e.clause === 'WASTE-2.4' ? ', closest to the boss’s left' : ''}`
  if (e.seat === e.from) return `${called(e.seat, reader, 'stays', 'stay')} boss: ${why}.`
  return e.seat === reader.me
    ? `You become boss: ${why}.`
    : `The boss badge goes to ${reader.who(e.seat)}: ${why}.`
}

/** Everybody's bid, the reader's last. */
function bidsLine(bids: readonly ShownBid[], reader: WasteReader): string {
  const inOrder = [
    ...bids.filter(({ seat }) => seat !== reader.me),
    ...bids.filter(({ seat }) => seat === reader.me),
  ]
  const each = inOrder.map(
    ({ seat, count }, i) => `${you(seat, reader)} ${count === 0 ? 'none' : i === 0 ? counted(count) : count}`,
  )
  return `Bids revealed: ${each.join(', ')}.`
}

function tieLine({ seat, over, count, values, clause }: Of<'bid tie'>, reader: WasteReader): string {
  const both = [seat, over].sort((a, b) => Number(a === reader.me) - Number(b === reader.me))
  const mine = seat === reader.me
  const why =
    values === null
      ? mine
        ? 'you’re the boss'
        : 'the boss does'
      : clause === 'WASTE-5.8'
        ? `higher value (${values[0]} to ${values[1]})`
        : mine
          ? 'you sit closer to the boss’s left'
          : 'closer to the boss’s left'
  return `${capital(and(both.map((one) => you(one, reader))))} both bid ${count}. ${called(seat, reader, 'wins', 'win')} the tie: ${why}.`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function takenLine(e: Of<'pile taken'>, reader: WasteReader): string {
  const hidden = e.cards[2]
  const pile = e.automatic ? 'the last pile' : `pile ${e.pile}`
  if (e.seat !== reader.me) return `${reader.who(e.seat)} takes ${pile}.`
  const inside =
    hidden === null || hidden === undefined ? '' : `: its hidden card is ${named(hidden, reader)}`
  return e.automatic ? `The last pile is yours${inside}.` : `You take ${pile}${inside}.`
}

function auctionLine(e: WasteEvent, reader: WasteReader): string | null {
  switch (e.what) {
    case 'piles laid out':
      return e.piles.length === 1
        ? '1 bonus pile, with one card face down.'
        : `${e.piles.length} bonus piles, one card in each face down.`
    case 'bids shown':
      return bidsLine(e.bids, reader)
    case 'bid tie':
      return tieLine(e, reader)
    case 'nobody bid':
      return 'Nobody bid. All piles are burned, nobody pays.'
    case 'paid':
      return e.seat === reader.me
        ? `You pay ${cardsOf(e.cards, reader)}: ${e.cards.length === 1 ? 'it’s' : 'they’re'} gone.`
        : `${reader.who(e.seat)} pays ${cardsOf(e.cards, reader)}.`
    case 'pile taken':
      return takenLine(e, reader)
    case 'bid returned':
      return e.seat === reader.me
        ? `No pile for you. Your ${e.count === 1 ? 'card comes' : `${e.count} cards come`} back.`
        : `${reader.who(e.seat)} gets ${counted(e.count)} back.`
    case 'pile burnt':
      return `Pile ${e.pile} is burned.`
    default:
      return null
  }
}

/** What happened to the cards, and whose majority turned by it. */
function withTurns(text: string, e: Of<'drew' | 'removed'>, reader: WasteReader): string {
  const turns = (['electronics', 'plastic'] as const).map((part) => turned(e.scored, part, reader))
  return [text, ...turns].filter((part) => part !== null).join(' ')
}

const FROM = {
  hand: ['your hand', 'their hand'],
  station: ['your station', 'the station'],
  pending: ['your Recyclers still to play', 'the Recyclers still to play'],
} as const

function recyclerLine(e: WasteEvent, reader: WasteReader): string | null {
  switch (e.what) {
    case 'plays Recyclers':
      return `${called(e.seat, reader, 'has', 'have')} a Recycler to play.`
    case 'drew': {
      const drawn = cardsOf(e.cards, reader)
      if (!e.automatic) return withTurns(`${called(e.seat, reader, 'draws', 'draw')} ${drawn}.`, e, reader)
      const why = `${called(e.seat, reader, 'has', 'had')} nothing to remove, so ${e.seat === reader.me ? 'your' : 'the'} Recycler draws ${drawn}.`
      return withTurns(why, e, reader)
    }
    case 'chained':
      return 'That’s another Recycler, and it must be played too.'
    case 'removed': {
      const mine = e.seat === reader.me
      const text = `${called(e.seat, reader, 'removes', 'remove')} ${named(e.card, reader)} from ${FROM[e.from][mine ? 0 : 1]}.`
      return withTurns(text, e, reader)
    }
    case 'no effect':
      return `${owned(e.seat, reader)} Recycler has nothing to do and is burned.`
    default:
      return null
  }
}

function standingLine({ round, scores }: Of<'standing'>, { me, who }: WasteReader): string {
  if (me !== null)
    return `After round ${round} you have ${pointed(scores[me]!.points)}, ${place(standsAt(scores, me))} of ${scores.length}.`
  const first = scores.findIndex((_, seat) => standsAt(scores, seat) === 1)
  return `After round ${round} ${who(first)} leads with ${pointed(scores[first]!.points)}.`
}

function laidLine(e: Of<'laid'>, reader: WasteReader): string | null {
  const by = e.scored.reduce((sum, { from, now }) => sum + now - from, 0)
  if (e.seat === reader.me)
    return `You sort ${counted(e.cards.length)} into your station: ${signed(by)} points.`
  return e.cards.length === 0
    ? null
    : `${reader.who(e.seat)} sorts ${counted(e.cards.length)}: ${signed(by)} points.`
}

function line(e: WasteEvent, reader: WasteReader): string | null {
  switch (e.what) {
    case 'first boss':
      return `${called(e.seat, reader, 'is', 'are')} the first boss (drawn at random). Bosses win ties.`
    case 'boss':
      return bossLine(e, reader)
    case 'round not played':
      return `Too few cards left: there is no round ${e.round}.`
    case 'kept':
      return e.automatic && e.card !== null ? `The last card is yours: ${named(e.card, reader)}.` : null
    case 'laid':
      return laidLine(e, reader)
    case 'standing':
      return standingLine(e, reader)
    default:
      return auctionLine(e, reader) ?? recyclerLine(e, reader)
  }
}

const TITLES: Readonly<Partial<Record<string, string>>> = {
  auction: 'The auction',
  'first boss': 'The first boss',
  'round not played': 'The end',
  kept: 'The last card',
  'piles laid out': 'Bonus piles',
}

function title(cause: string, events: readonly WasteEvent[], reader: WasteReader): string {
  if (cause === 'round') return `Round ${reader.before.round} is over`
  const seat: Seat | undefined = events.flatMap((e) => ('seat' in e ? [e.seat] : []))[0]
  if (cause === 'recycler' && seat !== undefined) return `${owned(seat, reader)} Recycler`
  return TITLES[cause] ?? 'The round'
}

const NAMES: Readonly<Record<string, string>> = {
  hand: 'in hand',
  bid: 'in your bid',
  station: 'in your station',
}

function chip({ key, by, now }: Change): string {
  if (key === 'boss') return now === 1 ? 'boss' : 'no longer boss'
  if (PARTS.includes(key as Part)) return `${key} ${signed(now! - by)} → ${signed(now!)}`
  return `${signed(by)} ${Math.abs(by) === 1 ? 'card' : 'cards'} ${NAMES[key]}`
}

/** The beats of WASTE in English. */
export const retelling: Retelling<WasteView, WasteEvent> = { title, line, chip, recap }
