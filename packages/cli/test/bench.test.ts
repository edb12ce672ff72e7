import { expect, test } from 'vitest'
import { midden } from './midden.ts'

const quick = ['--rounds', '1', '--slice', '1']

test('midden bench GAME times one game, in a table or as one document', async () => {
  const { status, out, err } = await midden(['bench', 'heap', ...quick])
  expect({ status, err }).toEqual({ status: 0, err: '' })
  expect(out).toMatch(/^heap +2 /m)
  const document = JSON.parse((await midden(['bench', 'heap', '--json', ...quick])).out) as {
    games: object[]
  }
  expect(document.games).toHaveLength(3)
  expect(document.games[0]).toMatchObject({
    game: 'heap',
    seats: 2,
    botMoves: { random: expect.any(Number) },
  })
})

test('bad usage of bench', async () => {
  expect(await midden(['bench', 'chess'])).toMatchObject({ status: 2, out: '' })
  expect(await midden(['bench', '--rounds', '0'])).toMatchObject({
    status: 2,
    err: 'midden: --rounds must be a whole number from 1 to 1000, not "0".\n',
  })
})
