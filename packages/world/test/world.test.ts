import { games } from '@midden/games'
import { describe, expect, test } from 'vitest'
import { type Plan, planOf, planted, run, shorten, toys } from '../src/index.ts'

test('the same seed is the same world', async () => {
  const plan = planOf('twice', 0.2, toys)
  const [one, two] = [await run(plan, toys), await run(plan, toys)]
  expect(one.entries).toBeGreaterThan(0)
  expect(two).toEqual(one)
})

describe('all promises are kept, whatever goes wrong', () => {
  test.each(['reeds', 'gulls', 'tides'])('for two hours of toys: %s', async (seed) => {
    const { broken, story } = await run(planOf(seed, 2, toys), toys)
    expect(broken, story.join('\n')).toBe(null)
  })

  test('for an hour of all games', async () => {
    const all = [...toys, ...games]
    const { broken, story } = await run(planOf('kites', 1, all), all)
    expect(broken, story.join('\n')).toBe(null)
  })
})

/** The first of the seeds that find each bug, so that it need not be looked for; an hour each. */
const FOUND_BY: Readonly<Record<string, number>> = {
  'stored-again': 2,
  'blind-append': 2,
  'no-deadline': 1,
  'claimed-for-ever': 1,
  'never-caught-up': 3,
  'nothing-found': 3,
}
const HOURS = 8

test.each(Object.keys(planted))('a planted bug is found: %s', async (name) => {
  const { plant, breaks } = planted[name]!
  const first = FOUND_BY[name] ?? 0
  for (let hour = 0; hour < HOURS; hour++) {
    const { broken } = await run(planOf(`${name}.${(first + hour) % HOURS}`, 1, toys), toys, plant())
    if (broken === null) continue
    expect(breaks).toContain(broken.promise)
    return
  }
  expect.fail(`${name} was not found in ${HOURS} hours`)
})

test('what breaks a promise is shortened to the faults and tables that it takes', async () => {
  const faults: Plan['faults'] = [1, 2, 3, 4, 5, 6].map((at) => ({ at, lasts: 1, kind: 'upgrade' }))
  const tables = planOf('any', 1, toys).tables.map((table, i) => ({ ...table, at: i }))
  const plan = { ...planOf('any', 1, toys), faults, tables }
  const broken = { promise: 'once', what: '', at: 4000 } as const
  const short = await shorten(plan, broken, async (tried) => {
    const isBroken =
      tried.faults.some(({ at }) => at === 3) && tried.tables.some(({ number }) => number === 2)
    return { broken: isBroken ? broken : null, ran: 0, events: 0, entries: 0, story: [] }
  })
  expect(short.faults.map(({ at }) => at)).toEqual([3])
  expect(short.tables.map(({ number }) => number)).toEqual([2])
})
