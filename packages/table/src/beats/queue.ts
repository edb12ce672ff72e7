import { isOwn } from './beat.ts'
import type { RetoldBeat } from './retell.ts'
import {
  type BeatSettings,
  goesByUnread,
  inOneCard,
  isPressed,
  type ReaderState,
  roomFor,
  timeFor,
} from './time.ts'

/**
 * What a viewer is being shown and what is still to come. Replaced as a whole, never changed: what makes the next one
 * is below. It keeps no time; whoever does tells it.
 */
export interface Queue {
  /** shown now: one beat, or several on one card; none: the table as it is */
  now: readonly RetoldBeat[]
  later: readonly RetoldBeat[]
  /** the viewer's own fate that they passed over; stays until they answer */
  skipped: readonly RetoldBeat[]
  /** beats of others that were left out since the viewer answered */
  folded: readonly RetoldBeat[]
  /** milliseconds that beats of others took since the viewer answered */
  spent: number
}

export const NO_BEATS: Queue = { now: [], later: [], skipped: [], folded: [], spent: 0 }

const charactersOf = (beats: readonly RetoldBeat[]): number =>
  beats.reduce(
    (sum, { title, lines }) => lines.reduce((n, { text }) => n + text.length, sum + title.length),
    0,
  )

/** How long what is shown now stays, in milliseconds; null: until the viewer goes on. */
export function stays({ now }: Queue, manner: BeatSettings, standing: ReaderState): number | null {
  const [beat] = now
  if (beat === undefined) return null
  return timeFor(beat, charactersOf(now), manner, standing)
}

const costOf = (beat: RetoldBeat, manner: BeatSettings, standing: ReaderState): number =>
  isOwn(beat) || beat.as === 'recap' ? 0 : (timeFor(beat, charactersOf([beat]), manner, standing) ?? 0)

const passOver = (queue: Queue, beats: readonly RetoldBeat[]): Queue => ({
  ...queue,
  skipped: [...queue.skipped, ...beats.filter(isOwn)],
  folded: [...queue.folded, ...beats.filter((beat) => !isOwn(beat))],
})

/** The oldest beats of others go out until the rest fits the time there is. */
function folded(queue: Queue, manner: BeatSettings, standing: ReaderState): Queue {
  const room = roomFor(manner, standing) - queue.spent
  const costs = queue.later.map((beat) => costOf(beat, manner, standing))
  let over = costs.reduce((sum, cost) => sum + cost, 0) - room
  const out = queue.later.filter((_, i) => {
    if (over <= 0 || costs[i] === 0) return false
    over -= costs[i]!
    return true
  })
  if (out.length === 0) return queue
  return { ...passOver(queue, out), later: queue.later.filter((beat) => !out.includes(beat)) }
}

/** All that is the viewer's own on one card, as soon as they are asked. */
function onOneCard(queue: Queue, { asked, seated }: ReaderState): Queue {
  const others = queue.later.filter((beat) => !isOwn(beat) && beat.as !== 'recap')
  const own = queue.later.filter((beat) => !others.includes(beat))
  const rest = { ...queue, folded: [...queue.folded, ...others] }
  if (!seated) return { ...rest, later: [], folded: [...rest.folded, ...own] }
  return asked ? { ...rest, now: own, later: [] } : { ...rest, later: own }
}

/** Shows the next beat where none is shown. */
function filled(queue: Queue, manner: BeatSettings, standing: ReaderState): Queue {
  if (queue.now.length > 0 || queue.later.length === 0) return queue
  if (standing.asked && isPressed(standing)) return { ...passOver(queue, queue.later), later: [] }
  if (inOneCard(manner)) return onOneCard(queue, standing)
  const fits = folded(queue, manner, standing)
  const [beat, ...later] = fits.later
  if (beat === undefined) return fits
  return { ...fits, now: [beat], later, spent: fits.spent + costOf(beat, manner, standing) }
}

/** More has happened, or the table stands otherwise. */
export const heardOf = (
  queue: Queue,
  beats: readonly RetoldBeat[],
  manner: BeatSettings,
  standing: ReaderState,
): Queue => filled({ ...queue, later: [...queue.later, ...beats] }, manner, standing)

/** The viewer goes on, or the time is over. */
export function nextBeat(
  queue: Queue,
  by: 'viewer' | 'time',
  manner: BeatSettings,
  standing: ReaderState,
): Queue {
  const unread = by === 'time' && goesByUnread(manner, standing) ? queue.now.filter(isOwn) : []
  return filled({ ...queue, now: [], skipped: [...queue.skipped, ...unread] }, manner, standing)
}

/** The viewer wants the question. */
export const skipBeats = (queue: Queue): Queue => ({
  ...passOver(queue, [...queue.now, ...queue.later]),
  now: [],
  later: [],
})

/** The viewer has answered: what was passed over has been read or let be. */
export const answeredNow = (queue: Queue): Queue => ({ ...queue, skipped: [], folded: [], spent: 0 })

/** Moves were taken back: what they brought goes with them. */
export function takenBack(queue: Queue, moves: number, manner: BeatSettings, standing: ReaderState): Queue {
  const stands = (beats: readonly RetoldBeat[]): RetoldBeat[] => beats.filter(({ move }) => move <= moves)
  return filled(
    {
      ...queue,
      now: stands(queue.now),
      later: stands(queue.later),
      skipped: stands(queue.skipped),
      folded: stands(queue.folded),
    },
    manner,
    standing,
  )
}
