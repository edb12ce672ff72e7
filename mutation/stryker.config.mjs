import { someLines } from './sample.mjs'
import { targets } from './targets.mjs'

const target = process.env.MUTATION_TARGET
const { mutate } = targets[target]
const every = Number(process.env.MUTATION_EVERY ?? 1)

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: every === 1 ? mutate : someLines(mutate, every),
  // One bundle with all mutants, one short process for each: starting vitest anew takes longer than the tests.
  testRunner: 'command',
  commandRunner: { command: 'node mutants.mjs' },
  buildCommand: 'node mutation/bundle.mjs',
  coverageAnalysis: 'off',
  plugins: [],
  concurrency: 2,
  timeoutMS: 6_000,
  timeoutFactor: 1.5,
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: `reports/mutation/${target}.json` },
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
