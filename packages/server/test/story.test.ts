import { expect, test } from 'vitest'
import { guest, type Line } from './support/client.ts'
import { node } from './support/node.ts'
import { act, matchOf, opened, playOut, table } from './support/play.ts'

const { url } = await node()
const [ada, bob, cleo] = await Promise.all(['Ada', 'Bob', 'Cleo'].map((name) => guest(url, name)))

async function storyTo(line: Line, id: string, name: string) {
  line.send({ t: 'story', id: name, table: id })
  return line.until(() => line.messages('story').find((told) => told.id === name), 'the story')
}

test('the story is what each was told at the time, move by move', async () => {
  const { table: id, code } = await opened('draft', 2, ada!, 2, { listed: true })
  await bob!.done(`/api/tables/${id}/join`, { code })
  const lines = await Promise.all([ada!, bob!, cleo!].map((who) => who.at(id)))
  await ada!.done(`/api/tables/${id}/start`)
  await playOut(lines.slice(0, 2), id)
  for (const line of lines) {
    await line.until(() => line.picture(id).status === 'over', 'the end')
    const { version, lines: told } = await storyTo(line, id, 'story')
    expect(version).toBe(line.tables.get(id)!.version)
    expect(told.map(({ event }) => event)).toEqual(line.messages('news').flatMap(({ events }) => events))
    line.close()
  }
})

test('it names the own last move, and leaves out what was taken back', async () => {
  const id = await table('bank', 2, [ada!, bob!])
  const [a, b] = await Promise.all([ada!.at(id), bob!.at(id)])
  expect((await storyTo(a, id, 'before')).own).toBe(0)
  await act(a, id)
  expect(await storyTo(a, id, 'after')).toMatchObject({ own: 1 })
  expect(await storyTo(b, id, 'other')).toMatchObject({ own: 0 })
  await b.until(() => matchOf(b, id).moves === 1)
  const { version } = a.tables.get(id)!
  await a.call({ t: 'undo', table: id, seen: version })
  const proposal = await b.until(() => b.picture(id).proposal ?? matchOf(b, id).moves === 0, 'the undo')
  if (typeof proposal === 'object')
    await b.call({ t: 'answer', table: id, proposal: proposal.version, yes: true })
  await b.until(() => matchOf(b, id).moves === 0)
  expect(await storyTo(a, id, 'back')).toMatchObject({ own: 0 })
  expect((await storyTo(b, id, 'told')).lines.every(({ move }) => move === 0)).toBe(true)
  a.close()
  b.close()
})

test('only those who follow a table are told it', async () => {
  const id = await table('draft', 2, [ada!, bob!])
  const line = await cleo!.line()
  expect(await line.call({ t: 'story', table: id })).toMatchObject({ t: 'refused', code: 'unknown' })
  line.close()
})
