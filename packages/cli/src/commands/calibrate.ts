import { availableParallelism } from 'node:os'
import { botByName, steady } from '@midden/bots'
import { type Calibration, calibrate as checked } from '@midden/lab'
import { columns, count, percent } from '../columns.ts'
import { type Command, on, text, whole } from '../command.ts'
import { printJson } from '../context.ts'
import { progressBar } from '../progress.ts'
import { save } from '../save.ts'
import { botsFor, gameFor, seatsFor, tableFlags } from '../table.ts'

const LINES = 60

const LABELS = { best: 'best', fine: 'fine', costly: 'costly', gift: 'a gift' } as const

function report(title: string, { seats, games, seed, lines, error, bins, grades }: Calibration): string {
  const stated = bins
    .filter((bin) => bin.count > 0)
    .map((bin) => [
      `${percent(bin.from)} to ${percent(bin.to)}`,
      count(bin.count),
      percent(bin.stated),
      `${percent(bin.value)} (${percent(bin.low)} to ${percent(bin.high)})`,
    ])
  const points = (share: number): string => (100 * share).toFixed(1)
  const rows = grades.map(({ label, decisions, loss, proved }) => [
    LABELS[label],
    count(decisions),
    points(loss),
    loss === 0 ? '' : `${points(proved.value)} (${points(proved.low)} to ${points(proved.high)})`,
  ])
  return `${title}, ${seats} seats: reviews of ${count(games)} matches, seed ${seed}, ${lines} lines

Chances are ${(100 * error).toFixed(1)} points from what comes, on average.

${columns([['stated', 'times', 'on average', 'came'], ...stated])}
Points of the win that were given away, and that the better answer won more when both were played out
${columns([['grade', 'decisions', 'said', 'played out'], ...rows])}`
}

const csvOf = ({ bins }: Calibration): string =>
  `${[['from', 'to', 'count', 'stated', 'came', 'low', 'high'], ...bins.map((bin) => [bin.from, bin.to, bin.count, bin.stated, bin.value, bin.low, bin.high])].join('\n')}\n`

export const calibrate: Command = {
  name: 'calibrate',
  about: 'Holds what reviews say against what comes: are chances what they say, and do graded slips lose?',
  words: [{ name: 'GAME' }],
  flags: {
    seats: tableFlags.seats,
    bots: tableFlags.bots,
    games: { value: 'G', about: 'how many matches (default 200)' },
    seed: { ...tableFlags.seed, about: 'any text (default 1)' },
    iterations: { value: 'I', about: `lines for a chance and for a grade (default ${LINES})` },
    workers: { value: 'W', about: 'worker threads (default one a core)' },
    csv: { value: 'FILE', about: 'one row for every tenth of the chances' },
    json: { about: 'one JSON document' },
  },
  async run(given, cli) {
    const game = gameFor(cli, given.words[0]!)
    const seats = seatsFor(game, given)
    const task = {
      game: game.id,
      seats,
      bots: botsFor(given, seats, steady).map(({ name }) => name),
      games: whole(given, 'games', 1, 1_000_000) ?? 200,
      seed: text(given, 'seed') ?? '1',
      lines: whole(given, 'iterations', 8, 1_000_000) ?? LINES,
    }
    const bar = progressBar(cli, 'matches')
    try {
      const made = await checked(task, {
        workers: whole(given, 'workers', 0, 256) ?? availableParallelism(),
        ...(cli.worker !== null && { file: cli.worker }),
        progress: (done) => bar.at(done, task.games),
        lookup: { gameById: (id) => cli.games.find((one) => one.id === id), botByName },
      })
      bar.end()
      const csv = text(given, 'csv')
      if (csv !== undefined) save(csv, csvOf(made))
      if (on(given, 'json')) printJson(cli, made)
      else cli.stdout.write(report(game.title, made))
      return 0
    } finally {
      bar.end()
    }
  },
}
