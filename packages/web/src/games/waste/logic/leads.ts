import type { Part, Score } from '@midden/waste'

export type Lead = 'most' | 'second' | 'shared' | 'behind'

/** How a station stands in one of the two majorities; null where there is nothing to say. */
export function leadOf(scores: readonly Score[], seat: number, part: Part, held: number): Lead | null {
  const points = scores[seat]![part]
  if (held === 0 || (part !== 'electronics' && part !== 'plastic')) return null
  if (part === 'plastic')
    return points < 0 ? 'behind' : points === 12 ? 'most' : points === 6 ? 'shared' : null
  if (points === 0) return null
  if (points === 10) return 'most'
  return scores.some((score) => score.electronics === 10) ? 'second' : 'shared'
}
