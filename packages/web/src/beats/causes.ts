import type { RetoldBeat } from '@midden/table'

/** How far back somebody looks. */
export const SPANS = ['move', 'round', 'game'] as const
export type Span = (typeof SPANS)[number]

/** The beats of a span of the match, those of one cause together. */
export function causesIn(told: readonly RetoldBeat[], from: number): RetoldBeat[][] {
  const causes = new Map<string, RetoldBeat[]>()
  for (const beat of told) {
    if (beat.move < from) continue
    const beats = causes.get(beat.cause)
    if (beats === undefined) causes.set(beat.cause, [beat])
    else beats.push(beat)
  }
  return [...causes.values()]
}

/** The first move of a span. */
export function spanFrom(span: Span, told: readonly RetoldBeat[], lastOwn: number): number {
  if (span === 'game') return 0
  if (span === 'move') return lastOwn
  return (told.findLast(({ as, move }) => as === 'recap' && move < (told.at(-1)?.move ?? 0))?.move ?? 0) + 1
}
