import { createHash, createHmac } from 'node:crypto'
import { below, reseed, seeded } from '@midden/kernel'
import type { MatchFile } from '@midden/table'
import { expect, test } from 'vitest'
import { journalOf, verifyFairness, withheld } from '../src/index.ts'

const secret = '5f'.repeat(32)
const entropy = ['ada', 'bob']
const luck = (n: number): string =>
  createHmac('sha256', secret).update(`midden-luck-1\n${n}\nada\nbob`).digest('hex')

const file = (): MatchFile => ({
  format: 'midden-match',
  version: 1,
  game: 'any',
  rulesVersion: 3,
  seats: 2,
  options: {},
  commitment: createHash('sha256').update(secret).digest('hex'),
  entropy,
  seed: secret,
  start: luck(0),
  actions: [1, 2, 4].map((n) => ({ seat: n % 2, action: { act: 'flip' }, n, luck: luck(n) })),
  undone: [3],
})

/** The engine's own generator after so many draws: the verifier must come to the same by its own way. */
const generators = (): { a: number; b: number; c: number; d: number }[] =>
  [0, 1, 2, 4].map((n, draws) => {
    const rng = seeded('x')
    reseed(rng, luck(n))
    for (let i = 0; i < 50 * draws; i++) below(rng, 6, 'die')
    const { a, b, c, d } = rng
    return { a, b, c, d }
  })

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

test('shares that were promised are proved, and who kept one back is named', async () => {
  const shares = [hash('ada'), hash('bob')]
  expect(await verifyFairness({ ...file(), shares })).toEqual([])
  expect(withheld({ entropy, shares })).toEqual([])
  expect(withheld({ entropy: ['', 'bob'], shares })).toEqual([0])
  expect(withheld({ entropy: ['', 'bob'], shares: [null, hash('bob')] })).toEqual([])
  expect(withheld({ entropy: ['', ''] })).toEqual([])
})

test('a fair match is proved', async () => {
  expect(await verifyFairness(file())).toEqual([])
  expect(await verifyFairness(file(), generators())).toEqual([])
})

test.each<[string, (f: MatchFile) => MatchFile, RegExp]>([
  ['another secret', (f) => ({ ...f, seed: '60'.repeat(32) }), /not the one that was committed to/],
  ['another commitment', (f) => ({ ...f, commitment: '0'.repeat(64) }), /not the one that was committed to/],
  ['a chosen set-up', (f) => ({ ...f, start: 'chosen' }), /set-up/],
  [
    'a chosen luck',
    (f) => ({ ...f, actions: f.actions.map((a, i) => (i === 1 ? { ...a, luck: 'chosen' } : a)) }),
    /luck of action 2/,
  ],
  ['other entropy', (f) => ({ ...f, entropy: ['ada', 'eve'] }), /set-up/],
  ['a share that was changed', (f) => ({ ...f, shares: [hash('ada'), hash('bo')] }), /seat 2 mixed in/],
  ['a share that nobody promised', (f) => ({ ...f, shares: [hash('ada'), null] }), /seat 2 mixed in/],
  ['a share too few', (f) => ({ ...f, shares: [hash('ada')] }), /as many shares as seats/],
  ['a skipped draw', (f) => ({ ...f, undone: [] }), /skipped/],
  ['a draw used twice', (f) => ({ ...f, undone: [2] }), /skipped or used twice/],
  ['draws out of order', (f) => ({ ...f, actions: f.actions.toReversed() }), /not in order/],
  ['no secret yet', ({ seed: _, ...f }) => f, /not over/],
  ['no commitment', (f) => ({ ...f, commitment: null }), /without a commitment/],
])('%s is found out', async (_, forge, found) => {
  expect((await verifyFairness(forge(file()))).join('; ')).toMatch(found)
})

test('a generator that took another path is found out', async () => {
  const forged = generators()
  forged[2]!.b ^= 1
  expect(await verifyFairness(file(), forged)).toEqual([
    'the generator after action 2 does not follow from its luck',
  ])
})

test('a fork answers for its own moves only', async () => {
  const forked = { ...file(), start: 'of the first match', forked: 1 }
  forked.actions[0] = { seat: 0, action: { act: 'flip' } }
  forked.actions[1]!.n = 1
  forked.actions[1]!.luck = luck(1)
  forked.actions[2]!.n = 3
  forked.actions[2]!.luck = luck(3)
  forked.undone = [2]
  expect(await verifyFairness(forked)).toEqual([])
})

test('the journal of a match file is the engine’s', () => {
  expect(journalOf(file())).toEqual({
    game: 'any',
    rules: 3,
    seats: 2,
    options: {},
    seed: luck(0),
    script: null,
    moves: [1, 2, 4].map((n) => ({ seat: n % 2, action: { act: 'flip' }, luck: luck(n) })),
  })
  const { seed: _, start: __, ...unfinished } = file()
  expect(journalOf(unfinished)).toMatch(/no seed/)
})
