import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { startPostgres } from '../../../tools/postgres.mjs'
import { type LobbyRow, memoryData, openMemory, openPostgres, openSqlite, type Store } from '../src/index.ts'

/** A kind of store under test: an empty one, and a second handle on the same data where the kind allows it. */
export interface Kind {
  name: string
  empty(): Promise<{ open(): Promise<Store> }>
}

/** What the lobby keeps of a table. */
export const row = (code: string, more: Partial<LobbyRow> = {}): LobbyRow => ({
  code,
  game: 'any',
  status: 'open',
  listed: false,
  created: 1,
  summary: '{}',
  people: [null, null],
  host: 'nobody',
  playing: 0,
  ...more,
})

/** Where other work shares the cores, a database takes its time. */
const PATIENCE_MS = 120_000

const folders: string[] = []
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'midden-store-'))
  folders.push(folder)
  return folder
}

let postgres: Awaited<ReturnType<typeof startPostgres>>
let databases = 0

export const emptyDatabase = (): string => postgres.database(`test${databases++}`)

/** A PostgreSQL of this file's own. */
export function ownPostgres(): void {
  beforeAll(async () => {
    postgres = await startPostgres()
  }, PATIENCE_MS)
  afterAll(() => {
    postgres?.throwAway()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }, PATIENCE_MS)
}

/** All kinds, with a PostgreSQL of this file's own. */
export function kinds(): Kind[] {
  ownPostgres()
  return [
    {
      name: 'SQLite',
      empty: async () => {
        const folder = emptyFolder()
        return { open: () => openSqlite(folder) }
      },
    },
    {
      name: 'memory',
      empty: async () => {
        const data = memoryData()
        return { open: async () => openMemory(data) }
      },
    },
    {
      name: 'PostgreSQL',
      empty: async () => {
        const url = emptyDatabase()
        return { open: () => openPostgres(url) }
      },
    },
  ]
}

/** The next entry of a journal. */
export const entry = (after: number, table = 't') => ({
  table,
  after,
  command: `c${after}`,
  at: 1,
  body: '{}',
  due: null,
  waiting: 0,
})
