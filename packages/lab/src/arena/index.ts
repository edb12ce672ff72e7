import { setImmediate } from 'node:timers/promises'
import { registered } from '../registered.ts'
import type { Lookup } from '../simulate/task.ts'
import { spread } from '../threads.ts'
import { type ShareEstimate, shareOf } from './figures.ts'
import { type BotResult, playMatch } from './match.ts'
import { type Rating, rate } from './ratings.ts'
import type { ContestRecord } from './record.ts'
import { arenaFor, type Contest, dealsOf } from './task.ts'

export interface Player extends ShareEstimate, Rating {
  bot: string
  msPerDecision: number
  iterationsPerSecond: number
}

export interface ArenaResult {
  game: string
  seats: number
  games: number
  seed: string
  budget: { iterations: number } | { budgetMs: number } | 'own'
  options: unknown
  players: Player[]
}

/** One deal from every seat, for one thread. */
export interface Bout {
  contest: Contest
  deal: number
}

/** In a worker thread: the matches of one deal. */
export function playBout({ contest, deal }: Bout, lookup: Lookup): BotResult[][] {
  const arena = arenaFor(contest, lookup)
  return Array.from({ length: contest.seats }, (_, turned) => playMatch(arena, deal, turned))
}

export interface ArenaWays {
  workers: number
  file?: URL
  /** called with the games that are done */
  progress?(done: number): void
  lookup?: Lookup
  /** deals that were played before, and are not played again */
  before?: ContestRecord
  /** called with each deal as it is done */
  keep?(deal: number, parts: BotResult[][]): void
}

async function here(
  bouts: readonly Bout[],
  lookup: Lookup,
  each: (parts: BotResult[][], bout: Bout) => void,
): Promise<void> {
  for (const bout of bouts) {
    each(playBout(bout, lookup), bout)
    await setImmediate()
  }
}

const budgetOf = ({ iterations, budgetMs }: Contest): ArenaResult['budget'] =>
  iterations !== undefined ? { iterations } : budgetMs !== undefined ? { budgetMs } : 'own'

const sum = (parts: readonly BotResult[], of: (part: BotResult) => number): number =>
  parts.reduce((all, part) => all + of(part), 0)

/** Plays the matches of a contest. With iterations the same contest gives the same shares, whoever the workers are. */
export async function arena(contest: Contest, ways: ArenaWays): Promise<ArenaResult> {
  const lookup = ways.lookup ?? registered
  arenaFor(contest, lookup)
  const all = Array.from({ length: dealsOf(contest) }, (_, deal): Bout => ({ contest, deal }))
  const played: ContestRecord = new Map(ways.before)
  const bouts = all.filter(({ deal }) => !played.has(deal))
  let done = (all.length - bouts.length) * contest.seats
  const each = (parts: BotResult[][], { deal }: Bout): void => {
    played.set(deal, parts)
    ways.keep?.(deal, parts)
    done += parts.length
    ways.progress?.(done)
  }
  if (ways.file === undefined || ways.workers === 0) await here(bouts, lookup, each)
  else await spread<Bout, BotResult[][]>(ways.file, ways.workers, bouts, each)
  const deals = all.map(({ deal }) => played.get(deal)!)
  const names = [...new Set(contest.bots)]
  const ratings = rate(names, deals, contest.seed)
  const flat = deals.flat(2)
  return {
    game: contest.game,
    seats: contest.seats,
    games: done,
    seed: contest.seed,
    budget: budgetOf(contest),
    options: contest.options ?? {},
    players: names.map((bot, i) => {
      const parts = flat.filter((part) => part.bot === bot)
      const millis = sum(parts, (part) => part.millis)
      return {
        bot,
        ...shareOf(deals, bot),
        ...ratings[i]!,
        msPerDecision:
          millis /
          Math.max(
            1,
            sum(parts, ({ decisions }) => decisions),
          ),
        iterationsPerSecond: millis === 0 ? 0 : (1000 * sum(parts, (part) => part.lines)) / millis,
      }
    }),
  }
}
