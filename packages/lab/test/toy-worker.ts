import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { gathered } from '../../../tools/gathered.mjs'

const TOY_WORKER = `
import { runWorker } from '../src/index.ts'
import { toyLookup } from './toy-lookup.ts'
runWorker(toyLookup)`

/** A worker's file that knows the toys, made ready to run in a thread. */
export async function toyWorker(): Promise<{ file: URL; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'midden-lab-'))
  const outfile = join(folder, 'worker.mjs')
  await build({
    stdin: { contents: TOY_WORKER, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['esbuild'],
    plugins: [gathered],
    logLevel: 'error',
  })
  return { file: pathToFileURL(outfile), remove: () => rmSync(folder, { recursive: true }) }
}
