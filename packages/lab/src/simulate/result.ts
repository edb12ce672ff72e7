import { merge, type SeatTotals, type Tally } from './tally.ts'
import type { Line } from './task.ts'

export interface Standing {
  games: number
  /** shared wins count as fractions */
  wins: number
  winRate: number
  /** 95 % confidence interval of the win rate */
  interval: [low: number, high: number]
  /** 1 is the first place; shared places count as their mean */
  meanRank: number
  meanScore: number | null
}

export interface Simulation {
  game: string
  rulesVersion: number
  seats: number
  seed: string
  options: unknown
  bots: readonly string[]
  rotated: boolean
  games: number
  decisions: number
  seconds: number
  gamesPerSecond: number
  decisionsPerSecond: number
  /** decisions in a game */
  length: { shortest: number; mean: number; longest: number }
  perSeat: (Standing & { seat: number })[]
  /** a bot that sits at several seats is counted once a seat */
  perBot: (Standing & { bot: string })[]
}

/** Standard errors to either side of a 95 % interval. */
export const Z = 1.959963984540054

/** Wilson's interval, which behaves at 0 and 1, too. */
export function wilson(wins: number, games: number, z = Z): [low: number, high: number] {
  const rate = wins / games
  const z2 = (z * z) / games
  const middle = (rate + z2 / 2) / (1 + z2)
  const reach = (z * Math.sqrt((rate * (1 - rate) + z2 / 4) / games)) / (1 + z2)
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)]
}

const standingOf = ({ games, wins, ranks, scores }: SeatTotals, scored: boolean): Standing => ({
  games,
  wins,
  winRate: wins / games,
  interval: wilson(wins, games),
  meanRank: ranks / games,
  meanScore: scored ? scores / games : null,
})

function byName(names: readonly string[], gathered: readonly SeatTotals[]): Map<string, SeatTotals> {
  const sums = new Map<string, SeatTotals>()
  names.forEach((name, i) => {
    const sum = sums.get(name)
    if (sum === undefined) sums.set(name, { ...gathered[i]! })
    else merge(sum, gathered[i]!)
  })
  return sums
}

export function resultOf({ task, game }: Line, tally: Tally, seconds: number): Simulation {
  return {
    game: game.id,
    rulesVersion: game.rules,
    seats: task.seats,
    seed: task.seed,
    options: task.options ?? {},
    bots: task.bots,
    rotated: task.rotate,
    games: tally.games,
    decisions: tally.decisions,
    seconds,
    gamesPerSecond: tally.games / seconds,
    decisionsPerSecond: tally.decisions / seconds,
    length: {
      shortest: tally.shortest,
      mean: tally.decisions / tally.games,
      longest: tally.longest,
    },
    perSeat: tally.seats.map((gathered, seat) => ({ seat, ...standingOf(gathered, tally.scored) })),
    perBot: [...byName(task.bots, tally.bots)].map(([bot, gathered]) => ({
      bot,
      ...standingOf(gathered, tally.scored),
    })),
  }
}
