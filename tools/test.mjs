import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installIfNeeded, root } from './install.mjs'

const reports = ['vitest', 'long', 'browser'].map((name) => join(root, `reports/${name}.json`))

/** @type {[headline: string, script: string, ...args: string[]][]} */
const steps = [
  ['Types', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.engine.json'],
  ['Types of tools and tests', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'],
  ['Types of the browser table', 'node_modules/typescript/bin/tsc', '-p', 'packages/web/tsconfig.json'],
  ['Types of its worker', 'node_modules/typescript/bin/tsc', '-p', 'packages/web/tsconfig.offline.json'],
  ['Lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '.'],
  ['Purity', 'tools/check-purity.mjs'],
  ['Dead code', 'node_modules/knip/bin/knip.js'],
  [
    'Tests',
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports[0]}`,
  ],
  // By themselves: servers that are killed and databases that go away want a machine that has time for them.
  [
    'Crashes and two nodes',
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'vitest.long.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports[1]}`,
  ],
  [
    'Build of the browser table',
    'node_modules/vite/bin/vite.js',
    'build',
    'packages/web',
    '--logLevel',
    'warn',
  ],
  ['Size of the browser table', 'packages/web/e2e/size.mjs'],
  ['Browser', 'tools/browser.mjs'],
  [
    'Browser tests',
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'packages/web/e2e/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports[2]}`,
  ],
]

/**
 * A step that fails without naming a failed test (a type error, a test file that does not load) counts as one.
 * @param {number} status
 */
function tally(status) {
  let passed = 0
  let failed = 0
  for (const report of reports)
    try {
      const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
      passed += numPassedTests
      failed += numFailedTests
    } catch {}
  if (status !== 0) failed = Math.max(failed, 1)
  return `${passed} passed, ${failed} failed`
}

installIfNeeded()
// What the bench compares the kernel with.
installIfNeeded(join(root, 'peer'))
for (const report of reports) rmSync(report, { force: true })

let status = 0
for (const [headline, script, ...args] of steps) {
  process.stdout.write(`\n== ${headline}\n`)
  const started = performance.now()
  status = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' }).status ?? 1
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`== ${headline}: ${status === 0 ? 'ok' : 'FAILED'} after ${seconds} s\n`)
  if (status !== 0) break
}
process.stdout.write(`\n${tally(status)}\n`)
process.exitCode = status
