import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll } from 'vitest'
import { forNode } from '../../../tools/for-node.mjs'
import { root } from '../../../tools/install.mjs'
import { startPostgres } from '../../../tools/postgres.mjs'
import { openInThread, openPostgres, openSqlite, type Store } from '../src/index.ts'

/** A kind of store under test: an empty one, and a second handle on the same data where the kind allows it. */
export interface Kind {
  name: string
  empty(): Promise<{ open(): Promise<Store> }>
}

/** Where other work shares the cores, a database takes its time. */
const PATIENCE_MS = 120_000

const folders: string[] = []
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'midden-store-'))
  folders.push(folder)
  return folder
}

/** The store's thread as it is shipped: one file beside its libraries. */
export async function builtWorker(): Promise<URL> {
  const outfile = join(emptyFolder(), 'store-worker.mjs')
  symlinkSync(join(root, 'node_modules'), join(outfile, '../node_modules'))
  const { splitting: _, ...options } = forNode
  await build({ ...options, entryPoints: [join(root, 'packages/store/src/worker.ts')], outfile })
  return pathToFileURL(outfile)
}

let worker: Promise<URL>
let postgres: Awaited<ReturnType<typeof startPostgres>>
let databases = 0

export const emptyDatabase = (): string => postgres.database(`test${databases++}`)

/** Every kind, with a PostgreSQL of this file's own. */
export function kinds(): Kind[] {
  beforeAll(async () => {
    worker = builtWorker()
    postgres = await startPostgres()
  }, PATIENCE_MS)
  afterAll(() => {
    postgres?.throwAway()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }, PATIENCE_MS)
  return [
    {
      name: 'SQLite',
      empty: async () => {
        const folder = emptyFolder()
        return { open: () => openSqlite(folder) }
      },
    },
    {
      name: 'SQLite in a thread',
      empty: async () => {
        const folder = emptyFolder()
        return { open: async () => openInThread(await worker, folder) }
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
