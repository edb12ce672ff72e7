import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { checkTables } from '../src/index.ts'
import { guest } from './support/client.ts'
import { folder, node, toys } from './support/node.ts'
import { playOut, table } from './support/play.ts'

const noEditions = async (): Promise<undefined> => undefined

test('a look through a store plays every match again, beside the server, and names what leads elsewhere', async () => {
  const data = folder()
  const { url } = await node({ data })
  const [ada, bob] = await Promise.all([guest(url, 'Ada'), guest(url, 'Bob')])
  const ids: string[] = []
  for (const game of ['bank', 'draft', 'duel']) {
    const id = await table(game, 2, [ada, bob])
    const lines = await Promise.all([ada.at(id), bob.at(id)])
    await playOut(lines, id)
    for (const line of lines) line.close()
    ids.push(id)
  }
  const look = (games = toys) => checkTables({ data }, games, noEditions)
  expect(await look()).toMatchObject({ tables: 3, people: 2, faults: [], foreign: 0 })
  expect(await look(toys.filter(({ id }) => id !== 'duel'))).toMatchObject({ faults: [], foreign: 1 })

  const [first, second, third] = ids as [string, string, string]
  const store = new Database(join(data, 'midden.sqlite'))
  const move = `select version, body from entries where table_id = ? and body like '{"kind":"move"%' limit 1`
  const { version, body } = store.prepare(move).get(first) as { version: number; body: string }
  const change = store.prepare('update entries set body = ? where table_id = ? and version = ?')
  change.run(body.replace(/"hash":"./, '"hash":"x'), first, version)
  change.run('{"kind":"open', second, 1)
  change.run('{}', third, 2)
  store.close()
  const { faults } = await look()
  expect(faults.sort((a, b) => ids.indexOf(a.table!) - ids.indexOf(b.table!))).toEqual([
    {
      table: first,
      fault: `entry ${version} cannot be followed: entry ${version} leads to another position than it did when it was played`,
    },
    { table: second, fault: 'entry 1 cannot be read' },
    { table: third, fault: expect.stringContaining('entry 2 cannot be followed') },
  ])
})
