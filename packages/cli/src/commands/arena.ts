import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { botByName } from '@midden/bots'
import type { WholeGame } from '@midden/kernel'
import {
  type ArenaResult,
  type Contest,
  headOf,
  lineOf,
  arena as meet,
  readRecord,
  readWeights,
} from '@midden/lab'
import { columns, count, percent } from '../columns.ts'
import { type Command, on, text, whole } from '../command.ts'
import { type CliContext, printJson } from '../context.ts'
import { progressBar } from '../progress.ts'
import { recordAt } from '../record.ts'
import { save } from '../save.ts'
import { badUsage } from '../stop.ts'
import { entrants, gameFor, optionsFor, seatsFor, tableFlags } from '../table.ts'

function report(title: string, { seats, games, seed, budget, players }: ArenaResult): string {
  const given =
    budget === 'own'
      ? 'each with its own budget'
      : 'iterations' in budget
        ? `${count(budget.iterations)} iterations a decision`
        : `${budget.budgetMs} ms a decision`
  const rows = players.map((player) => [
    player.bot,
    `${percent(player.share)} (${percent(player.low)} to ${percent(player.high)})`,
    `${player.rating.toFixed(0)} (${player.ratingLow.toFixed(0)} to ${player.ratingHigh.toFixed(0)})`,
    player.msPerDecision.toFixed(1),
    count(Math.round(player.iterationsPerSecond)),
  ])
  const head = ['bot', 'share of wins', 'rating', 'ms a decision', 'iterations/s']
  return `${title}, ${seats} seats, ${count(games)} games, seed ${seed}, ${given}\n\n${columns([head, ...rows])}\n`
}

/** What was learned; whatever is wrong with it is said, and everybody plays by what the game says by hand. */
function weightsAt(path: string | undefined, game: WholeGame, cli: CliContext): Pick<Contest, 'weights'> {
  if (path === undefined) return {}
  const handMade = (reason: string): object => {
    cli.stderr.write(`${path}: ${reason}. Everybody plays by what the game says by hand.\n`)
    return {}
  }
  if (!existsSync(path)) return handMade('there is no such file')
  try {
    const weights: unknown = JSON.parse(readFileSync(path, 'utf8'))
    const net = readWeights(game, weights)
    return typeof net === 'string' ? handMade(net) : { weights }
  } catch {
    return handMade('this is cut off, or no JSON')
  }
}

/** One row a bot, for a spreadsheet. */
function rowsOf({ players }: ArenaResult): string {
  const keys = Object.keys(players[0]!) as (keyof ArenaResult['players'][number])[]
  return `${[keys, ...players.map((player) => keys.map((key) => player[key]))].join('\n')}\n`
}

/** A record to go on from, and where the deals to come are added to it. */
function keptAt(path: string, contest: Contest): Pick<Parameters<typeof meet>[1], 'before' | 'keep'> {
  const { before, add } = recordAt(path, headOf(contest), (text) => {
    const played = text === null ? new Map() : readRecord(text, contest)
    if (typeof played === 'string') return played
    return { before: played, lines: [...played].map(([deal, parts]) => lineOf(deal, parts)) }
  })
  return { before, keep: (deal, parts) => add(lineOf(deal, parts)) }
}

async function played(
  cli: CliContext,
  contest: Contest,
  workers: number,
  record: string | undefined,
): Promise<ArenaResult> {
  const kept = record === undefined ? {} : keptAt(record, contest)
  const bar = progressBar(cli, 'games')
  try {
    return await meet(contest, {
      workers,
      ...kept,
      ...(cli.worker !== null && { file: cli.worker }),
      progress: (done) => bar.at(done, contest.games),
      lookup: { gameById: (id) => cli.games.find((game) => game.id === id), botByName },
    })
  } finally {
    bar.end()
  }
}

export const arena: Command = {
  name: 'arena',
  about: 'Matches between any bots on the same deals from every seat, with shares and ratings.',
  words: [{ name: 'GAME' }],
  flags: {
    seats: tableFlags.seats,
    bots: {
      value: 'NAME,…',
      about:
        'who meets: one a seat, or any number of which some are drawn for each deal (default the company). NAME@400 and NAME@50ms have a budget of their own, NAME-blind has no beliefs about hidden cards, NAME-learned goes by --weights',
    },
    games: { value: 'G', about: 'how many games (default 100); every deal is played once from each seat' },
    seed: { ...tableFlags.seed, about: 'any text (default 1)' },
    iterations: {
      value: 'I',
      about: 'lines that each bot plays out in a decision; the same figures everywhere',
    },
    'budget-ms': { value: 'M', about: 'milliseconds for a decision instead' },
    option: tableFlags.option,
    workers: { value: 'W', about: 'worker threads (default one a core)' },
    record: {
      value: 'FILE',
      about: 'keeps every deal there as it is done; the same command goes on from it',
    },
    weights: { value: 'FILE', about: 'what `midden train` wrote, for those who play by it' },
    csv: { value: 'FILE', about: 'one row a bot' },
    json: { about: 'one JSON document' },
  },
  async run(given, cli) {
    const game = gameFor(cli, given.words[0]!)
    const seats = seatsFor(game, given)
    const iterations = whole(given, 'iterations', 1, 10_000_000)
    const budgetMs = whole(given, 'budget-ms', 1, 600_000)
    if (iterations !== undefined && budgetMs !== undefined)
      throw badUsage('give --iterations or --budget-ms, not both.')
    const contest: Contest = {
      game: game.id,
      seats,
      games: whole(given, 'games', 1, 10_000_000) ?? 100,
      seed: text(given, 'seed') ?? '1',
      bots: entrants(given),
      options: optionsFor(game, given, seats),
      ...(iterations !== undefined && { iterations }),
      ...(budgetMs !== undefined && { budgetMs }),
      ...weightsAt(text(given, 'weights'), game, cli),
    }
    const workers = whole(given, 'workers', 0, 256) ?? availableParallelism()
    const result = await played(cli, contest, workers, text(given, 'record'))
    const csv = text(given, 'csv')
    if (csv !== undefined) save(csv, rowsOf(result))
    if (on(given, 'json')) printJson(cli, result)
    else cli.stdout.write(report(game.title, result))
    return 0
  },
}
