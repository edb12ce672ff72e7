import type { Review } from '@midden/bots'
import type { Outcome, Viewer } from '@midden/kernel'
import type { ReviewText } from './text/text.ts'

/** Below this neither luck nor choices outweigh the other. */
const ALIKE = 0.05

/** Who won, and what decided it: for the viewer, else for who won. */
export function verdict(
  t: ReviewText,
  { splits }: Pick<Review, 'splits'>,
  { ranking }: Pick<Outcome, 'ranking'>,
  me: Viewer,
  nameOf: (seat: number) => string,
): { heading: string; sentence: string } {
  const first = ranking[0]!
  const heading = first.length > 1 ? t.shared : first[0] === me ? t.won : t.winner(nameOf(first[0]!))
  const split = splits[me ?? first[0]!]
  if (split === undefined) return { heading, sentence: '' }
  const more = Math.abs(split.draw + split.rest) - Math.abs(split.theirs - split.yours)
  const sentence = Math.abs(more) < ALIKE ? t.even : more > 0 ? t.mostlyLuck : t.mostlyChoices
  return { heading, sentence }
}
