// Stands in for vitest while mutants are tried: one process, one bundle, over at the first failure.
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect'
import * as chai from 'chai'
import fc from 'fast-check'

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin)
export const expect = Object.assign(
  /** @type {(value: unknown, message?: string) => unknown} */ (
    (value, message) => chai.expect(value, message)
  ),
  chai.expect,
  globalThis[ASYMMETRIC_MATCHERS_OBJECT],
)
setState({ assertionCalls: 0, isExpectingAssertions: false }, expect)
// The same examples for every mutant: one that survives by luck would survive again.
fc.configureGlobal({ numRuns: 30, seed: 1 })

/** @type {[name: string, body: () => unknown][]} */
const tests = []

/** @type {(name: string, body: () => void) => void} */
export const describe = (_name, body) => body()

/** @type {(name: string, body: () => unknown) => void} */
const add = (name, body) => {
  tests.push([name, body])
}

/** @type {(rows: readonly unknown[]) => (name: string, body: (...row: unknown[]) => unknown) => void} */
const each = (rows) => (name, body) => {
  const spread = rows.every(Array.isArray)
  for (const row of rows) add(name, () => body(...(spread ? /** @type {unknown[]} */ (row) : [row])))
}
export const test = Object.assign(add, { each })

export async function runAll() {
  for (const [name, body] of tests) {
    try {
      await body()
    } catch (error) {
      process.stdout.write(`${name}\n${error instanceof Error ? error.message : error}\n`)
      process.exit(1)
    }
  }
  process.stdout.write(`${tests.length} tests hold\n`)
}
