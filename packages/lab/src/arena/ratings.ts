import { below, seeded } from '@midden/kernel'
import type { BotResult } from './match.ts'

export interface Rating {
  rating: number
  ratingLow: number
  ratingHigh: number
}

/** Ten times the chances for 400 points, as in chess. */
const SCALE = 400 / Math.LN10
/** The mean of all who took part. */
const MEAN = 1500
const RESAMPLES = 200
const ROUNDS = 60
/** A game won and a game lost against everybody, so that whoever never lost has a rating too. */
const PRIOR = 1

/** By pair of bots: how often the one was ahead of the other; level counts half for each. */
type Duels = number[][]

function duelsOf(names: readonly string[], parts: readonly BotResult[]): Duels {
  const duels = names.map(() => names.map(() => 0))
  for (const one of parts)
    for (const other of parts) {
      if (one.bot === other.bot) continue
      const ahead = one.place < other.place ? 1 : one.place === other.place ? 0.5 : 0
      duels[names.indexOf(one.bot)]![names.indexOf(other.bot)]! += ahead
    }
  return duels
}

/** Bradley and Terry's strengths by the usual iteration, as ratings. */
function ratingsOf(duels: Duels): number[] {
  const strengths = duels.map(() => 1)
  for (let round = 0; round < ROUNDS; round++)
    duels.forEach((won, one) => {
      let wins = 0
      let met = 0
      won.forEach((ahead, other) => {
        if (one === other) return
        const games = ahead + duels[other]![one]! + 2 * PRIOR
        wins += ahead + PRIOR
        met += games / (strengths[one]! + strengths[other]!)
      })
      strengths[one] = wins / met
    })
  const logs = strengths.map((strength) => SCALE * Math.log(strength))
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length
  return logs.map((log) => MEAN + log - mean)
}

function sumOf(all: readonly Duels[]): Duels {
  return all[0]!.map((row, i) => row.map((_, j) => all.reduce((sum, duels) => sum + duels[i]![j]!, 0)))
}

/** Ratings of all bots, with intervals from drawing the deals anew. */
export function rate(
  names: readonly string[],
  deals: readonly (readonly BotResult[][])[],
  seed: string,
): Rating[] {
  if (names.length < 2) return names.map(() => ({ rating: MEAN, ratingLow: MEAN, ratingHigh: MEAN }))
  const all = deals.map((matches) => sumOf(matches.map((parts) => duelsOf(names, parts))))
  const rng = seeded(`${seed}/ratings`)
  const drawn = Array.from({ length: RESAMPLES }, () =>
    ratingsOf(sumOf(all.map(() => all[below(rng, all.length, 'deal')]!))),
  )
  return ratingsOf(sumOf(all)).map((rating, i) => {
    const sorted = drawn.map((ratings) => ratings[i]!).sort((a, b) => a - b)
    const at = (part: number): number => sorted[Math.round(part * (RESAMPLES - 1))]!
    return { rating, ratingLow: at(0.025), ratingHigh: at(0.975) }
  })
}
