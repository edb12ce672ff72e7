import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { botByName, steady } from '@midden/bots'
import { pagesOf, type Row, type Study, study as studied } from '@midden/lab'
import { columns, count, percent } from '../columns.ts'
import { type Command, on, text, whole } from '../command.ts'
import { type CliContext, printJson } from '../context.ts'
import { progressBar } from '../progress.ts'
import { save } from '../save.ts'
import { failed } from '../stop.ts'
import { botsFor, gameFor, optionsFor, seatsFor, tableFlags } from '../table.ts'

const range = ({ value, low, high }: { value: number; low: number; high: number }): string =>
  `${percent(value)} (${percent(low)} to ${percent(high)})`

function report(title: string, { seats, matches, bot, seed, seat, options, findings }: Study): string {
  const bySeat = columns([
    ['seat', 'share of wins'],
    ...seat.map((figure) => [`Seat ${figure.seat}`, range(figure)]),
  ])
  const byOption = columns([
    ['option', 'clause', 'longer by', 'somebody else wins'],
    ...options.map(({ option, value, clause, length, otherWinner }) => [
      `${option}=${value}`,
      clause,
      range(length),
      range(otherWinner),
    ]),
  ])
  return `${title}, ${seats} seats: ${count(matches)} matches between ${bot}, seed ${seed}

${findings.join('\n')}

${bySeat}${options.length === 0 ? '' : `\nEach option against the table as laid, on the same deals\n${byOption}`}`
}

function saveAll(folder: string, pages: Readonly<Record<string, string>>): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch {
    throw failed(`${folder} cannot be made. Give a folder that is yours.`)
  }
  for (const [name, content] of Object.entries(pages)) save(join(folder, name), content)
}

async function play(
  cli: CliContext,
  task: Parameters<typeof studied>[0],
  workers: number,
): Promise<{ study: Study; rows: Row[] }> {
  const bar = progressBar(cli, 'matches')
  try {
    return await studied(task, {
      workers,
      ...(cli.worker !== null && { file: cli.worker }),
      progress: bar.at,
      lookup: { gameById: (id) => cli.games.find((game) => game.id === id), botByName },
    })
  } finally {
    bar.end()
  }
}

export const study: Command = {
  name: 'study',
  about: 'Balance of a game: seats, length, every option against the table as laid, skill and luck.',
  words: [{ name: 'GAME' }],
  flags: {
    seats: tableFlags.seats,
    bots: { value: 'NAME', about: 'who plays at every seat (default steady)' },
    games: { value: 'G', about: 'how many matches (default 200); an option has at most 400' },
    seed: { ...tableFlags.seed, about: 'any text (default 1)' },
    option: tableFlags.option,
    workers: { value: 'W', about: 'worker threads (default one a core); the figures do not depend on it' },
    csv: { value: 'FILE', about: 'one row a match' },
    out: { value: 'DIR', about: 'a page with plots, figures and matches' },
    json: { about: 'one JSON document' },
  },
  async run(given, cli) {
    const game = gameFor(cli, given.words[0]!)
    const seats = seatsFor(game, given)
    const [bot] = botsFor(given, 1, steady)
    const task = {
      game: game.id,
      seats,
      bot: bot!.name,
      games: whole(given, 'games', 2, 1_000_000) ?? 200,
      seed: text(given, 'seed') ?? '1',
      options: optionsFor(game, given, seats) as Record<string, unknown>,
    }
    const { study: result, rows } = await play(
      cli,
      task,
      whole(given, 'workers', 0, 256) ?? availableParallelism(),
    )
    const pages = pagesOf(result, rows, game.title)
    const [csv, out] = [text(given, 'csv'), text(given, 'out')]
    if (csv !== undefined) save(csv, pages['matches.csv']!)
    if (out !== undefined) saveAll(out, pages)
    if (on(given, 'json')) printJson(cli, result)
    else cli.stdout.write(report(game.title, result))
    return 0
  },
}
