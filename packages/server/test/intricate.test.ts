import { MOVED_BYTES, MOVED_MOVES } from '@midden/protocol'
import { expect, test } from 'vitest'
import { guest } from './support/client.ts'
import { node } from './support/node.ts'

const { url } = await node()
const eve = await guest(url, 'Eve')

/** A match moved here, with something else in the place of its moves. */
const wish = (moves: string): string =>
  `{"game":"pan","seats":[{"kind":"open"}],"seat":0,"match":{"rules":1,"seed":"[{:\\"","moves":${moves}}}`

async function answer(body: string): Promise<{ status: number; reason: string }> {
  const headers = { 'content-type': 'application/json', cookie: eve.cookie }
  const response = await fetch(`${url}/api/tables/moved`, { method: 'POST', headers, body })
  return { status: response.status, reason: ((await response.json()) as { reason: string }).reason }
}

const HALF = MOVED_BYTES / 2 - 200
const fields = Array.from({ length: 30_000 }, (_, i) => `"k${i}":1`).join()
test.each([
  ['brackets in brackets', '['.repeat(HALF) + ']'.repeat(HALF)],
  ['empty moves without end', `[${'{},'.repeat(150_000)}{}]`],
  ['a move of thousands of fields', `[{${fields}}]`],
])('%s are not even read', async (_, moves) => {
  expect(await answer(wish(moves))).toEqual({ status: 400, reason: 'the request is too intricate' })
})

test('the longest match there may be is read', async () => {
  const move = { seat: 0, luck: '[[{{::', action: { act: 'play', n: 1, with: 2, ns: [1, 2, 3] } }
  const moves = JSON.stringify(Array.from({ length: MOVED_MOVES }, () => move))
  expect(await answer(wish(moves))).toMatchObject({ status: 404, reason: 'there is no game "pan"' })
})

test('an address that cannot be read is refused in the words of all refusals', async () => {
  const response = await fetch(`${url}/api/%zz`)
  expect(response.status).toBe(400)
  expect(Object.keys((await response.json()) as object)).toEqual(['code', 'reason', 'clauses'])
})
