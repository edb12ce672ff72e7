import type { Action, Seat, Words } from '@midden/kernel'
import { cardId, deckOf, totalValue } from './cards.ts'
import type { Face, ShownBid, WasteEvent } from './events.ts'
import { handSize } from './options.ts'
import { PARTS } from './score.ts'
import { table } from './table.ts'
import type { WasteView } from './view.ts'

type Who = (seat: Seat) => string

export const and = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
export const counted = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)
const face = (card: Face): string => (card === null ? 'a face-down card' : cardId(card))
const listed = (cards: readonly Face[]): string => (cards.length === 0 ? 'no cards' : and(cards.map(face)))
const byItself = (automatic: boolean): string => (automatic ? ', the only choice' : '')

function bidText({ seat, count, value, cards }: ShownBid, who: Who): string {
  const shown = cards === null || count === 0 ? counted(count) : listed(cards)
  return value === null || count === 0 ? `${who(seat)} ${shown}` : `${who(seat)} ${shown} (value ${value})`
}

const TIES = {
  'WASTE-5.7': 'as boss',
  'WASTE-5.8': 'by value',
  'WASTE-5.9': "by sitting nearer to the boss's left",
} as const
const BOSS = {
  'WASTE-2.3': 'with the fewest points',
  'WASTE-2.4': "tied for the fewest points and nearest to the boss's left",
  'WASTE-2.5': 'alone with the fewest points',
} as const

function draftEvent(e: WasteEvent, who: Who): string | null {
  switch (e.what) {
    case 'first boss':
      return `${who(e.seat)} is the first boss`
    case 'boss':
      return e.seat === e.from
        ? `${who(e.seat)} stays boss, ${BOSS[e.clause]} (${e.points})`
        : `The boss card goes to ${who(e.seat)}, ${BOSS[e.clause]} (${e.points})`
    case 'round not played':
      return `The draw pile is too small: round ${e.round} is not played`
    case 'shuffled':
      return `Round ${e.round}: the draw pile of ${counted(e.cards)} is shuffled`
    case 'dealt':
      return `Everybody is dealt a pack of ${e.each} cards, beginning with ${who(e.first)}`
    case 'kept':
      return e.card === null
        ? `${who(e.seat)} has kept a card${byItself(e.automatic)}`
        : `${who(e.seat)} keeps ${cardId(e.card)}${byItself(e.automatic)}`
    case 'packs passed':
      return `All packs are passed to the ${e.to}`
    default:
      return null
  }
}

function auctionEvent(e: WasteEvent, who: Who): string | null {
  switch (e.what) {
    case 'piles laid out':
      return `Bonus piles: ${e.piles.map((pile, i) => `pile ${i + 1} has ${listed(pile)}`).join('; ')}`
    case 'bid made':
      return e.cards === null ? `${who(e.seat)} has made a bid` : `${who(e.seat)} bids ${listed(e.cards)}`
    case 'bids shown':
      return `WASTE! The bids: ${e.bids.map((bid) => bidText(bid, who)).join('; ')}`
    case 'bid tie':
      return `${who(e.seat)} and ${who(e.over)} bid as many cards; ${who(e.seat)} is first ${TIES[e.clause]}`
    case 'nobody bid':
      return 'Nobody bids, and nobody pays'
    case 'paid':
      return `${who(e.seat)} pays ${listed(e.cards)}`
    case 'pile taken':
      return `${who(e.seat)} takes pile ${e.pile}: ${listed(e.cards)}${byItself(e.automatic)}`
    case 'bid returned':
      return e.cards === null
        ? `${who(e.seat)} gets the ${counted(e.count)} bid back`
        : `${who(e.seat)} gets ${listed(e.cards)} back`
    case 'pile burnt':
      return `Nobody took pile ${e.pile}: ${listed(e.cards)} burnt`
    default:
      return null
  }
}

