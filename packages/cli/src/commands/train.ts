import { availableParallelism } from 'node:os'
import { botByName, type Weights } from '@midden/bots'
import { train as taught } from '@midden/lab'
import { columns, count } from '../columns.ts'
import { type Command, on, text, whole } from '../command.ts'
import { printJson } from '../context.ts'
import { progressBar } from '../progress.ts'
import { save } from '../save.ts'
import { failed } from '../stop.ts'
import { entrants, gameFor, tableFlags } from '../table.ts'

const PARTY = 'gus,nib,ottilie'

function report(title: string, { layers, numbers, made: { games, seed, figures } }: Weights): string {
  const figure = (key: keyof Weights['made']['figures']): string => figures[key].toFixed(3)
  const rows = [
    ['on matches kept aside', 'log loss', 'Brier score'],
    ['learned', figure('logLoss'), figure('brier')],
    ['by hand', figure('handLogLoss'), figure('handBrier')],
    ['all alike', figure('evenLogLoss'), figure('evenBrier')],
  ]
  return `${title}: ${count(numbers.length)} weights of a net ${layers.join('-')} from ${count(games)} matches, seed ${seed}

${columns(rows)}
`
}

export const train: Command = {
  name: 'train',
  about: 'Learns from matches who will win from where a round begins, and writes the weights to a file.',
  words: [{ name: 'GAME' }],
  flags: {
    bots: { value: 'NAME,…', about: `who plays, drawn for each seat (default ${PARTY})` },
    games: {
      value: 'G',
      about: 'how many matches (default 2000), at tables of all sizes; one in ten is kept aside to judge by',
    },
    epochs: { value: 'E', about: 'how often it goes through what it saw (default 20)' },
    seed: { ...tableFlags.seed, about: 'any text (default 1); the same command makes the same weights' },
    workers: { value: 'W', about: 'worker threads (default one a core)' },
    out: { value: 'FILE', about: 'where the weights go' },
    json: { about: 'the weights as one JSON document' },
  },
  async run(given, cli) {
    const game = gameFor(cli, given.words[0]!)
    if (game.wits?.features === undefined)
      throw failed(`${game.title} has nothing yet to learn a value from.`)
    const task = {
      game: game.id,
      bots: text(given, 'bots') === undefined ? PARTY.split(',') : entrants(given),
      games: whole(given, 'games', 10, 10_000_000) ?? 2000,
      seed: text(given, 'seed') ?? '1',
    }
    const epochs = whole(given, 'epochs', 1, 10_000) ?? 20
    const bar = progressBar(cli, 'matches')
    const command = `midden train ${task.game} --bots ${task.bots} --games ${task.games} --epochs ${epochs} --seed ${task.seed}`
    try {
      const weights = await taught(task, {
        workers: whole(given, 'workers', 0, 256) ?? availableParallelism(),
        ...(cli.worker !== null && { file: cli.worker }),
        epochs,
        command,
        progress: (done) => bar.at(done, task.games),
        lookup: { gameById: (id) => cli.games.find((one) => one.id === id), botByName },
      })
      bar.end()
      const out = text(given, 'out')
      if (out !== undefined) save(out, `${JSON.stringify(weights)}\n`)
      if (on(given, 'json')) printJson(cli, weights)
      else cli.stdout.write(report(game.title, weights))
      return 0
    } finally {
      bar.end()
    }
  },
}
