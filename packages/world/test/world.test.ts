import { expect, test } from 'vitest'
import { planOf, run, toys } from '../src/index.ts'

test('the same seed is the same world', async () => {
  const plan = planOf('twice', 0.2, toys)
  const [one, two] = [await run(plan, toys), await run(plan, toys)]
  expect(one.entries).toBeGreaterThan(0)
  expect(two).toEqual(one)
})
