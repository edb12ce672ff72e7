import { bundleAndRun } from './bundle.mjs'

// Long runs of the conformance laws over all games: npm run soak -- --help
await bundleAndRun(
  'soak',
  `import { runSoak } from '@midden/lab/soak'
process.exitCode = await runSoak(process.argv.slice(2), new URL(import.meta.url))`,
)
