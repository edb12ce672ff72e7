import { botAt, oneGame } from './one-game.ts'
import type { Line } from './task.ts'

/** What a seat, or a bot, has gathered over its games. */
export interface SeatTotals {
  games: number
  wins: number
  ranks: number
  scores: number
}

/** What some games came to. Plain data: it comes back from worker threads as it is. */
export interface Tally {
  games: number
  decisions: number
  shortest: number
  longest: number
  /** does the game keep score? */
  scored: boolean
  seats: SeatTotals[]
  /** by the place of the bot in the task */
  bots: SeatTotals[]
}

const nothing = (): SeatTotals => ({ games: 0, wins: 0, ranks: 0, scores: 0 })

const emptyTally = (seats: number): Tally => ({
  games: 0,
  decisions: 0,
  shortest: Number.MAX_SAFE_INTEGER,
  longest: 0,
  scored: true,
  seats: Array.from({ length: seats }, nothing),
  bots: Array.from({ length: seats }, nothing),
})

function gather(to: SeatTotals, win: number, rank: number, score: number): void {
  to.games++
  to.wins += win
  to.ranks += rank
  to.scores += score
}

/** Plays the games from one number up to (not with) another. */
export function tallyOf(line: Line, from: number, to: number): Tally {
  const tally = emptyTally(line.task.seats)
  for (let number = from; number < to; number++) {
    const { decisions, outcome } = oneGame(line, number)
    tally.games++
    tally.decisions += decisions
    tally.shortest = Math.min(tally.shortest, decisions)
    tally.longest = Math.max(tally.longest, decisions)
    tally.scored = outcome.scores !== null
    let better = 0
    for (const place of outcome.ranking) {
      const win = better === 0 ? 1 / place.length : 0
      // Those who share places 2 and 3 have rank 2.5 each.
      const rank = better + (place.length + 1) / 2
      for (const seat of place) {
        const score = outcome.scores?.[seat] ?? 0
        gather(tally.seats[seat]!, win, rank, score)
        gather(tally.bots[botAt(line, seat, number)]!, win, rank, score)
      }
      better += place.length
    }
  }
  return tally
}

export function merge(into: SeatTotals, more: SeatTotals): void {
  into.games += more.games
  into.wins += more.wins
  into.ranks += more.ranks
  into.scores += more.scores
}

/** All in one, in the order given: sums of fractions depend on it in their last digit. */
export function sumOf(tallies: readonly Tally[], seats: number): Tally {
  const sum = emptyTally(seats)
  for (const tally of tallies) {
    sum.games += tally.games
    sum.decisions += tally.decisions
    sum.shortest = Math.min(sum.shortest, tally.shortest)
    sum.longest = Math.max(sum.longest, tally.longest)
    sum.scored = tally.scored
    tally.seats.forEach((more, seat) => {
      merge(sum.seats[seat]!, more)
    })
    tally.bots.forEach((more, bot) => {
      merge(sum.bots[bot]!, more)
    })
  }
  return sum
}
