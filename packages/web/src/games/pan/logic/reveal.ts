import type { Seat } from '@midden/kernel'
import type { PanEvent } from '@midden/pan'
import type { StoryLine } from '@midden/table'
import type { PanProps } from '../parts/names.ts'
import { type Trace, traceOf } from './trace.ts'

type Won = Extract<PanEvent, { what: 'trick won' | 'ghost won' | 'nobody won' }>

/** A trick with all its cards up, as it lay before the winner took it. */
export interface Reveal {
  trick: number
  /** the move that turned the cards up */
  move: number
  /** by seat, the ghost's last */
  cards: readonly number[]
  ghost: boolean
  cancelled: readonly number[]
  end: Won
  /** where all other cards lay */
  before: Trace
}

const isEnd = (e: PanEvent): e is Won =>
  e.what === 'trick won' || e.what === 'ghost won' || e.what === 'nobody won'

/** The last trick that was turned up, if any. */
export function lastReveal(story: readonly StoryLine<PanEvent>[], seats: number): Reveal | null {
  const at = story.findLastIndex(({ event }) => event.what === 'revealed')
  const line = story[at]
  if (line?.event.what !== 'revealed') return null
  const after = story.slice(at).map(({ event }) => event)
  const end = after.find(isEnd)
  if (end === undefined) return null
  const before = traceOf(
    story.slice(0, at + 1).map(({ event }) => event),
    seats,
  )
  const { cards, ghost } = line.event
  return {
    trick: before.trick,
    move: line.move,
    cards: ghost === null ? cards : [...cards, ghost.card],
    ghost: ghost !== null,
    cancelled: after.find((e) => e.what === 'cancelled')?.values ?? [],
    end,
    before,
  }
}

/** The place in the row of cards that won; null if nobody did. */
export function winnerOf({ end, cards }: Reveal): number | null {
  if (end.what === 'nobody won') return null
  return end.what === 'trick won' ? end.seat : cards.length - 1
}

export type Fate = 'wins' | 'cancelled' | 'beaten' | 'lost'

/** What became of one card of the trick. `beaten` is the 6 that a single 1 beat. */
export function fateOf(reveal: Reveal, place: Seat): Fate {
  const value = reveal.cards[place]!
  if (winnerOf(reveal) === place) return 'wins'
  if (reveal.cancelled.includes(value)) return 'cancelled'
  return reveal.end.clause === 'PAN-3.3' && value === 6 ? 'beaten' : 'lost'
}

/** The values that were played once, lowest first. */
export const singlesOf = ({ cards, cancelled }: Reveal): number[] =>
  cards.filter((value) => !cancelled.includes(value)).sort((a, b) => a - b)

/** The cards that were cancelled, highest first. */
export const equalsOf = ({ cards, cancelled }: Reveal): number[][] =>
  cancelled.toSorted((a, b) => b - a).map((value) => cards.filter((card) => card === value))

/** The reveal that is being told, on a table that shows it. */
export function revealIn({ beat, moves, story, view }: PanProps): Reveal | null {
  if (beat === null || beat.move !== moves || !beat.events.some(({ what }) => what === 'revealed'))
    return null
  return lastReveal(story, view.seats)
}
