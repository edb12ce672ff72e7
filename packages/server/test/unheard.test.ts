import { memoryData, openMemory } from '@midden/store'
import { type Answer, inlineThinker } from '@midden/table'
import { expect, onTestFinished, test } from 'vitest'
import { assemble } from '../src/assemble.ts'
import { realEntropy } from '../src/entropy.ts'
import { realTime } from '../src/time.ts'
import { realLoop } from '../src/turns.ts'
import { toys } from './support/node.ts'

const OPEN = { kind: 'open' } as const
const who = (name: string) => ({ person: name, ids: [name], name })
const log = { info: () => {}, warn: () => {}, error: () => {} }

/** A node over a store that others use, too, and that brings it no word of what they do. */
function deafNode(data: ReturnType<typeof memoryData>) {
  const news = { publish: () => {}, listen: () => {}, onGap: () => {} }
  const thinker = inlineThinker((id) => toys.find((game) => game.id === id))
  const { node, windUp } = assemble(
    { games: toys, thinker, web: null },
    { store: { ...openMemory(data), news }, log, time: realTime, loop: realLoop, entropy: realEntropy },
  )
  onTestFinished(windUp)
  return node
}

test('whoever has just sat down by way of one node is let in by another that has not heard of it', async () => {
  const data = memoryData()
  const [here, there] = [deafNode(data), deafNode(data)]
  const id = await here.opening.create(
    who('ada'),
    'first',
    { game: 'bank', seats: [OPEN, OPEN] },
    undefined,
    undefined,
  )
  const follow = ({ person, ids }: ReturnType<typeof who>): Promise<Answer> =>
    new Promise((ack) => {
      void there.tables.table(id).follow({ person, ids, muted: new Set(), send: () => {} }, null, ack)
    })
  expect(await follow(who('bob'))).toMatchObject({ refused: { code: 'unknown' } })
  const { code } = (await here.tables.table(id).read())!
  await here.tables.table(id).submit('sit', { t: 'sit', seat: null, code, entropy: '' }, who('bob'))
  expect(await follow(who('bob'))).toEqual({ version: 3 })
  expect(await follow(who('cleo'))).toMatchObject({ refused: { code: 'unknown' } })
})
