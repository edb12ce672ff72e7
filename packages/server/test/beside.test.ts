import { nthOf, type Offer } from '@midden/kernel'
import type { TableSummary } from '@midden/protocol'
import { expect, test } from 'vitest'
import { guest, type Line } from './support/client.ts'
import { node } from './support/node.ts'
import { matchOf, opened } from './support/play.ts'

const { url } = await node()
const [ada, bob] = await Promise.all(['Ada', 'Bob'].map((name) => guest(url, name)))

/** Ada with Cleo beside her at one device, and Bob elsewhere: seats 0, 1 and 2. */
async function sofa(game = 'draft') {
  const { table: id } = await opened(game, 3, ada!, 3, { listed: true })
  await ada!.done(`/api/tables/${id}/join`, { name: 'Cleo' })
  await bob!.done(`/api/tables/${id}/join`)
  return id
}

/** Keeps the first card of the hand that this line sees, for the seat it looks from. */
async function keep(line: Line, id: string): Promise<void> {
  const { me, match } = line.picture(id)
  const action = nthOf(match!.menu as Offer[], 0)
  const answer = await line.call({ t: 'act', table: id, seen: line.tables.get(id)!.version, action, as: me })
  expect(answer).toMatchObject({ t: 'done' })
  await line.until(() => line.tables.get(id)!.version >= (answer as { version: number }).version, 'its news')
}

async function myTurn(id: string): Promise<boolean | undefined> {
  const { body } = await ada!.ask('GET', '/api/tables/mine')
  return (body.tables as unknown as TableSummary[]).find(({ table }) => table === id)?.myTurn
}

test('one more name at the same device has a seat, is there, and can be taken away again', async () => {
  const id = await sofa()
  const line = await ada!.at(id)
  expect(line.picture(id).mine).toEqual([0, 1])
  expect(line.picture(id).seats.map(({ name }) => name)).toEqual(['Ada', 'Cleo', 'Bob'])
  await line.until(() => line.messages('presence').at(-1)?.seats.join() === '0,1', 'both there')
  expect((await bob!.at(id)).picture(id).mine).toEqual([2])
  await ada!.done(`/api/tables/${id}/leave`, { as: 1 })
  await line.until(() => line.picture(id).mine.join() === '0', 'one seat')
  expect(line.picture(id).seats[1]).toMatchObject({ kind: 'open', name: null })
})

test('each of them sees and plays their own hand, and no other, over one socket', async () => {
  const id = await sofa()
  await ada!.done(`/api/tables/${id}/start`)
  const line = await ada!.at(id)
  const hands = [matchOf(line, id).view]
  expect(line.picture(id).me).toBe(0)
  await keep(line, id)
  expect(await myTurn(id)).toBe(true)
  expect(await line.follow(id, null, 1)).toMatchObject({ t: 'done' })
  expect(line.picture(id).me).toBe(1)
  hands.push(matchOf(line, id).view)
  expect(hands[0]).not.toEqual(hands[1])
  await keep(line, id)
  expect(await myTurn(id)).toBe(false)
  // Somebody else's seat is not to be had: they look from their own.
  await line.follow(id, null, 2)
  expect(line.picture(id).me).toBe(0)
  const b = await bob!.at(id)
  await b.follow(id, null, 0)
  expect(b.picture(id).me).toBe(2)
})

test('the story is told as to whoever looks', async () => {
  const id = await sofa()
  await ada!.done(`/api/tables/${id}/start`)
  const line = await ada!.at(id)
  const dealt = async (as: number): Promise<unknown> => {
    await line.follow(id, null, as)
    line.send({ t: 'story', id: `story${as}`, table: id })
    const story = await line.until(() => line.messages('story').find((m) => m.id === `story${as}`), 'a story')
    return story.lines.filter(({ event }) => event.what === 'dealt')
  }
  expect(await dealt(0)).not.toEqual(await dealt(1))
})

test('a rematch seats all of them again', async () => {
  const id = await sofa()
  await ada!.done(`/api/tables/${id}/start`)
  const [line, b] = [await ada!.at(id), await bob!.at(id)]
  for (let round = 0; round < 3; round++) {
    for (const seat of [0, 1]) {
      await line.follow(id, null, seat)
      await keep(line, id)
    }
    await keep(b, id)
  }
  await line.until(() => line.picture(id).status === 'over', 'the end')
  const { table: next } = await ada!.done(`/api/tables/${id}/rematch`)
  const again = await ada!.at(next!)
  expect(again.picture(next!).mine).toEqual([0, 1])
  expect(again.picture(next!).seats.map(({ name }) => name)).toEqual(['Ada', 'Cleo', 'Bob'])
})
