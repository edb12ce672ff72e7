import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { type Guest, guest } from './support/client.ts'
import { folder, node } from './support/node.ts'
import { act, matchOf, playOut, table } from './support/play.ts'
import { handTime } from './support/time.ts'

/** Changes a stored text while no server runs. */
function edit(data: string, sql: string, ...values: unknown[]): void {
  const database = new Database(join(data, 'midden.sqlite'))
  database.prepare(sql).run(...values)
  database.close()
}

async function moved(people: Guest[], id: string): Promise<void> {
  const line = await people[0]!.at(id)
  await act(line, id)
  line.close()
}

describe('a table is its journal', () => {
  test('a restart is announced, and play goes on where it was', async () => {
    const data = folder()
    const first = await node({ data })
    const [ada, bob] = await Promise.all([guest(first.url, 'Ada'), guest(first.url, 'Bob')])
    const id = await table('draft', 2, [ada, bob])
    const [a, b] = await Promise.all([ada.at(id), bob.at(id)])
    await act(a, id)
    const { version, picture } = a.tables.get(id)!
    await first.close()
    expect(a.messages('notice').map(({ kind }) => kind)).toEqual(['restart'])
    await a.until(() => a.closed?.code === 1012, 'closed for the restart')
    expect(b.closed).not.toBe(null)
    const second = await node({ data })
    ada.base = bob.base = second.url
    const [again, other] = [await ada.line(), await bob.at(id)]
    again.tables.set(id, { version, picture, versions: [] })
    expect(await again.follow(id, version)).toMatchObject({ t: 'done', version })
    await act(other, id)
    await playOut([again, other], id)
    expect(again.picture(id)).toMatchObject({ status: 'over' })
    for (const line of [again, other]) line.close()
  })

  test('a table nobody looks at leaves memory and comes back the same, by snapshot and by journal', async () => {
    const { time, pass } = handTime()
    const { url } = await node({ time })
    const [ada, bob] = await Promise.all([guest(url, 'Ada'), guest(url, 'Bob')])
    const id = await table('bank', 2, [ada, bob])
    await moved([ada], id)
    const before = await ada.at(id)
    const { picture, version } = before.tables.get(id)!
    before.close()
    const held = async (): Promise<string> => String((await ada.ask('GET', '/metrics')).body.text)
    expect(await held()).toMatch(/midden_tables_in_memory 1/)
    await pass(80_000)
    expect(await held()).toMatch(/midden_tables_in_memory 0/)
    const after = await ada.at(id)
    expect(after.tables.get(id)).toMatchObject({ version, picture })
    after.close()
  })

  test('a snapshot that does not fit its hash is not believed; the journal is', async () => {
    const data = folder()
    const first = await node({ data })
    const [ada, bob] = await Promise.all([guest(first.url, 'Ada'), guest(first.url, 'Bob')])
    const id = await table('bank', 2, [ada, bob])
    await moved([ada], id)
    const line = await ada.at(id)
    const { picture } = line.tables.get(id)!
    await first.close()
    edit(data, `update snapshots set body = replace(body, '"coins":[', '"coins":[9')`)
    const second = await node({ data })
    ada.base = second.url
    const back = await ada.at(id)
    expect(back.picture(id)).toEqual(picture)
    back.close()
  })

  test('a journal that leads elsewhere than it did is not played on', async () => {
    const data = folder()
    const first = await node({ data })
    const [ada, bob] = await Promise.all([guest(first.url, 'Ada'), guest(first.url, 'Bob')])
    const [broken, sound] = [await table('bank', 2, [ada, bob]), await table('bank', 2, [ada, bob])]
    await moved([ada], broken)
    await first.close()
    edit(data, 'delete from snapshots')
    edit(data, `update entries set body = replace(body, '"n":0', '"n":1') where table_id = ?`, broken)
    const second = await node({ data })
    ada.base = bob.base = second.url
    const line = await ada.line()
    expect(await line.follow(broken)).toMatchObject({ t: 'refused', code: 'unavailable' })
    expect(await line.follow(sound)).toMatchObject({ t: 'done' })
    expect(matchOf(line, sound).moves).toBe(0)
    line.close()
  })
})
