import { plays } from '@midden/kernel/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NEIGHBOURS } from '../src/board/geometry.ts'
import { threatAt } from '../src/board/hexes.ts'
import { fuelFor } from '../src/board/routes.ts'
import { entryCost } from '../src/move/cost.ts'
import { moveOf, mover, onTheRoad, question, WASTER } from './road.ts'
import { fetch, gear } from './stage.ts'

/** A route by its turns: each number picks one of the hexes that may come next. */
function routeOf(turns: readonly number[]): number[] {
  const route: number[] = []
  for (const turn of turns) {
    const next = NEIGHBOURS[route.at(-1) ?? 0]!.filter((hex) => hex !== 0 && !route.includes(hex))
    if (next.length === 0) break
    route.push(next[turn % next.length]!)
  }
  return route
}

describe('any route', () => {
  test('WK-7.4 WK-7.5 WK-7.11 FUEL is spent only as needed, and a card turned up for each THREAT met', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(5), { minLength: 1, maxLength: 9 }),
        fc.boolean(),
        fc.constantFrom('V01', 'V02', 'V03'),
        fc.integer({ min: 1, max: 4 }),
        (turns, hasMap, vehicle, fuel) => {
          const match = onTheRoad({
            vehicles: [vehicle, ...['V01', 'V02', 'V03'].filter((id) => id !== vehicle)],
            change(s) {
              s.knights[0]!.fuel = fuel
              if (hasMap) s.knights[0]!.panels[3] = fetch(s, gear('G19'))
            },
          })
          const route = routeOf(turns)
          plays(match, [0, { act: 'vehicle' }], ...route.map((n) => [0, { act: 'hex', n }] as const))
          plays(match, [0, { act: 'go' }])
          const rate = { V01: 4, V02: 3, V03: 2 }[vehicle]
          for (let entered = 1; ; entered++) {
            const { position: s } = match
            const way = route.slice(0, entered)
            const mp = way.reduce((sum, hex) => sum + entryCost(s, 0, hex), 0)
            const due = fuelFor(mp, rate, hasMap ? 1 : 0)
            expect(mover(match).hex).toBe(way.at(-1))
            // The first hex takes what there is, every other must be paid in full.
            expect(moveOf(match).spent).toBe(entered === 1 ? Math.min(fuel, due) : due)
            expect(mover(match).fuel).toBe(fuel - moveOf(match).spent)
            const threat = way.reduce((sum, hex) => sum + threatAt(s, hex), 0)
            expect(moveOf(match).revealed).toHaveLength(1 + threat)
            plays(match, [WASTER, { act: 'wait' }])
            if (question(match) === '0:approach somebody') plays(match, [0, { act: 'go on' }])
            if (question(match) !== '0:continue or stop') break
            plays(match, [0, { act: 'continue' }])
          }
          // He came as far as the route or his FUEL went.
          const { i } = moveOf(match)
          const { position: s } = match
          const mp = route.slice(0, i + 1).reduce((sum, hex) => sum + entryCost(s, 0, hex), 0)
          expect(i === route.length || fuelFor(mp, rate, hasMap ? 1 : 0) > fuel).toBe(true)
          expect(question(match)).toBe('2:forced play')
        },
      ),
      { numRuns: 60, seed: 7 },
    )
  }, 20_000)
})
