import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { gathered } from './gathered.mjs'
import { root } from './install.mjs'

/**
 * Makes one file of a few lines and all they import, runs it, and gives back what it exports.
 * @param {string} name
 * @param {string} code
 */
export async function bundleAndRun(name, code) {
  const outfile = join(root, 'dist/tools', `${name}.mjs`)
  await build({
    stdin: { contents: code, resolveDir: root, sourcefile: `${name}.mjs` },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    plugins: [gathered],
    logLevel: 'error',
  })
  return import(pathToFileURL(outfile).href)
}
