import { type Decision, LEAST_POINTS, mostMoved } from '@midden/bots'
import type { Match } from './match.ts'
import type { ReviewText } from './text/text.ts'

/** A reason is read at a glance. */
const MOST_WORDS = 35

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length
/** Whole sentences, each once: a point within a number ends none. */
const sentencesOf = (text: string): string[] => [
  ...new Set(text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '')),
]

/**
 * Why the better answer was better: what the game says of it, where that is what its policy would have chosen; what it
 * would have brought to whom; and how often it would have won more. As many whole sentences as can be read at a glance.
 */
export function reasonOf(
  t: ReviewText,
  { outcome, sitters, me }: Pick<Match, 'outcome' | 'sitters' | 'me'>,
  { reason, loss, seat }: Pick<Decision, 'reason' | 'loss' | 'seat'>,
  because: string | null,
): string {
  if (reason === null) return ''
  const rival = mostMoved(reason, seat)
  const own = reason.points[seat]!
  const who = seat === me ? null : sitters[seat]!.name
  const isTold = outcome.scores !== null && (Math.abs(own) >= LEAST_POINTS || rival !== null)
  const brings = isTold
    ? t.brings(
        who,
        own,
        rival === null ? null : { name: sitters[rival]!.name, points: reason.points[rival]! },
      )
    : ''
  const wins = t.wins(loss)
  const said = reason.isPolicy && because !== null ? sentencesOf(because) : []
  const kept = new Set<string>()
  let left = MOST_WORDS
  for (const sentence of [brings, ...said, wins]) {
    if (sentence === '' || wordsIn(sentence) > left) continue
    kept.add(sentence)
    left -= wordsIn(sentence)
  }
  return [...said, brings, wins].filter((sentence) => kept.has(sentence)).join(' ')
}
