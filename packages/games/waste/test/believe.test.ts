import { apply, canonical, firstOf, menu, owing, seeded } from '@midden/kernel'
import { table } from '@midden/kernel/testing'
import { expect, test } from 'vitest'
import { believe } from '../src/believe.ts'
import { typeOf, waste } from '../src/index.ts'
import type { Waste } from '../src/position.ts'
import { draftedBy } from '../src/records.ts'

/** How many of a seat's hidden drafted cards are of a type that it has really kept. */
function rightTypes(world: Waste, truth: Waste, seat: number): number {
  const left = draftedBy(truth, seat).map(typeOf)
  return draftedBy(world, seat).filter((card) => {
    const at = left.indexOf(typeOf(card))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
}

test.each([2, 3, 4])('at %d seats a world that is believed has rivals keep what they like', (seats) => {
  const rng = seeded('beliefs')
  const { position: s } = table(waste, { seats, seed: 'beliefs' })
  let [hidden, believed, imagined] = [0, 0, 0]
  for (let owed = owing(waste, s); owed !== 0; ) {
    const seat = firstOf(owed)
    const view = waste.view(s, seat)
    if (seat === 0 && (view.step === 'keep' || view.step === 'bid'))
      for (let world = 0; world < 6; world++) {
        const likely = believe(view, null, rng)
        expect(canonical(waste.view(likely, 0))).toBe(canonical(view))
        const possible = waste.imagine(view, rng)
        for (let rival = 1; rival < seats; rival++) {
          hidden += view.passes
          believed += rightTypes(likely, s, rival)
          imagined += rightTypes(possible, s, rival)
        }
      }
    owed = apply(waste, s, seat, waste.sense(view, seat, menu(waste, s, seat), rng), null)
  }
  expect(believed / hidden).toBeGreaterThan(imagined / hidden + (seats === 2 ? 0.03 : 0.08))
})
