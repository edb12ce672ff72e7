import { type Bot, type Budget, lines, millis } from '@midden/bots'
import { below, type Game, seeded } from '@midden/kernel'
import { gameOf, type Lookup } from '../simulate/task.ts'

/** Matches between bots on the same deals. Plain data: it goes to worker threads as it is. */
export interface Contest {
  game: string
  seats: number
  /** as many as there are seats sit down together; of any other number, as many as are needed are drawn for each deal */
  bots: readonly string[]
  games: number
  seed: string
  /** every bot its own budget, if both are left out */
  iterations?: number
  budgetMs?: number
  options?: unknown
}

export interface Arena {
  contest: Contest
  game: Game
  bots: ReadonlyMap<string, Bot>
  budget(): Budget | undefined
}

export function arenaFor(contest: Contest, lookup: Lookup): Arena {
  const { botByName } = lookup
  const game = gameOf(contest.game, lookup)
  const bots = new Map(
    contest.bots.map((name) => {
      const bot = botByName(name)
      if (bot === undefined) throw new Error(`there is no bot "${name}"`)
      return [name, bot]
    }),
  )
  const { iterations, budgetMs } = contest
  const budget = (): Budget | undefined => {
    if (iterations !== undefined) return lines(iterations)
    return budgetMs === undefined ? undefined : millis(budgetMs, () => performance.now())
  }
  budget()
  return { contest, game, bots, budget }
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
