import type { Command } from '../command.ts'
import { on, text } from '../command.ts'
import { STORE, storeJob } from './store-job.ts'

export const keeper: Command = {
  name: 'keeper',
  about: 'Makes somebody with an account a keeper of the server, also while it runs.',
  fromEnvironment: true,
  words: [{ name: 'NAME' }],
  flags: { ...STORE, remove: { about: 'a keeper no longer' } },
  more: 'A keeper writes the privacy page, and gives out links to new passwords.',
  async run(given, cli) {
    const place = { data: text(given, 'data') ?? 'midden-data', database: text(given, 'database') }
    const name = given.words[0]!
    const { keeperOf } = await import('@midden/server')
    await storeJob(() => keeperOf(place, name, !on(given, 'remove')))
    cli.stdout.write(
      on(given, 'remove') ? `${name} keeps the server no longer.\n` : `${name} keeps the server.\n`,
    )
    return 0
  },
}
