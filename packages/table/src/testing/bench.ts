import { afterAll, beforeAll, expect } from 'vitest'
import { advance } from '../rules/advance.ts'
import { kernelDigest } from '../rules/digest.ts'
import type { EntryBody } from '../rules/entries.ts'
import type { Context, TableGame, TableState } from '../rules/state.ts'
import type { Journals } from '../runner/memory.ts'
import type { RunnerPorts } from '../runner/ports.ts'
import { ada, bob, opened, type Running, running } from './table.ts'

/** A keeper of journals under test. */
export interface Keeper {
  open(context: Context): Promise<Journals>
  /** may several places write one journal? Left out: yes */
  shared?: boolean
}

/** A game's tables over a keeper, and ways to begin, play and find them again. */
export function bench(name: string, game: TableGame, open: Keeper['open']) {
  const context: Context = { gameById: () => game, digest: kernelDigest }
  let journals: Journals
  let tables = 0
  beforeAll(async () => {
    journals = await open(context)
  })
  afterAll(() => journals.close())

  const newId = (): string => `${name.toLowerCase().replace(/[^a-z]/g, '')}${++tables}`.padEnd(12, '0')
  const at = (id: string, more: Partial<RunnerPorts> = {}): Running =>
    running(id, context, journals.journal(id), more)

  /** A table of Ada and Bob, or of Ada and a bot, under way. */
  async function started(
    more: Partial<Extract<EntryBody, { kind: 'open' }>> = {},
    ports: Partial<RunnerPorts> = {},
  ): Promise<Running & { id: string }> {
    const id = newId()
    await opened(id, context, journals.journal(id), game, more)
    const table = at(id, ports)
    await table.table.read()
    const people = more.seats === undefined ? [ada, bob] : [ada]
    for (const who of people)
      expect(await table.give(who, { t: 'sit', seat: null, code: null, entropy: who.name })).toBe(null)
    expect(await table.give(ada, { t: 'start' })).toBe(null)
    return { ...table, id }
  }

  /** The table as somebody finds it who comes after everybody has gone. */
  async function reloaded(gone: Running, id: string): Promise<Running> {
    await gone.table.close()
    const table = at(id)
    await table.table.read()
    return table
  }

  const followed = async (id: string): Promise<TableState> =>
    (await journals.journal(id).read(0)).reduce<TableState | null>(
      (state, entry) => advance(context, id, state, entry),
      null,
    )!

  async function playedOut(): Promise<Running & { id: string }> {
    const table = await started()
    for (let seat = 0; table.state().status === 'playing'; seat = 1 - seat)
      expect(await table.act(seat === 0 ? ada : bob, seat)).toBe(null)
    return table
  }

  return { name, game, context, journals: () => journals, newId, at, started, reloaded, followed, playedOut }
}

export type Bench = ReturnType<typeof bench>
