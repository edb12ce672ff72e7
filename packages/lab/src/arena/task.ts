import type { Net } from '@midden/bots'
import { below, type Game, seeded } from '@midden/kernel'
import { gameOf, type Lookup } from '../simulate/task.ts'
import { readWeights } from '../train/weights.ts'
import { type Budgets, type Entrant, entrantOf, termsFor } from './entrant.ts'

/** Matches between bots on the same deals. Plain data: it goes to worker threads as it is. */
export interface Contest extends Budgets {
  game: string
  seats: number
  /** as many as there are seats sit down together; of any other number, as many as are needed are drawn for each deal */
  bots: readonly string[]
  games: number
  seed: string
  options?: unknown
  /** what those learned who play by it */
  weights?: unknown
}

export interface Arena {
  contest: Contest
  game: Game
  entrants: ReadonlyMap<string, Entrant>
  net: Net | undefined
}

export function arenaFor(contest: Contest, lookup: Lookup): Arena {
  const game = gameOf(contest.game, lookup)
  const entrants = new Map(
    contest.bots.map((written) => {
      const entrant = entrantOf(written, lookup)
      if (typeof entrant === 'string') throw new Error(entrant)
      // Says now what is wrong with a budget.
      termsFor(entrant, contest, null)
      return [written, entrant]
    }),
  )
  const net = contest.weights === undefined ? undefined : readWeights(game, contest.weights)
  if (typeof net === 'string') throw new Error(net)
  return { contest, game, entrants, net }
}

/** A deal is played once from every seat: whoever sits there gets what all the others got. */
export const dealsOf = ({ games, seats }: Contest): number => Math.max(1, Math.ceil(games / seats))

/** Who meets at this deal, before they move round the table. */
export function partyAt({ bots, seats, seed }: Contest, deal: number): string[] {
  if (bots.length === seats) return [...bots]
  const rng = seeded(`${seed}/${deal}/party`)
  const party: string[] = []
  let left: string[] = []
  while (party.length < seats) {
    if (left.length === 0) left = [...bots]
    party.push(...left.splice(below(rng, left.length, 'party'), 1))
  }
  return party
}
