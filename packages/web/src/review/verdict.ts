import type { Review, Turn } from '@midden/bots'
import type { Seat } from '@midden/kernel'
import type { Match } from './match.ts'
import type { ReviewText } from './text/text.ts'

/** Below this neither luck nor choices outweigh the other. */
const ALIKE = 0.05

type Ended = Pick<Match, 'outcome' | 'me' | 'sitters' | 'verdict'>

/** Who won, in the words of the game where it has some. */
export function headingOf(t: ReviewText, { outcome, me, sitters, verdict }: Ended): string {
  if (verdict !== null) return verdict.title
  const first = outcome.ranking[0]!
  if (first.length > 1) return t.shared
  return first[0] === me ? t.won : t.winner(sitters[first[0]!]!.name)
}

/** What decided it for a seat, and the moment it turned at. */
export function sentencesOf(
  t: ReviewText,
  { sitters, tale }: Pick<Match, 'sitters' | 'tale'>,
  { splits, steps, pending }: Pick<Review, 'splits' | 'steps' | 'pending'>,
  turns: readonly Turn[],
  eyes: Seat,
): string {
  const split = splits[eyes]
  if (split === undefined || pending.length > 0) return ''
  const more = Math.abs(split.draw + split.rest) - Math.abs(split.theirs - split.yours)
  const decided = Math.abs(more) < ALIKE ? t.even : more > 0 ? t.mostlyLuck : t.mostlyChoices
  const [most] = [...turns].sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
  if (most === undefined) return decided
  const now = steps[most.step]!.chance[eyes]!
  const what = most.by === null ? t.theDraw : `${sitters[most.by]!.name}: ${tale[most.step]!.words}`
  return `${decided} ${t.turned(what, t.fromTo(now - most.change, now))}`
}
