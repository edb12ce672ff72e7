// npm run load -- --tables 500 --rate 300 --seconds 30 --store sqlite|postgres|both
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { forNode } from './for-node.mjs'
import { root } from './install.mjs'

const outdir = join(root, 'dist/load')
const folder = join(root, 'packages/server/load')
await build({
  ...forNode,
  logLevel: 'error',
  entryPoints: ['main', 'server', 'echo'].map((name) => join(folder, `${name}.ts`)),
  outdir,
})
await import(pathToFileURL(join(outdir, 'main.js')).href)
