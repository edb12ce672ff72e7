// Hours of virtual time in which everything goes wrong: npm run world -- --help
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { forNode } from './for-node.mjs'
import { root } from './install.mjs'

const outdir = join(root, 'dist/world')
const world = join(root, 'packages/world/src/index.ts')
await build({ ...forNode, logLevel: 'error', sourcemap: true, entryPoints: { world }, outdir })
const { runWorld } = await import(pathToFileURL(join(outdir, 'world.js')).href)
process.exitCode = await runWorld(process.argv.slice(2), join(root, 'reports'))
