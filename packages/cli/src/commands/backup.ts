import type { Command } from '../command.ts'
import { text } from '../command.ts'
import { STORE, storeJob } from './store-job.ts'

export const backup: Command = {
  name: 'backup',
  about: 'Copies the embedded store, also while it is in use.',
  fromEnvironment: true,
  words: [{ name: 'DIR' }],
  flags: { data: STORE.data },
  more: 'To restore: stop the server and give it the copy with --data.',
  async run(given, cli) {
    const from = text(given, 'data') ?? 'midden-data'
    const to = given.words[0]!
    const { backup: copy } = await import('@midden/server')
    await storeJob(() => copy(from, to))
    cli.stdout.write(`${from} is copied to ${to}.\n`)
    return 0
  },
}
