import { seeded } from '@midden/kernel'
import { expect, test } from 'vitest'
import { draft } from '../../kernel/test/toys/draft.ts'
import { duel } from '../../kernel/test/toys/duel.ts'
import {
  advance,
  botSeed,
  type Context,
  kernelDigest,
  questionFor,
  type TableEntry,
  type TableGame,
  type TableState,
} from '../src/index.ts'

const toys = [duel, draft] as unknown as readonly TableGame[]
const context: Context = { gameById: (id) => toys.find((game) => game.id === id)!, digest: kernelDigest }

/** A match of two bots, the same in all that others know; only the secret differs. */
function started(secret: string, game = toys[0]!, more: readonly object[] = []): TableState {
  const bot = { kind: 'bot', bot: 'steady' } as const
  const open = {
    ...{ kind: 'open', game: game.id, rules: game.rules, options: {}, seats: [bot, bot], host: 'ada' },
    ...{ code: 'x', listed: true, clock: 'none', pace: 0, secret, fork: { table: '', seed: 's', moves: [] } },
  } as const
  const entries: TableEntry[] = [open, { kind: 'start', hash: '' }, ...more].map((body, i) => ({
    version: i + 1,
    command: `c${i}`,
    at: 1,
    body: body as TableEntry['body'],
  }))
  return entries.reduce<TableState | null>((state, entry) => advance(context, 't', state, entry), null)!
}

test('what a bot draws from cannot be worked out from what is public', () => {
  const [one, same, other] = ['a', 'a', 'b'].map((secret) => questionFor(kernelDigest, started(secret), 0))
  expect(one).toEqual(same)
  expect({ ...one, seed: '' }).toEqual({ ...other, seed: '' })
  expect(one!.seed).not.toBe(other!.seed)
  const seeds = [
    botSeed(kernelDigest, 'a', 1, 0),
    botSeed(kernelDigest, 'a', 2, 0),
    botSeed(kernelDigest, 'a', 1, 1),
  ]
  expect(new Set(seeds).size).toBe(3)
})

test('who of several answers first changes nobody’s mind', () => {
  const game = toys[1]!
  const before = started('a', game)
  const { seat, menu, seed } = questionFor(kernelDigest, before, 1)
  const action = game.standIn(game.view(before.match!.position, seat), seat, menu, seeded(seed))
  const answer = { kind: 'move', seat, action, aside: false, by: 'bot', hash: '' }
  const after = started('a', game, [answer])
  expect(after.version).toBe(before.version + 1)
  expect(questionFor(kernelDigest, after, 0).seed).toBe(questionFor(kernelDigest, before, 0).seed)
})
