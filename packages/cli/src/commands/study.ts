import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { botByName, steady } from '@midden/bots'
import {
  csvOf,
  type MatchRow,
  Played,
  pagesOf,
  readPlayed,
  type Study,
  sentenceOf,
  study as studied,
  studyHead,
  studyLine,
  studyWords,
} from '@midden/lab'
import { columns, count, percent } from '../columns.ts'
import { type Command, type CommandLine, on, text, whole } from '../command.ts'
import { type CliContext, printJson } from '../context.ts'
import { progressBar } from '../progress.ts'
import { recordAt } from '../record.ts'
import { save } from '../save.ts'
import { failed } from '../stop.ts'
import { botsFor, gameFor, optionsFor, seatsFor, tableFlags } from '../table.ts'

const range = ({ value, low, high }: { value: number; low: number; high: number }): string =>
  `${percent(value)} (${percent(low)} to ${percent(high)})`

function report(title: string, study: Study): string {
  const { seats, matches, bot, seed, seat, options, cards } = study
  const bySeat = columns([
    ['seat', 'share of wins'],
    ...seat.map((figure) => [studyWords.seat(figure.seat), range(figure)]),
  ])
  const byOption = columns([
    ['option', 'clause', 'longer by', 'seat 1 wins more by', 'somebody else wins'],
    ...options.map(({ name, means, clause, length, seat: first, otherWinner }) => [
      `${name}: ${means}`,
      clause,
      range(length),
      range(first),
      range(otherWinner),
    ]),
  ])
  const byCard = columns([['card', 'share of wins'], ...cards.map((card) => [card.name, range(card)])])
  return `${title}, ${seats} seats: ${count(matches)} matches between ${bot}, seed ${seed}

${study.findings.map((finding) => sentenceOf(finding, studyWords)).join('\n')}

${bySeat}${options.length === 0 ? '' : `\nEach option against the table as laid, on the same deals\n${byOption}`}${cards.length === 0 ? '' : `\nWhoever had a card\n${byCard}`}`
}

function saveAll(folder: string, pages: Readonly<Record<string, string>>): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch {
    throw failed(`${folder} cannot be made. Give a folder that is yours.`)
  }
  for (const [name, content] of Object.entries(pages)) save(join(folder, name), content)
}

type Task = Parameters<typeof studied>[0]

/** A record to go on from, and where the matches to come are added to it. */
function keptAt(
  path: string,
  task: Task,
  rules: number,
): Pick<Parameters<typeof studied>[1], 'before' | 'keep'> {
  const { before, add } = recordAt(path, studyHead(task, rules), (text) =>
    text === null ? { before: new Played(), lines: [] } : readPlayed(text, task, rules),
  )
  return { before, keep: ({ part }, rows) => add(studyLine(part, rows)) }
}

async function play(
  cli: CliContext,
  task: Task,
  ways: Pick<Parameters<typeof studied>[1], 'workers' | 'before' | 'keep'>,
): Promise<{ study: Study; rows: MatchRow[] }> {
  const bar = progressBar(cli, 'matches')
  try {
    return await studied(task, {
      ...ways,
      ...(cli.worker !== null && { file: cli.worker }),
      progress: bar.at,
      lookup: { gameById: (id) => cli.games.find((game) => game.id === id), botByName },
    })
  } finally {
    bar.end()
  }
}

/** The command that makes the same study again. */
function commandOf(given: CommandLine, { game, seats, bot, games, each, seed }: Task): string {
  const options = (given.flags.get('option') ?? []).map((option) => ` --option ${option}`)
  return `midden study ${game} --seats ${seats} --bots ${bot} --games ${games} --each ${each} --seed ${seed}${options.join('')} --out DIR`
}

export const study: Command = {
  name: 'study',
  about:
    'Balance of a game: seats, length, every option against the table as laid, cards, openings, skill and luck.',
  words: [{ name: 'GAME' }],
  flags: {
    seats: tableFlags.seats,
    bots: { value: 'NAME', about: 'who plays at every seat (default steady)' },
    games: { value: 'G', about: 'how many matches by the book, and as many between unequals (default 200)' },
    each: {
      value: 'E',
      about: 'deals that each option is tried on (default 400, or all there are); 0 for none',
    },
    seed: { ...tableFlags.seed, about: 'any text (default 1)' },
    option: tableFlags.option,
    workers: { value: 'W', about: 'worker threads (default one a core); the figures do not depend on it' },
    record: {
      value: 'FILE',
      about:
        'keeps every match there as it is done; the same command, or one for more matches, goes on from it',
    },
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
      each: whole(given, 'each', 0, 1_000_000) ?? 400,
      seed: text(given, 'seed') ?? '1',
      options: optionsFor(game, given, seats) as Record<string, unknown>,
    }
    const record = text(given, 'record')
    const { study: result, rows } = await play(cli, task, {
      workers: whole(given, 'workers', 0, 256) ?? availableParallelism(),
      ...(record !== undefined && keptAt(record, task, game.rules)),
    })
    const [csv, out] = [text(given, 'csv'), text(given, 'out')]
    if (csv !== undefined) save(csv, csvOf(task.seed, rows))
    if (out !== undefined) saveAll(out, pagesOf(result, rows, game.title, commandOf(given, task)))
    if (on(given, 'json')) printJson(cli, result)
    else cli.stdout.write(report(game.title, result))
    return 0
  },
}
