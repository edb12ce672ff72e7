import { pathToFileURL } from 'node:url'
import { bundleAndRun } from './bundle.mjs'
import { root } from './install.mjs'

// Compares the golden playthroughs, or with --write writes them anew.
await bundleAndRun(
  'golden',
  `import { runGolden } from '@midden/lab/golden'
process.exitCode = runGolden(process.argv.slice(2), new URL(${JSON.stringify(`${pathToFileURL(root)}/`)}))`,
)
