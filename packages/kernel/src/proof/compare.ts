import { chai } from 'vitest'
import { clausesIn } from '../ledger.ts'
import { compared } from './record.ts'

/** Comparisons that say what is, not what is not or what is roughly so. */
const EXACT = [
  'toBe',
  'toEqual',
  'toStrictEqual',
  'toMatchObject',
  'toContainEqual',
  'toHaveLength',
  'toBeNull',
  'toBeCloseTo',
]

/** The clauses that an expected value carries: of events, refusals, steps. */
function carried(value: unknown, into: string[], depth = 0): string[] {
  if (value === null || typeof value !== 'object' || depth > 5) return into
  if (Array.isArray(value)) for (const one of value) carried(one, into, depth + 1)
  else
    for (const [key, one] of Object.entries(value)) {
      if (key === 'clause' && typeof one === 'string') into.push(one)
      else if (key === 'clauses' && Array.isArray(one)) into.push(...(one as string[]))
      else carried(one, into, depth + 1)
    }
  return into
}

let watching = false

/**
 * Writes down every exact comparison that passes: the clauses its expected value carries, and those that its message
 * names, as in `expect(points, 'WASTE-8.4').toBe(20)`.
 */
export function watchComparisons(): void {
  // Test files that share a process share its matchers.
  if (watching) return
  watching = true
  for (const name of EXACT)
    chai.util.overwriteMethod(
      chai.Assertion.prototype,
      name,
      (compare: (this: object, ...expected: unknown[]) => unknown) =>
        function (this: object, ...expected: unknown[]) {
          const result = compare.apply(this, expected)
          if (chai.util.flag(this, 'negate') !== true) {
            const message: unknown = chai.util.flag(this, 'message')
            compared([
              ...carried(expected[0], []),
              ...(typeof message === 'string' ? clausesIn(message) : []),
            ])
          }
          return result
        },
    )
}
