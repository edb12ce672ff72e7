import { pathToFileURL } from 'node:url'
import { botByName } from '@midden/bots'
import { benchTable, bench as measure } from '@midden/lab'
import { type Command, on, whole } from '../command.ts'
import { printJson } from '../context.ts'
import { progressBar } from '../progress.ts'
import { repository } from '../repository.ts'
import { gameFor } from '../table.ts'

export const bench: Command = {
  name: 'bench',
  about: 'How fast the engine is, side by side with plain JavaScript in the same run.',
  words: [{ name: 'GAME', optional: true }],
  flags: {
    rounds: { value: 'N', about: 'rounds in which all contenders take turns (default 7)' },
    slice: { value: 'MS', about: 'milliseconds for each contender in a round (default 200)' },
    json: { about: 'one JSON document' },
  },
  more: 'With GAME only that game, as a share of the plain toy; otherwise all games and the toys.',
  async run(given, cli) {
    const [id] = given.words
    const games = id === undefined ? cli.games : [gameFor(cli, id)]
    const bar = progressBar(cli, 'slices')
    const pace = {
      rounds: whole(given, 'rounds', 1, 1000) ?? 7,
      milliseconds: whole(given, 'slice', 1, 60_000) ?? 200,
      root: pathToFileURL(`${repository()}/`),
      ...(cli.worker !== null && { file: cli.worker }),
      lookup: { gameById: (wanted: string) => cli.games.find((game) => game.id === wanted), botByName },
      progress: bar.at,
    }
    const result = await measure(games, id === undefined, pace).finally(bar.end)
    if (on(given, 'json')) printJson(cli, result)
    else cli.stdout.write(benchTable(result))
    return 0
  },
}
