import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installIfNeeded, root } from './install.mjs'

const report = join(root, 'reports/vitest.json')

/** @type {[headline: string, script: string, ...args: string[]][]} */
const steps = [
  ['Types', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.engine.json'],
  ['Types of tools and tests', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'],
  ['Lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '.'],
  ['Purity', 'tools/check-purity.mjs'],
  ['Dead code', 'node_modules/knip/bin/knip.js'],
  [
    'Tests',
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
]

/**
 * A step that fails without naming a failed test (a type error, a test file that does not load) counts as one.
 * @param {number} status
 */
function tally(status) {
  let passed = 0
  let failed = 0
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    passed = numPassedTests
    failed = numFailedTests
  } catch {}
  if (status !== 0) failed = Math.max(failed, 1)
  return `${passed} passed, ${failed} failed`
}

installIfNeeded()
rmSync(report, { force: true })

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
