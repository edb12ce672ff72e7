import type { Game, Journal } from '@midden/kernel'
import { inlineThinker, kernelDigest, memoryJournals, runner, type TableEntry } from '@midden/table'
import { wasteKnights } from '@midden/waste-knights'
import { expect, test } from 'vitest'
import { followKept } from '../src/link/shelf-journal.ts'
import { opened, plan, ports, saved } from './tables.ts'

const game = wasteKnights as unknown as Game
const SEEDS = ['dust', 'rust']

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** The match as a server's runner plays it from the same beginning. */
async function atAServer(entries: readonly TableEntry[]): Promise<Journal> {
  const gameById = () => game
  const context = { gameById, digest: kernelDigest }
  const journal = memoryJournals(context).journal('test')
  const state = followKept(game, 'test', entries)!
  for (const entry of entries) await journal.append(entry, state, state)
  const table = runner('test', {
    context,
    journal,
    thinker: inlineThinker(gameById),
    clock: { now: () => 1000, after: () => () => {} },
    tell: () => {},
  })
  await table.wake()
  while (table.state()!.status !== 'over') await turn()
  return table.state()!.match!.journal
}

/** The same match at a table of this browser. */
async function atHome(kept: ReturnType<typeof saved>): Promise<Journal> {
  const shelf = { put: async () => {}, entries: async () => kept.entries }
  const link = await opened(game, kept, ports(game, { shelf }))
  while (link.state().outcome === null) await turn()
  link.close()
  return link.journal()!
}

test('bots of Waste Knights use medicine, bullets and luck at a solo table as they do at a server', async () => {
  let uses = 0
  for (const seed of SEEDS) {
    const kept = saved(game, plan(0, 3), seed)
    const { moves } = await atHome(kept)
    expect(moves).toEqual((await atAServer(kept.entries)).moves)
    uses += moves.filter(({ action }) => action.act === 'any use' || action.act === 'any luck').length
  }
  expect(uses).toBeGreaterThan(0)
})
