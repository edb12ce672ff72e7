import { pathToFileURL } from 'node:url'
import { bundleAndRun } from './bundle.mjs'
import { root } from './install.mjs'

// Plays Waste Knights between steady bots, every mission, and writes figures and plots. Options: --games, --missions,
// --seats, --workers, --minutes, --to.
await bundleAndRun(
  'balance',
  `import { isMainThread } from 'node:worker_threads'
import { runBalance, serveBalance } from '@midden/lab/balance'
const root = new URL(${JSON.stringify(`${pathToFileURL(root)}/`)})
if (isMainThread) await runBalance(process.argv.slice(2), root, new URL(import.meta.url))
else serveBalance()`,
)
