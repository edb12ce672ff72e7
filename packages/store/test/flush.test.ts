import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { flusher } from '../src/flush.ts'

/** A database whose disk takes as long as the test says. */
function slowDisk() {
  const database = new Database(':memory:')
  database.exec('create table notes (text)')
  const waiting: { done(): void; fail(error: Error): void }[] = []
  const sync = (): Promise<void> =>
    new Promise((done, fail) => {
      waiting.push({ done, fail })
    })
  const { durable } = flusher(database, sync)
  const told: string[] = []
  const port = durable({
    write: async (text: string): Promise<string> => {
      database.prepare('insert into notes values (?)').run(text)
      return text
    },
    read: async (): Promise<string> => 'read',
  })
  const write = (text: string): Promise<void> =>
    port.write(text).then((answer) => {
      told.push(answer)
    })
  const read = (): Promise<void> =>
    port.read().then((answer) => {
      told.push(answer)
    })
  return { database, waiting, told, write, read }
}
const turn = (): Promise<void> => new Promise((rest) => setTimeout(rest, 1))

test('what is written is answered when it is on the disk, all that waits at once', async () => {
  const { waiting, told, write, read } = slowDisk()
  const first = write('one')
  await turn()
  const others = [write('two'), write('three')]
  await turn()
  expect([told, waiting.length]).toEqual([[], 1])
  waiting[0]!.done()
  await first
  await turn()
  // The others were written after the disk was asked, and wait for it once more.
  expect([told, waiting.length]).toEqual([['one'], 2])
  waiting[1]!.done()
  await Promise.all(others)
  expect(told).toEqual(['one', 'two', 'three'])
  await read()
  expect(waiting).toHaveLength(2)
})

test('what is not committed yet is not taken for written', async () => {
  const { database, waiting, told, write } = slowDisk()
  database.exec('begin')
  const answered = write('one')
  await Promise.resolve()
  expect(waiting).toHaveLength(0)
  database.exec('commit')
  await turn()
  expect(waiting).toHaveLength(1)
  waiting[0]!.done()
  await answered
  expect(told).toEqual(['one'])
})

test('a disk that fails is a failure of all that waited, and is asked again by the next', async () => {
  const { waiting, told, write } = slowDisk()
  const failing = write('one')
  await turn()
  waiting[0]!.fail(new Error('the disk fails'))
  await expect(failing).rejects.toThrow('the disk fails')
  const again = write('two')
  await turn()
  waiting[1]!.done()
  await again
  expect(told).toEqual(['two'])
})
