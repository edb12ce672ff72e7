import type { Seat } from '@midden/kernel'
import type { PanEvent } from '@midden/pan'

/** A card on the table. Its key stays the same wherever it goes; value 0 lies face down. */
export interface Lying {
  key: string
  value: number
}

export interface Flip {
  seat: Seat
  /** gun cards left face down before it */
  from: number
}

/** Where every card lies that the viewer was told of, and what was turned up of the gun. */
export interface Trace {
  trick: number
  hand: Lying[]
  /** this trick's cards by seat; the ghost's comes last */
  played: (Lying | null)[]
  fronts: Lying[][]
  heap: Lying[]
  free: Lying[]
  discard: Lying[]
  left: number
  /** CLICs face up beside the pile, the first one first */
  clics: Flip[]
  /** by seat: how a player was shot, if so */
  shots: (Flip | null)[]
}

const GUN_CARDS = 6

const blankTrace = (seats: number): Trace => ({
  trick: 1,
  hand: [],
  played: Array<null>(seats + 1).fill(null),
  fronts: Array.from({ length: seats }, () => []),
  heap: [],
  free: [],
  discard: [],
  left: GUN_CARDS,
  clics: [],
  shots: Array<null>(seats).fill(null),
})

const highestFirst = (cards: Lying[]): Lying[] => cards.sort((a, b) => b.value - a.value)

/** Takes these values out of a heap, as far as they are there. */
function take(heap: Lying[], values: readonly number[]): Lying[] {
  return values.flatMap((value) => {
    const at = heap.findIndex((card) => card.value === value)
    return at < 0 ? [] : heap.splice(at, 1)
  })
}

function put(heap: Lying[], cards: readonly Lying[]): void {
  heap.push(...cards)
  highestFirst(heap)
}

function reveal(t: Trace, cards: readonly number[], ghost: { slot: number; card: number } | null): void {
  cards.forEach((value, seat) => {
    const { key } = t.played[seat] ?? { key: `t${t.trick}s${seat}` }
    t.played[seat] = { key, value }
  })
  if (ghost !== null) t.played[cards.length] = { key: `ghost${ghost.slot}`, value: ghost.card }
}

function resolve(t: Trace, winner: Lying[], discarded: readonly number[]): void {
  const trick = t.played.filter((card) => card !== null)
  put(t.discard, take(trick, discarded))
  put(winner, trick)
  t.played.fill(null)
  t.trick++
}

function shuffle(t: Trace): void {
  t.left = GUN_CARDS
  t.clics = []
}

/** Moves the cards as one event says. */
function follow(t: Trace, e: PanEvent): void {
  switch (e.what) {
    case 'hand':
      t.hand = e.cards.map((value, i) => ({ key: `hand${i}`, value }))
      break
    case 'committed':
      t.played[e.seat] = { key: `t${t.trick}s${e.seat}`, value: 0 }
      break
    case 'commitment':
      t.played[e.seat] = take(t.hand, [e.card])[0] ?? null
      break
    case 'revealed':
      reveal(t, e.cards, e.ghost)
      break
    case 'trick won':
      resolve(t, t.fronts[e.seat]!, e.discarded)
      break
    case 'ghost won':
      resolve(t, t.heap, e.discarded)
      break
    case 'nobody won':
      resolve(t, t.discard, [])
      break
    case 'ghost left':
      put(t[e.to], t.heap.splice(0))
      break
    case 'front left':
      put(t[e.to], t.fronts[e.seat]!.splice(0))
      break
    case 'reshuffled':
      put(t.discard, take(t.fronts[e.seat]!, [e.card]))
      shuffle(t)
      break
    case 'skipped':
      put(t.discard, take(t.fronts[e.seat]!, e.cards))
      break
    case 'took':
      for (const { owner, cards } of e.from)
        put(t.fronts[e.seat]!, take(owner === null ? t.free : t.fronts[owner]!, cards))
      break
    case 'clic':
      t.clics.push({ seat: e.seat, from: e.left + 1 })
      t.left = e.left
      break
    case 'pan':
      t.shots[e.seat] = { seat: e.seat, from: t.left }
      t.left--
      break
    case 'gun shuffled':
      shuffle(t)
      break
    default:
  }
}

export function traceOf(events: Iterable<PanEvent>, seats: number): Trace {
  const t = blankTrace(seats)
  for (const event of events) follow(t, event)
  return t
}

/** The view is right. Where the trace knows a card of that value, its key is used; else one is made up for the place. */
export function keyed(values: readonly number[], lying: readonly Lying[], place: string): Lying[] {
  const rest = [...lying]
  return values.map((value, i) => take(rest, [value])[0] ?? { key: `${place}/${i}`, value })
}
