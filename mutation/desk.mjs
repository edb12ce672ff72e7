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

/** @typedef {(name: string, body: (...row: unknown[]) => unknown) => void} Add */

/** @type {Add} */
const group = (_name, body) => void body()

/** @type {Add} */
const add = (name, body) => {
  tests.push([name, body])
}

/** @type {(one: Add) => (rows: readonly unknown[]) => Add} */
const each = (one) => (rows) => (name, body) => {
  const spread = rows.every(Array.isArray)
  for (const row of rows) one(name, () => body(...(spread ? /** @type {unknown[]} */ (row) : [row])))
}
export const describe = Object.assign(group, { each: each(group) })
export const test = Object.assign(add, { each: each(add) })

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
