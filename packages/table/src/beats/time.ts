import { type Beat, isOwn } from './beat.ts'

/** How a reader likes to be told what happens. */
export interface BeatSettings {
  pace: 'slow' | 'normal' | 'fast' | 'instant'
  /** what waits for the reader: their own fate, every beat, none; `summary`: one card before their turn */
  waits: 'own' | 'all' | 'never' | 'summary'
}

/** How the table stands for the reader. */
export interface ReaderState {
  /** spectators have no fate: nothing waits for them */
  seated: boolean
  /** the reader is asked, or the match is over */
  asked: boolean
  /** milliseconds left on the reader's clock while it runs */
  clock: number | null
}

const OTHERS = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 } as const
const OWN = { slow: 1.6, normal: 1, fast: 1, instant: 0 } as const
/** milliseconds that beats of others may take between two decisions */
const CEILING = { slow: 20_000, normal: 12_000, fast: 5000, instant: 0 } as const
/** with less on the clock nothing stands before the question */
const HURRY = 20_000

/** How long a text of so many characters is read at normal pace, in milliseconds. */
export const readingTime = (characters: number): number =>
  Math.min(6000, Math.max(1200, 700 + characters * 50))

/** Is everything told at once, in one card before the question? */
export const inOneCard = ({ pace, waits }: BeatSettings): boolean => pace === 'instant' || waits === 'summary'

/** Is the question so pressing that nothing may stand before it? */
export const isPressed = ({ clock }: ReaderState): boolean => clock !== null && clock < HURRY

/** How long a beat is shown, in milliseconds; null: until the reader goes on. */
export function timeFor(
  beat: Beat,
  characters: number,
  { pace, waits }: BeatSettings,
  { seated, clock }: ReaderState,
): number | null {
  const time = readingTime(characters)
  if (!seated) return time
  if (clock !== null) return time / 2
  if (waits === 'all' || inOneCard({ pace, waits })) return null
  const stays = (beat.holds || beat.as === 'recap') && waits === 'own' && pace !== 'fast'
  if (stays) return null
  return time * (isOwn(beat) || beat.as === 'recap' ? OWN : OTHERS)[pace]
}

/** How much of others' beats is shown between two decisions, in milliseconds. */
export function roomFor({ pace, waits }: BeatSettings, { seated, asked, clock }: ReaderState): number {
  if (seated && asked && clock !== null) return 0
  return waits === 'all' ? Number.POSITIVE_INFINITY : CEILING[pace]
}

/** What goes by on time alone may not have been read: then it stays as a line above the question. */
export const goesByUnread = ({ pace, waits }: BeatSettings, { seated, clock }: ReaderState): boolean =>
  seated && (pace === 'fast' || waits === 'never' || clock !== null)
