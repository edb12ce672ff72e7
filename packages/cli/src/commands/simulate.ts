import { availableParallelism } from 'node:os'
import { botByName, random } from '@midden/bots'
import { simulate as playMany, type Simulation, type Standing } from '@midden/lab'
import { columns, count, percent } from '../columns.ts'
import { type Command, on, text, whole } from '../command.ts'
import { type CliContext, printJson } from '../context.ts'
import { progressBar } from '../progress.ts'
import { botsFor, gameFor, optionsFor, seatsFor, tableFlags } from '../table.ts'

const standingRow = (name: string, s: Standing): string[] => [
  name,
  count(s.games),
  count(s.wins),
  `${percent(s.winRate)} (${percent(s.interval[0])} to ${percent(s.interval[1])})`,
  s.meanRank.toFixed(2),
  s.meanScore === null ? '–' : s.meanScore.toFixed(2),
]

function report(title: string, result: Simulation): string {
  const { seats, games, seed, bots, rotated, seconds, length } = result
  const head = ['games', 'wins', 'win rate (95 % interval)', 'mean rank', 'mean score']
  const rows = (label: string, standings: readonly string[][]): string =>
    columns([[label, ...head], ...standings])
  return `${title}: ${count(games)} games at ${seats} seats, seed ${seed}
Bots: ${bots.join(', ')}${rotated ? ', moving on by a seat after every game' : ', each at its own seat'}
${seconds.toFixed(1)} s: ${count(result.gamesPerSecond)} games and ${count(result.decisionsPerSecond)} decisions a second
A game takes ${count(length.shortest)} to ${count(length.longest)} decisions, ${length.mean.toFixed(1)} in the mean

${rows(
  'bot',
  result.perBot.map((standing) => standingRow(standing.bot, standing)),
)}
${rows(
  'seat',
  result.perSeat.map((standing) => standingRow(`seat ${standing.seat}`, standing)),
)}`
}

async function played(
  cli: CliContext,
  task: Parameters<typeof playMany>[0],
  workers: number,
): Promise<Simulation> {
  const bar = progressBar(cli, 'games')
  const gameById = (id: string) => cli.games.find((game) => game.id === id)
  try {
    return await playMany(task, {
      workers,
      ...(cli.worker !== null && { file: cli.worker }),
      progress: (done) => bar.at(done, task.games),
      lookup: { gameById, botByName },
    })
  } finally {
    bar.end()
  }
}

export const simulate: Command = {
  name: 'simulate',
  about: 'Many games between bots, with confidence intervals.',
  words: [{ name: 'GAME' }],
  flags: {
    seats: tableFlags.seats,
    games: { value: 'G', about: 'how many games (default 1000)' },
    bots: { ...tableFlags.bots, about: `${tableFlags.bots.about} (default random)` },
    fixed: { about: 'every bot keeps its seat; otherwise they move on by a seat after every game' },
    seed: { ...tableFlags.seed, about: 'any text (default 1); the same seed gives the same games' },
    option: tableFlags.option,
    workers: { value: 'W', about: 'worker threads (default one a core); the figures do not depend on it' },
    json: { about: 'one JSON document' },
  },
  async run(given, cli) {
    const game = gameFor(cli, given.words[0]!)
    const seats = seatsFor(game, given)
    const task = {
      game: game.id,
      seats,
      games: whole(given, 'games', 1, 100_000_000) ?? 1000,
      seed: text(given, 'seed') ?? '1',
      bots: botsFor(given, seats, random).map(({ name }) => name),
      rotate: !on(given, 'fixed'),
      options: optionsFor(game, given, seats),
    }
    const result = await played(cli, task, whole(given, 'workers', 0, 256) ?? availableParallelism())
    if (on(given, 'json')) printJson(cli, result)
    else cli.stdout.write(report(game.title, result))
    return 0
  },
}
