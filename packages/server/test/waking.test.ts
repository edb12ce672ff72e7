import { expect, test } from 'vitest'
import { guest } from './support/client.ts'
import { folder, node } from './support/node.ts'
import { matchOf, opened } from './support/play.ts'
import { handTime } from './support/time.ts'

/** More than are woken in one sweep. */
const TABLES = 70
const MINUTE = 60_000

/** Tables whose clocks have run out while no server ran. */
async function crashed() {
  const data = folder()
  const before = handTime()
  const first = await node({ data, time: before.time })
  const ada = await guest(first.url, 'Ada')
  const begun = async (): Promise<string> => {
    const { table } = await opened('bank', 2, ada, 1, { clock: 'minute', pace: 10_000 })
    await ada.done(`/api/tables/${table}/start`)
    return table
  }
  await Promise.all(Array.from({ length: TABLES - 1 }, begun))
  // The last is the one whose clock ran out last.
  before.set(before.time.now() + 1000)
  const last = await begun()
  await first.close()
  const { time, pass } = handTime(before.time.now() + 2 * MINUTE)
  const second = await node({ data, time })
  ada.base = second.url
  return { ada, last, pass }
}

test('after a crash those tables wake first that somebody watches, and all others soon after', async () => {
  const { ada, last: watched, pass } = await crashed()
  const line = await ada.at(watched)
  expect(matchOf(line, watched).moves).toBe(0)
  const woken = async (): Promise<number> => {
    const { text } = (await ada.ask('GET', '/metrics')).body
    return Number(/midden_tables_rebuilt_total (\d+)/.exec(String(text))![1])
  }
  expect(await woken()).toBe(1)
  await pass(1000)
  await line.until(() => matchOf(line, watched).moves > 0, 'a move by the clock')
  expect(await woken()).toBeLessThan(TABLES)
  // Where one sweep leaves something over the next comes at once.
  for (let sweeps = 0; sweeps < 4; sweeps++) await pass(50)
  expect(await woken()).toBe(TABLES)
  line.close()
})
