import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from './install.mjs'

/**
 * One piece of `npm test`.
 * @typedef {object} Step
 * @property {string} name the headline, by which other steps name it
 * @property {readonly string[]} run a script for Node, and its arguments
 * @property {string} [node] another Node than this one
 * @property {readonly string[]} [needs] steps that must have passed before
 * @property {readonly string[]} [after] steps that must be over before, however they ended
 * @property {number} [cores] how many it keeps busy; one unless said
 * @property {true} [quick] part of `npm run quick`, too
 * @property {string} [report] where Vitest writes what passed and failed
 */

const BIOME = 'node_modules/@biomejs/biome/bin/biome'
const TSC = 'node_modules/typescript/bin/tsc'
const VITE = 'node_modules/vite/bin/vite.js'
const VITEST = 'node_modules/vitest/vitest.mjs'
const ALL = availableParallelism()

/**
 * Tests that write reports/<report>.json beside what they print.
 * @param {string} report
 * @param {string} config
 * @param {string[]} args
 */
const vitest = (report, config, ...args) => ({
  run: [
    VITEST,
    'run',
    '--config',
    config,
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(root, 'reports', `${report}.json`)}`,
  ],
  report: join(root, 'reports', `${report}.json`),
})

/**
 * Begun in this order as cores become free, and printed in this order.
 * @type {readonly Step[]}
 */
export const steps = [
  { name: 'Types', run: [TSC, '-p', 'tsconfig.engine.json'], quick: true },
  { name: 'Types of tools and tests', run: [TSC, '-p', 'tsconfig.json'], quick: true },
  { name: 'Types of the browser table', run: [TSC, '-p', 'packages/web/tsconfig.json'], quick: true },
  { name: 'Types of its worker', run: [TSC, '-p', 'packages/web/tsconfig.offline.json'], quick: true },
  { name: 'Lint', run: [BIOME, 'check', '.'] },
  { name: 'Purity', run: ['tools/check-purity.mjs'], quick: true },
  { name: 'Dead code', run: ['node_modules/knip/bin/knip.js'], quick: true },
  { name: 'Chromium', run: ['tools/browser.mjs'] },
  // Debian installs one thing at a time.
  { name: 'PostgreSQL', run: ['tools/postgres.mjs', '--install'], after: ['Chromium'] },
  { name: 'What the bench compares with', run: ['tools/install.mjs', 'peer'] },
  { name: 'Build of the browser table', run: [VITE, 'build', 'packages/web', '--logLevel', 'warn'] },
  {
    name: 'Size of the browser table',
    run: ['packages/web/e2e/size.mjs'],
    needs: ['Build of the browser table'],
  },
  {
    name: 'Browser tests',
    ...vitest('browser', 'packages/web/e2e/vitest.config.ts'),
    needs: ['Build of the browser table', 'Chromium'],
    cores: ALL,
  },
  {
    name: 'Tests',
    ...vitest('vitest', 'vitest.config.ts'),
    after: ['PostgreSQL', 'What the bench compares with'],
    cores: ALL,
  },
  {
    name: 'Ledger',
    run: ['bin/midden.js', 'ledger', '--report', 'reports/vitest.json'],
    needs: ['Tests'],
  },
  {
    name: 'Crashes and two nodes',
    ...vitest('long', 'vitest.long.config.ts'),
    after: ['PostgreSQL'],
  },
]

/** Random games by the thousand: they import nearly everything, and take minutes. */
const LONG = ['conformance', 'fuzz', 'properties', 'invariants'].map((name) => `**/${name}.test.ts`)

/**
 * The steps of `npm run quick` that look at changed files only.
 * @param {string} base a commit
 * @param {readonly string[]} files
 * @returns {readonly Step[]}
 */
export const related = (base, files) => [
  { name: 'Lint of what changed', run: [BIOME, 'check', '--no-errors-on-unmatched', ...files] },
  {
    name: 'Tests of what changed',
    ...vitest(
      'quick',
      'vitest.config.ts',
      '--passWithNoTests',
      ...['--changed', base],
      ...LONG.flatMap((pattern) => ['--exclude', pattern]),
    ),
    cores: ALL,
  },
]
