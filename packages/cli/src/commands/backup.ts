import type { Command } from '../command.ts'
import { text } from '../command.ts'
import { failed } from '../stop.ts'

export const backup: Command = {
  name: 'backup',
  about: 'Copies the embedded store, also while it is in use.',
  fromEnvironment: true,
  words: [{ name: 'DIR' }],
  flags: { data: { value: 'DIR', about: 'folder of the store (default midden-data)' } },
  more: 'To restore: stop the server and give it the copy with --data.',
  async run(given, house) {
    const from = text(given, 'data') ?? 'midden-data'
    const to = given.words[0]!
    const server = await import('@midden/server')
    try {
      await server.backup(from, to)
    } catch (error) {
      if (error instanceof server.StoreRefused) throw failed(error.message)
      throw error
    }
    house.stdout.write(`${from} is copied to ${to}.\n`)
    return 0
  },
}
