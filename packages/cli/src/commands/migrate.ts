import type { Command } from '../command.ts'
import { text } from '../command.ts'
import { badUsage } from '../stop.ts'
import { STORE, storeJob } from './store-job.ts'

export const migrate: Command = {
  name: 'migrate',
  about: 'Copies an embedded store into an empty PostgreSQL, and compares what arrived with what was sent.',
  fromEnvironment: true,
  words: [],
  flags: { ...STORE, database: { value: 'URL', about: 'postgres://… of the empty database' } },
  more: 'Stop the server first, and start it with --database afterwards. The folder stays as it is.',
  async run(given, cli) {
    const data = text(given, 'data') ?? 'midden-data'
    const database = text(given, 'database')
    if (database === undefined) throw badUsage('midden migrate needs --database postgres://….')
    const { moveStore } = await import('@midden/server')
    const counts = await storeJob(() => moveStore(data, database))
    const [tables, entries, people] = (['tables', 'entries', 'people'] as const).map((name) =>
      counts.get(name),
    )
    cli.stdout.write(
      `${data} is in the database, and every row is as it was: ${tables} tables, ${entries} entries, ${people} people.\n`,
    )
    return 0
  },
}
