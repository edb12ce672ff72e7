import type { Seat, Viewer } from '@midden/kernel'
import type { WkEvent } from '@midden/waste-knights/reading'
import type { Line } from '../../../link/table-link.ts'

export type Level = 'ammo' | 'fuel' | 'hp' | 'rad' | 'rep'

/** One thing worth knowing for somebody who comes back to the table. */
export type Fact =
  | { what: 'round'; n: number }
  | { what: 'moved'; seat: Seat; hex: number }
  | { what: 'escaped' | 'faced'; seat: Seat; card: number }
  /** winner −1: a draw; −2: the enemy */
  | { what: 'fought'; seat: Seat; other: Seat; foe: number; winner: Seat }
  | { what: 'task'; seat: Seat; card: number }
  | { what: 'fell'; seat: Seat }
  | { what: 'woke'; seat: Seat; hex: number }
  | { what: 'stole'; seat: Seat; victim: Seat }
  | { what: 'bought'; seat: Seat; value: number }
  | { what: 'swapped'; seats: readonly Seat[] }
  | { what: 'level'; seat: Seat; level: Level; by: number; now: number }

type Begun = Extract<WkEvent, { what: 'combat begins' }>

function victor(begun: Begun, winner: number): Seat {
  if (winner > 1) return -1
  if (winner === 0) return begun.seat
  return begun.foe >= 0 ? -2 : begun.other
}

function factOf(event: WkEvent, begun: Begun | null): Fact | null {
  switch (event.what) {
    case 'round begins':
      return { what: 'round', n: event.round }
    case 'move ended':
      return { what: 'moved', seat: event.seat, hex: event.hex }
    case 'escaped':
      return { what: 'escaped', seat: event.seat, card: event.card }
    case 'faces':
      return { what: 'faced', seat: event.seat, card: event.card }
    case 'combat decided': {
      if (begun === null) return null
      const { seat, other, foe } = begun
      return { what: 'fought', seat, other, foe, winner: victor(begun, event.winner) }
    }
    case 'task accomplished':
      return { what: 'task', seat: event.seat, card: event.card }
    case 'fell unconscious':
      return { what: 'fell', seat: event.seat }
    case 'woke up':
      return { what: 'woke', seat: event.seat, hex: event.hex }
    case 'stolen':
      return { what: 'stole', seat: event.seat, victim: event.victim }
    case 'dealt':
      return { what: 'bought', seat: event.seat, value: event.value }
    case 'traded':
      return { what: 'swapped', seats: event.seats }
    default:
      return null
  }
}

/** Counters are summed up: all of one's own, Reputation of everybody. */
function levels(events: readonly WkEvent[], viewer: Viewer): Fact[] {
  const sums = new Map<string, Extract<Fact, { what: 'level' }>>()
  for (const event of events) {
    if (event.what !== 'counter' || (event.counter !== 'rep' && event.seat !== viewer)) continue
    const key = `${event.seat} ${event.counter}`
    const by = (sums.get(key)?.by ?? 0) + event.by
    sums.set(key, { what: 'level', seat: event.seat, level: event.counter, by, now: event.now })
  }
  return [...sums.values()].filter(({ by }) => by !== 0)
}

/** What happened after a move, in the order it happened; a fight says more than that it was faced. */
export function factsSince(story: readonly Line<WkEvent>[], since: number, viewer: Viewer): Fact[] {
  const events = story.flatMap(({ event, move }) => (move > since ? [event] : []))
  const facts: Fact[] = []
  let begun: Begun | null = null
  for (const event of events) {
    if (event.what === 'combat begins') {
      begun = event
      if (facts.at(-1)?.what === 'faced') facts.pop()
    }
    const fact = factOf(event, begun)
    if (fact !== null) facts.push(fact)
  }
  return [...facts, ...levels(events, viewer)]
}

/** The move before the round that is being played. */
export function roundStart(story: readonly Line<WkEvent>[]): number {
  for (let i = story.length - 1; i >= 0; i--)
    if (story[i]!.event.what === 'round begins') return story[i]!.move
  return 0
}
