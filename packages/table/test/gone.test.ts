import { expect, test } from 'vitest'
import { duel } from '../../kernel/test/toys/duel.ts'
import { type Context, kernelDigest, memoryJournals, type TableGame } from '../src/index.ts'
import { ada, opened, running } from '../src/testing/table.ts'

const game = duel as unknown as TableGame
const context: Context = { gameById: () => game, digest: kernelDigest }

test('a journal that is thrown away under a table is said to be gone, and not asked for ever', async () => {
  const journal = memoryJournals(context).journal('t')
  await opened('t', context, journal, game, {})
  const gone = { ...journal, append: async () => ({ kind: 'behind', version: 0 }) as const }
  const table = running('t', context, gone)
  await table.table.read()
  expect(await table.give(ada, { t: 'sit', seat: null, code: null, entropy: '' })).toBe('unknown')
})
