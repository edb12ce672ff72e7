import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/** A worker's entry file of these tests, made ready to run in a thread. */
export async function bundled(entry: string): Promise<{ file: URL; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'midden-lab-'))
  const outfile = join(folder, 'worker.mjs')
  await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
  return { file: pathToFileURL(outfile), remove: () => rmSync(folder, { recursive: true }) }
}
