import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNode } from '@midden/server'
import { inlineThinker } from '@midden/table'
import { afterAll, expect, test } from 'vitest'
import { heap } from './heap.ts'
import { midden } from './midden.ts'

const data = mkdtempSync(join(tmpdir(), 'midden-cli-'))
afterAll(() => rmSync(data, { recursive: true, force: true }))

/** A store with one table. */
async function fill(): Promise<void> {
  const node = await startNode({
    port: 0,
    host: '127.0.0.1',
    data,
    games: [heap],
    thinker: inlineThinker(() => heap),
    web: null,
    logLevel: null,
  })
  const post = (path: string, body: object, cookie = '') =>
    fetch(node.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const cookie = (await post('/api/guest', { name: 'Ada' })).headers.get('set-cookie')!.split(';')[0]
  await post('/api/tables', { game: 'heap', seats: [{ kind: 'open' }, { kind: 'open' }] }, cookie)
  await node.close()
}

test('midden check says that a store is whole, or what is wrong with it', async () => {
  const missing = join(data, 'nowhere')
  expect(await midden(['check', '--data', missing])).toEqual({
    status: 1,
    out: '',
    err: `midden: There is no store in ${missing}.\n`,
  })
  await fill()
  expect(await midden(['check'], '', { env: { MIDDEN_DATA: data } })).toEqual({
    status: 0,
    out: `${data} is whole: 1 table, 2 entries, 1 person.\n`,
    err: '',
  })
  const json = await midden(['check', '--data', data, '--json'])
  expect(JSON.parse(json.out)).toEqual({ tables: 1, entries: 2, people: 1, foreign: 0, faults: [] })
  expect((await midden(['check', '--data', data], '', { games: [{ ...heap, rules: 9 }] })).out).toContain(
    '1 table is of rules that this program does not have',
  )
  const file = join(data, 'midden.sqlite')
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0xff, 2 * 4096, 9 * 4096))
  const { status, out, err } = await midden(['check', '--data', data])
  expect({ status, out }).toEqual({ status: 1, out: expect.stringMatching(/: .*[Tt]ree|page/) })
  expect(err).toContain(`midden: ${data} has 1 fault: `)
  const told = await midden(['check', '--data', data, '--json'])
  expect(told.status).toBe(1)
  expect(JSON.parse(told.out).faults).toHaveLength(1)
})

test('midden keeper wants somebody with an account', async () => {
  const { status, err } = await midden(['keeper', 'ada', '--data', data])
  expect(status).toBe(1)
  expect(err).toMatch(/There is no account "ada" in .*: make it on the page|is damaged/)
  expect((await midden(['keeper'])).err).toContain('midden keeper needs NAME')
  expect((await midden(['serve', '--mail', 'sendmail -t'])).err).toContain('--mail needs --origin too')
})

test('midden migrate says what it needs', async () => {
  expect(await midden(['migrate'])).toEqual({
    status: 2,
    out: '',
    err: 'midden: midden migrate needs --database postgres://….\n',
  })
  const damaged = await midden(['migrate', '--data', data, '--database', 'postgres://m@127.0.0.1:9/none'])
  expect(damaged).toMatchObject({ status: 1, err: expect.stringMatching(/^midden: .* is damaged: .+\n$/) })
})
