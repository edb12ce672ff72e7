import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { root } from './install.mjs'
import { runSteps } from './run-steps.mjs'

/**
 * A step that fails without naming a failed test (a type error, a test file that does not load) counts as one.
 * @param {import('./run-steps.mjs').Job} job
 */
function tally({ step, state }) {
  let [passed, failed] = [0, 0]
  if (step.report !== undefined)
    try {
      const report = JSON.parse(readFileSync(step.report, 'utf8'))
      passed = report.numPassedTests
      failed = report.numFailedTests
    } catch {}
  return { passed, failed: state === 'failed' ? Math.max(failed, 1) : failed }
}

/**
 * Runs steps on all cores, ends with the line "N passed, N failed", and leaves an exit code.
 * @param {readonly import('./steps.mjs').Step[]} steps
 */
export async function tellSteps(steps) {
  for (const { report } of steps) if (report !== undefined) rmSync(report, { force: true })
  const started = performance.now()
  const run = runSteps(steps, {
    cwd: root,
    cores: availableParallelism(),
    print: (text) => process.stdout.write(text),
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => {
      run.stop()
      process.exitCode = 130
    })
  const jobs = await run.done
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  const counts = jobs.map(tally)
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  process.stdout.write(`\nAfter ${seconds} s:\n${passed} passed, ${failed} failed\n`)
  if (jobs.some(({ state }) => state !== 'passed')) process.exitCode ??= 1
}
