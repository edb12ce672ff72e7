import type { Command } from '../command.ts'
import { on, text } from '../command.ts'
import { printJson } from '../context.ts'
import { failed } from '../stop.ts'
import { STORE, storeJob } from './store-job.ts'

const SHOWN = 20
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export const check: Command = {
  name: 'check',
  about:
    'Looks through a store, also while it is in use: is all there, and does every match lead where it led?',
  fromEnvironment: true,
  words: [],
  flags: { ...STORE, json: { about: 'one JSON document instead of text' } },
  async run(given, cli) {
    const place = { data: text(given, 'data') ?? 'midden-data', database: text(given, 'database') }
    const { checkTables, nameOf } = await import('@midden/server')
    const found = await storeJob(() => checkTables(place, cli.games, cli.fetchEdition))
    const { tables, entries, people, foreign, faults } = found
    const name = nameOf(place)
    if (on(given, 'json')) printJson(cli, found)
    else {
      for (const { table, fault } of faults.slice(0, SHOWN))
        cli.stdout.write(`${table === null ? name : `table ${table}`}: ${fault}\n`)
      if (faults.length > SHOWN) cli.stdout.write(`… and ${faults.length - SHOWN} more\n`)
      const all = [
        count(tables, 'table', 'tables'),
        count(entries, 'entry', 'entries'),
        count(people, 'person', 'people'),
      ]
      if (faults.length === 0) cli.stdout.write(`${name} is whole: ${all.join(', ')}.\n`)
      if (foreign > 0)
        cli.stdout.write(
          `${count(foreign, 'table is', 'tables are')} of rules that this program does not have.\n`,
        )
    }
    if (faults.length > 0)
      throw failed(
        `${name} has ${count(faults.length, 'fault', 'faults')}: the tables named are not played on; the rest of the store is. A backup has them as they were.`,
      )
    return 0
  },
}
