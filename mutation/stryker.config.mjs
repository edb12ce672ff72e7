import { targets } from './targets.mjs'

const target = process.env.MUTATION_TARGET
const { mutate } = targets[target]

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'mutation/vitest.config.mjs' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 30_000,
  timeoutFactor: 3,
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: `reports/mutation/${target}.json` },
  incremental: true,
  incrementalFile: `reports/mutation/${target}-incremental.json`,
  // Rewriting tsconfig.json would need the JavaScript API of TypeScript, which version 7 has not.
  tsconfigFile: 'none',
  tempDirName: '.stryker-tmp',
  cleanTempDir: 'always',
  ignorePatterns: [
    'dist',
    'reports',
    'peer',
    'docs',
    'mutation/node_modules',
    'packages/{web,server,store,cli}',
  ],
  allowEmpty: false,
  disableTypeChecks: false,
  logLevel: 'info',
}
