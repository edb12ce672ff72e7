import type { Action, Seat, Words } from '@midden/kernel'
import { CHARACTERS, FREE, GUN_CARDS, ownerOf, valueAt } from './cards.ts'
import type { Criterion, PanEvent, TakenFrom } from './events.ts'
import { takeableIn } from './standin.ts'
import { table } from './table.ts'
import type { PanView } from './view.ts'

type Who = (seat: Seat) => string

const named = (value: number): string => `${value} (${CHARACTERS[value]})`
const inRow = (values: readonly number[]): string => (values.length === 0 ? 'nothing' : values.join(' '))
const and = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
const everyone = (seats: readonly Seat[], who: Who): string => and(seats.map(who))
const place = { discard: 'goes to the discard', free: 'stays on the table for anybody to take' } as const

const odds = (left: number): string => (left === 1 ? 'with certain PAN' : `at 1-in-${left} odds of PAN`)
const shot = (left: number): string => (left === 1 ? 'certain PAN' : `1-in-${left} PAN`)

const BECAUSE: Readonly<Record<Criterion, string>> = {
  cards: 'most cards',
  total: 'the highest total',
  sixes: 'more 6s',
  fives: 'more 5s',
  fours: 'more 4s',
  threes: 'more 3s',
  tie: 'after a tie-break',
}

const takenFrom = (from: readonly TakenFrom[], who: Who): string =>
  and(
    from.map(
      ({ owner, cards }) =>
        `${inRow(cards)} ${owner === null ? 'from the free cards' : `from ${who(owner)}`}`,
    ),
  )

const spoils = (cards: readonly number[], discarded: readonly number[]): string =>
  discarded.length === 0
    ? `and takes ${inRow(cards)}`
    : `and takes ${inRow(cards)}; ${inRow(discarded)} goes to the discard`

function trickEvent(e: PanEvent, who: Who): string | null {
  switch (e.what) {
    case 'dealt':
      return e.ghost > 0
        ? `Everyone gets ${e.each} cards, the ghost ${e.ghost}; ${e.aside} are set aside`
        : `Everyone gets ${e.each} cards; ${e.aside} are set aside`
    case 'hand':
      return `${who(e.seat)} is dealt ${inRow(e.cards)}`
    case 'committed':
      return `${who(e.seat)} has chosen a card`
    case 'commitment':
      return e.slot === null
        ? `${who(e.seat)} chooses the ${named(e.card)}`
        : `${who(e.seat)} chooses the ${named(e.card)} and picks slot ${e.slot} of the ghost`
    case 'revealed': {
      const played = e.cards.map((value, seat) => `${who(seat)} ${value}`)
      if (e.ghost !== null) played.push(`the ghost ${e.ghost.card} from slot ${e.ghost.slot}`)
      return `All cards up: ${played.join(', ')}`
    }
    case 'cancelled':
      return `Duplicates cancel each other: ${inRow(e.values)}`
    case 'nobody won':
      return `Nobody wins the trick; ${inRow(e.cards)} goes to the discard`
    case 'trick won':
      return e.clause === 'PAN-3.3'
        ? `${who(e.seat)} wins with the 1, which beats the 6, ${spoils(e.cards, e.discarded)}`
        : `${who(e.seat)} wins with the ${named(e.with)} ${spoils(e.cards, e.discarded)}`
    case 'ghost won':
      return e.by === 'PAN-3.3'
        ? `The ghost wins with the 1, which beats the 6, ${spoils(e.cards, e.discarded)}`
        : `The ghost wins with the ${named(e.with)}, the highest single card, ${spoils(e.cards, e.discarded)}`
    default:
      return null
  }
}

function orderEvent(e: PanEvent, who: Who): string | null {
  switch (e.what) {
    case 'ghost left':
      return `The ghost leaves; its heap (${inRow(e.cards)}) ${place[e.to]}`
    case 'cardless out':
      return `Out, having won no cards: ${everyone(e.seats, who)}`
    case 'tie broken':
      return `${everyone(e.among, who)} are completely tied; ${e.drawn ? 'the draw' : 'clockwise order'} puts ${and(
        e.order.map(who),
      )} first`
    case 'first player':
      return `${who(e.seat)} starts (${BECAUSE[e.by]}); the order is ${e.order.map(who).join(', ')}`
    case 'pan':
      return `PAN! ${who(e.seat)} is out`
    case 'front left':
      return `${who(e.seat)}’s front (${inRow(e.cards)}) ${place[e.to]}`
    case 'gun shuffled':
      return `All ${GUN_CARDS} gun cards are shuffled`
    case 'won':
      return `${who(e.seat)} is the last one left and wins`
    default:
      return null
  }
}

