import type { Seat } from '@midden/kernel'
import type { StoryLine } from '@midden/table'
import { type Account, accountOf } from '@midden/waste-knights/fate'
import type { WkEvent } from '@midden/waste-knights/reading'

/** A step of a knight's Reputation: it came in this round, the n-th of so many, and then was so much. */
export interface Step {
  round: number
  at: number
  now: number
}

export const accountIn = (story: readonly StoryLine<WkEvent>[], seats: number): Account =>
  accountOf(
    story.map(({ event }) => event),
    seats,
  )

/** Every step of one knight, spread over the rounds in which they came. */
export function stepsOf({ rounds }: Account, seat: Seat): Step[] {
  let now = 0
  return rounds.flatMap(({ round, gains }) => {
    const own = gains[seat]!
    return own.map(({ by }, i) => {
      now += by
      return { round, at: round + (i + 1) / (own.length + 1) - 0.5, now }
    })
  })
}

/** From which round on this knight had more than everybody else, round for round to the end; null: he had not. */
export function aheadSince({ rounds }: Account, seat: Seat): number | null {
  const leads = ({ now }: Account['rounds'][number]): boolean =>
    now.every((rep, other) => other === seat || rep < now[seat]!)
  const last = rounds.findLastIndex((round) => !leads(round))
  return rounds[last + 1]?.round ?? null
}
