// npm run freeze (-- pan): keeps the rules in force as an edition, before they are released. Tables and replays that
// began by it go on by it, whatever the rules become; the matches written down beside it tell when they become others.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { bundleAndRun } from './bundle.mjs'
import { root } from './install.mjs'

const home = JSON.stringify(`${pathToFileURL(root)}/`)
/** @type {{ kept: { id: string, rules: number }[], problems: string[] }} */
const { kept, problems } = await bundleAndRun(
  'freeze',
  `import { keepEditions } from '@midden/lab/editions'
export const { kept, problems } = keepEditions(process.argv.slice(2), new URL(${home}))`,
)
for (const { id, rules } of kept) {
  const game = join(root, 'packages/games', id)
  await build({
    entryPoints: [join(game, 'src/edition.ts')],
    outfile: join(game, `editions/${rules}.js`),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
    logLevel: 'error',
  })
  process.stdout.write(`edition ${rules} of ${id} is kept\n`)
}
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exitCode = 1
