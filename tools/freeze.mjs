// npm run freeze (-- pan): keeps the rules in force as an edition, before they are released. Tables and replays that
// began by it go on by it, whatever the rules become; the matches written down beside it tell when they become others.
// With --check nothing is written: it fails where an edition in force is not kept as the sources make it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { bundleAndRun } from './bundle.mjs'
import { bundleOf, fileOf, staleEditions } from './editions.mjs'
import { root } from './install.mjs'

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
})

const home = JSON.stringify(`${pathToFileURL(root)}/`)
const wanted = JSON.stringify(positionals)
/** @type {{ kept: import('./editions.mjs').Edition[], problems: string[] }} */
const { kept, problems } = await bundleAndRun(
  'freeze',
  `import { editionsInForce, keepEditions } from '@midden/lab/editions'
export const { kept, problems } = ${values.check ? `editionsInForce(${wanted})` : `keepEditions(${wanted}, new URL(${home}))`}`,
)
if (values.check) problems.push(...(await staleEditions(kept)))
else
  for (const edition of kept) {
    const file = fileOf(edition)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await bundleOf(edition.id))
    process.stdout.write(`edition ${edition.rules} of ${edition.id} is kept\n`)
  }
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exitCode = 1