function recyclerEvent(e: WasteEvent, who: Who): string | null {
  switch (e.what) {
    case 'plays Recyclers':
      return `${who(e.seat)} plays Recyclers`
    case 'drew':
      return e.automatic
        ? `${who(e.seat)} has nothing to remove: ${cardId(e.recycler)} draws ${listed(e.cards)}`
        : `${who(e.seat)} draws with ${cardId(e.recycler)}: ${listed(e.cards)}`
    case 'chained':
      return `${cardId(e.recycler)} is a Recycler, and ${who(e.seat)} must play it too`
    case 'removed':
      return `${who(e.seat)} removes ${cardId(e.card)} (${e.from}) with ${cardId(e.recycler)}${byItself(e.automatic)}`
    case 'no effect':
      return `${cardId(e.recycler)} of ${who(e.seat)} can neither draw nor remove, and is burnt`
    default:
      return null
  }
}

function endEvent(e: WasteEvent, who: Who): string {
  switch (e.what) {
    case 'laid':
      return `${who(e.seat)} lays ${listed(e.cards)} into the station`
    case 'standing': {
      const parts = e.scores.map((score, seat) => {
        const lines = PARTS.filter((part) => score[part] !== 0).map((part) => `${part} ${score[part]}`)
        return `${who(seat)} ${score.points}${lines.length === 0 ? '' : ` (${lines.join(', ')})`}`
      })
      return `Standing after round ${e.round}: ${parts.join('; ')}`
    }
    case 'final order':
      return `The game is over: ${e.places
        .map((place) => `${and(place.map(who))} with ${e.points[place[0]!]} points`)
        .join(', then ')}`
    case 'level on points':
      return `${who(e.seat)} and ${who(e.over)} are tied on points; station values ${e.values[0]} and ${e.values[1]} decide`
    case 'level on value':
      return `${who(e.seat)} and ${who(e.over)} are tied on value too; ${who(e.seat)} sits nearer to the boss's left`
    case 'place shared':
      return `${and(e.seats.map(who))} share place ${e.place}`
    case 'all is shown':
      return `Left in the draw pile: ${listed(e.drawPile)}. Burnt unseen: ${listed(e.burnt)}`
    default:
      return e.what
  }
}

function action(v: WasteView, a: Action): string {
  const ns = a.ns ?? []
  const deck = deckOf(v.options.deck)
  switch (a.act) {
    case 'keep':
      return `Keep ${cardId(a.n!)}`
    case 'bid':
      return ns.length === 0
        ? 'Bid no cards'
        : `Bid ${counted(ns.length)}, value ${totalValue(deck, ns)}: ${listed(ns)}`
    case 'pile':
      return `Take pile ${a.n}: ${listed(v.piles[a.n! - 1]!.cards)}`
    case 'draw':
      return `Draw ${counted(Math.min(3, v.drawPile))} into your station`
    default:
      return `Remove ${cardId(a.n!)} from your ${v.me !== null && v.stations[v.me]!.includes(a.n!) ? 'station' : 'hand'}`
  }
}

const QUESTIONS: Readonly<Record<string, (v: WasteView) => string>> = {
  keep: (v) => `Round ${v.round}, card ${v.passes + 1} of ${handSize(v.seats)}: which card do you keep?`,
  bid: () => 'Which cards do you bid? More cards win, and only a winner pays.',
  pile: () => 'You have paid. Which pile do you take?',
  recycler: (v) =>
    `Draw 3 cards, or remove one?${v.pending.length > 0 ? ` (${v.pending.length} pending)` : ''}`,
}

/** What those waited for are at. */
const WAITS: Readonly<Record<string, string>> = {
  keep: 'One card is kept, the rest of the pack goes on.',
  bid: 'Bids are sealed and shown all at once.',
  pile: 'The better bid takes a pile first.',
  recycler: 'Draws three cards, or removes one.',
}

export const words: Words<WasteView, WasteEvent> = {
  event: (e, who) => draftEvent(e, who) ?? auctionEvent(e, who) ?? recyclerEvent(e, who) ?? endEvent(e, who),
  action,
  cards: (_v, { act, n }) => (act === 'keep' && n !== undefined ? [cardId(n)] : []),
  question: (v, decision) => QUESTIONS[decision]?.(v) ?? decision,
  waits: (_v, decision) => WAITS[decision] ?? decision,
  table,
}
