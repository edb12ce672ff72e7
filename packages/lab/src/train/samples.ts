import { below, type Game, seeded } from '@midden/kernel'
import { asBot, entrantOf } from '../arena/entrant.ts'
import { oneGame } from '../simulate/one-game.ts'
import { type Lookup, lineUp } from '../simulate/task.ts'

/** A net to be made from matches between these bots. Plain data: it goes to worker threads as it is. */
export interface TrainTask {
  game: string
  /** who plays: drawn anew for every seat of every match */
  bots: readonly string[]
  games: number
  seed: string
}

/** The matches from one number up to (not with) another. */
export interface TrainJob {
  train: TrainTask
  from: number
  to: number
}

/** Where a round began: what each seat showed, what the game makes of it by hand, and how the win was shared. */
export interface Sample {
  match: number
  seats: number[][]
  points: number[]
  swing: number
  shares: number[]
}

/** Who sits down at the match of this number: tables of all sizes in turn. */
function partyOf({ bots, seed }: TrainTask, { seats: { min, max } }: Game, number: number): string[] {
  const rng = seeded(`${seed}/${number}/party`)
  const seats = min + (number % (max - min + 1))
  return Array.from({ length: seats }, () => bots[below(rng, bots.length, 'party')]!)
}

/** In a worker thread: what the matches of a job showed. */
export function samplesOf({ train, from, to }: TrainJob, lookup: Lookup): Sample[] {
  const all: Sample[] = []
  const { game: id, games, seed } = train
  const seated: Lookup = {
    ...lookup,
    botByName(written) {
      const entrant = entrantOf(written, lookup)
      return typeof entrant === 'string' ? undefined : asBot(entrant)
    },
  }
  const game = lookup.gameById(id)
  const wits = game?.wits
  if (game === undefined || wits?.features === undefined)
    throw new Error(`"${id}" has nothing to learn a value from`)
  for (let match = from; match < to; match++) {
    const bots = partyOf(train, game, match)
    const line = lineUp({ game: id, seats: bots.length, games, seed, bots, rotate: false }, seated)
    const found: Omit<Sample, 'shares'>[] = []
    let round = Number.NEGATIVE_INFINITY
    const { outcome } = oneGame(line, match, {
      looks(s) {
        const now = wits.horizon(s)
        if (now > round && round !== Number.NEGATIVE_INFINITY)
          found.push({ match, seats: wits.features!(s), points: wits.value(s), swing: wits.swing(s) })
        round = now
      },
    })
    const [first] = outcome.ranking as [number[]]
    const shares = bots.map((_, seat) => (first.includes(seat) ? 1 / first.length : 0))
    all.push(...found.map((sample) => ({ ...sample, shares })))
  }
  return all
}