function turnEvent(e: PanEvent, who: Who): string {
  switch (e.what) {
    case 'reshuffled':
      return `${who(e.seat)} pays the ${named(e.card)} and reshuffles all ${GUN_CARDS} gun cards`
    case 'skipped':
      return `${who(e.seat)} pays ${inRow(e.cards)} and skips`
    case 'clic':
      return `CLIC for ${who(e.seat)}; ${e.left} gun ${e.left === 1 ? 'card is' : 'cards are'} left`
    case 'offered':
      return `${who(e.seat)} has no cards and may flip again for a Double CLIC, ${odds(e.left)}`
    case 'stopped':
      return `${who(e.seat)} stops`
    case 'went on':
      return `${who(e.seat)} goes for the Double CLIC`
    case 'picked':
      return `${who(e.seat)} takes a ${e.card} from ${e.owner === null ? 'the free cards' : who(e.owner)}`
    case 'took':
      return e.from.length === 0
        ? `${who(e.seat)} finds nothing to take`
        : `${who(e.seat)} takes ${takenFrom(e.from, who)}`
    default:
      return `${e.what}`
  }
}

const from = (code: number): string =>
  ownerOf(code) === FREE ? 'from the free cards' : `from seat ${ownerOf(code)}`

function takeLabel(codes: readonly number[]): string {
  const owners = [...new Set(codes.map(ownerOf))]
  const parts = owners.map((owner) => {
    const theirs = codes.filter((code) => ownerOf(code) === owner)
    return `${inRow(theirs.map(valueAt).reverse())} ${from(theirs[0]!)}`
  })
  return `Take ${and(parts)}`
}

const cardsOfPlayer = (v: PanView): number => v.fronts[v.player!]!.length

/** Paying the last card is more than a shuffle. */
const opening = (v: PanView): string => (cardsOfPlayer(v) === 1 ? '; a CLIC opens the Double CLIC' : '')

function action(v: PanView, a: Action): string {
  const ns = a.ns ?? []
  switch (a.act) {
    case 'commit':
      return a.with === undefined
        ? `Play the ${named(a.n!)}`
        : `Play the ${named(a.n!)} and pick slot ${a.with} of the ghost`
    case 'flip':
      return `Flip: ${shot(v.left)}`
    case 'reshuffle':
      return `Pay the ${named(a.n!)}, reshuffle and flip: ${shot(GUN_CARDS)}${opening(v)}`
    case 'skip':
      return `Pay ${inRow(ns.toReversed())} and skip`
    case 'go':
      return `Go: flip again, ${shot(v.left)}${takeableIn(v, v.player!).length === 0 ? ', nothing to take' : ''}`
    case 'stop':
      return 'Stop'
    case 'pick':
      return `Pick the ${named(valueAt(a.n!))} ${from(a.n!)}`
    default:
      return takeLabel(ns)
  }
}

const QUESTIONS: Readonly<Record<string, (v: PanView) => string>> = {
  commit: (v) =>
    v.me !== null && v.me === v.picker
      ? `Trick ${v.trick}: which card do you play, and which of the ghost’s?`
      : `Trick ${v.trick}: which card do you play?`,
  act: (v) => {
    const cards = cardsOfPlayer(v)
    if (cards === 0) return `You have no cards, so you must flip: ${shot(v.left)}`
    if (cards < v.active) return `Flip (${shot(v.left)}), or pay 1 card to reshuffle?`
    return `Flip (${shot(v.left)}), pay 1 card to reshuffle, or pay ${v.active} to skip?`
  },
  'go or stop': (v) => `CLIC. Go for a Double CLIC (${shot(v.left)}), or stop?`,
  take: (v) => `Double CLIC! Which ${v.active} cards do you take?`,
  pick: (v) => `Double CLIC! Pick card ${v.picked.length + 1} of ${v.active}`,
}

/** What those waited for are at. */
const WAITS: Readonly<Record<string, (v: PanView) => string>> = {
  commit: (v) => `Choosing a card for trick ${v.trick}.`,
  act: (v) => (cardsOfPlayer(v) === 0 ? 'No cards: must flip.' : 'Flip, reshuffle or skip.'),
  'go or stop': () => 'Flip once more, or stop.',
  take: (v) => `Taking ${v.active} cards.`,
  pick: (v) => `Taking ${v.active} cards.`,
}

export const words: Words<PanView, PanEvent> = {
  event: (e, who) => trickEvent(e, who) ?? orderEvent(e, who) ?? turnEvent(e, who),
  action,
  cards: (_v, { act, n }) => (act === 'commit' && n !== undefined ? [named(n)] : []),
  question: (v, decision) => QUESTIONS[decision]?.(v) ?? decision,
  waits: (v, decision) => WAITS[decision]?.(v) ?? decision,
  table,
}
