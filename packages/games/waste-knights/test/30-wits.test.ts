import { offers, seeded } from '@midden/kernel'
import { plays } from '@midden/kernel/testing'
import { expect, test } from 'vitest'
import { DEFEND, MULTI_ATTACK } from '../src/combat/options.ts'
import { wasteKnights } from '../src/index.ts'
import { at, card, ENEMY_SEAT } from './arena.ts'
import { onTheRoad } from './road.ts'
import type { WkMatch } from './stage.ts'

const wits = wasteKnights.wits!

function list({ position: s }: WkMatch, near = false) {
  const view = wasteKnights.view(s, 0)
  return wits.weigh(view, 0, offers(wasteKnights, s, 0), seeded('list'), near)
}

test('WK-16.2 a card that lies locked is believed to be the one its owner would choose', () => {
  // The Waster makes the most of this enemy: many attacks.
  const match = at(0, ['K03', 'K02'], 'W22')
  plays(match, [ENEMY_SEAT, card(DEFEND)])
  const v = wasteKnights.view(match.position, 0)
  const world = wits.believe!(v, null, seeded('locked'))
  const f = world.stack.at(-1)!
  expect(f.at === 'clash' && f.cards).toEqual([-1, MULTI_ATTACK])
  expect(wasteKnights.view(world, 0)).toEqual(v)
})

test('WK-6.1 the ways to move are weighed; who sees no further than their end weighs them otherwise', () => {
  const match = onTheRoad()
  const [far, near] = [list(match), list(match, true)]
  const acts = (ways: typeof far): string[] => ways.map(({ action }) => action.act).toSorted()
  expect(acts(far)).toEqual(['foot', 'stay', 'vehicle'])
  expect(acts(near)).toEqual(acts(far))
  expect(near.map(({ worth }) => worth)).not.toEqual(far.map(({ worth }) => worth))
})

test('who has more Reputation, and more Health, is worth more where a line is cut off', () => {
  const { position: s } = onTheRoad()
  const [before] = wits.value(s)
  s.knights[0]!.rep++
  const [famous] = wits.value(s)
  expect(famous! - before!).toBeGreaterThan(0.5)
  s.knights[0]!.hp = 1
  expect(wits.value(s)[0]).toBeLessThan(famous!)
})
