import { createHash, createHmac } from 'node:crypto'
import { act, begin, hashOf, isRefusal, menu, nthOf, owing, seatsIn } from '@midden/kernel'
import { pan } from '@midden/pan'
import type { MatchFile } from '@midden/table'
import { expect, test } from 'vitest'
import { wrongWith } from '../src/online/verify.ts'

const secret = 'f'.repeat(64)
const entropy = ['from Ada', 'from Bob', '']
const luckOf = (n: number): string =>
  createHmac('sha256', secret)
    .update(['midden-luck-1', n, ...entropy].join('\n'))
    .digest('hex')

/** A match as a server would have played it. */
function played(): MatchFile {
  const match = begin(pan, { seats: 3, seed: luckOf(0) })
  if (isRefusal(match)) throw new Error(match.reason)
  const actions: MatchFile['actions'] = []
  for (let n = 1; pan.outcome(match.position) === null; n++) {
    const seat = seatsIn(owing(pan, match.position))[0]!
    const action = nthOf(menu(pan, match.position, seat), 0)
    act(match, seat, action, undefined, luckOf(n))
    actions.push({ seat, action, n, luck: luckOf(n), hash: hashOf(match.position) })
  }
  return {
    format: 'midden-match',
    version: 1,
    game: 'pan',
    rulesVersion: pan.rules,
    seats: 3,
    options: match.journal.options,
    commitment: createHash('sha256').update(secret).digest('hex'),
    entropy,
    seed: secret,
    start: luckOf(0),
    actions,
  }
}

test('the luck of an honest match is proved', async () => {
  expect(await wrongWith(pan, played())).toEqual([])
})

test('another secret, another luck or another position is found out', async () => {
  const file = played()
  expect(await wrongWith(pan, { ...file, seed: 'e'.repeat(64) })).toEqual([
    'the secret is not the one that was committed to',
  ])
  const chosen = file.actions.map((action, i) => (i === 0 ? { ...action, luck: 'chosen' } : action))
  expect(await wrongWith(pan, { ...file, actions: chosen })).toContain(
    'the luck of action 1 was not drawn from the secret and the entropy',
  )
  const moved = file.actions.map((action, i) => (i === 1 ? { ...action, hash: '0'.repeat(64) } : action))
  expect(await wrongWith(pan, { ...file, actions: moved })).toEqual([
    'move 2 leads to another position than it did when it was played',
  ])
})

test('a match that cannot be played at all is no proof', async () => {
  const file = played()
  const nonsense = [{ ...file.actions[0]!, action: { act: 'nonsense' } }]
  expect((await wrongWith(pan, { ...file, actions: nonsense }))[0]).toMatch(/^move 1: /)
  expect(await wrongWith(pan, { ...file, version: 2 } as unknown as MatchFile)).toHaveLength(1)
})
