import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { forNode } from '../../../../tools/for-node.mjs'
import { root } from '../../../../tools/install.mjs'
import { folder } from './node.ts'

/** Bundles files of this folder for processes and threads of their own. */
export async function bundled(...files: string[]): Promise<URL[]> {
  const outdir = folder()
  symlinkSync(join(root, 'node_modules'), join(outdir, 'node_modules'))
  writeFileSync(join(outdir, 'package.json'), '{ "type": "module" }')
  await build({
    ...forNode,
    entryPoints: files.map((file) => fileURLToPath(new URL(file, import.meta.url))),
    outdir,
  })
  return files.map((file) => pathToFileURL(join(outdir, file.replace(/\.ts$/, '.js'))))
}
