import {
  anyOf,
  apply,
  below,
  offers,
  owing,
  type Random,
  seatsIn,
  seeded,
  settle,
  widthOf,
} from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { giveRewards, startMove } from '../src/push.ts'
import { deal, quiet, ready } from './stage.ts'
import { any, equip } from './walks.ts'

const EDITED = ['move', 'wild', 'reward', 'window', 'check', 'script']
const WORDS: Readonly<Record<string, readonly string[]>> = {
  mode: ['stay', 'foot', 'vehicle'],
  choice: ['', 'escape', 'face'],
}

/** One random answer of whoever is asked first; a knight who may drives. */
function answer(s: Wk, rng: Random): void {
  const [seat] = seatsIn(owing(wasteKnights, s))
  const list = offers(wasteKnights, s, seat!)
  expect(widthOf(list)).toBeGreaterThan(0)
  const drives = list.some((offer) => offer.act === 'vehicle' && !('of' in offer))
  const action = drives ? { act: 'vehicle' } : anyOf(list, rng)
  apply(wasteKnights, s, seat!, action, null)
}

/** Somewhere in the middle of a move, or of taking rewards. */
function underWay(seed: string): Wk {
  const rng = seeded(seed)
  const { position: s } = ready(3, { seed })
  quiet(s)
  for (const seat of s.knights.keys()) {
    equip(s, seat, rng)
    deal(s, seat, s.luck.deck.slice(0, 2))
    s.knights[seat]!.hex = below(rng, 7, 'test')
  }
  if (below(rng, 10, 'test') === 0)
    giveRewards(s, 0, [{ gain: 'ammo', n: 2 }, { draw: 'green', n: 1 }, { blue: 'B05' }])
  else startMove(s, 0)
  settle(wasteKnights, s, null)
  for (let n = below(rng, 12, 'test'); n > 0 && s.stack.length > 2; n--) answer(s, rng)
  return s
}

/** Changes a field of a frame into something else of its kind. */
function edit(s: Wk, rng: Random): void {
  const frames = s.stack.filter(({ at }) => EDITED.includes(at))
  if (frames.length === 0) return
  const f = any(rng, frames) as unknown as Record<string, unknown>
  const key = any(
    rng,
    Object.keys(f).filter((name) => name !== 'at'),
  )
  const old = f[key]
  if (typeof old === 'number') f[key] = any(rng, [old + 1, old - 1, below(rng, 40, 'test'), 0])
  else if (typeof old === 'boolean') f[key] = !old
  else if (WORDS[key] !== undefined) f[key] = any(rng, WORDS[key])
  else if (Array.isArray(old) && old.length > 0 && below(rng, 2, 'test') === 0) old.pop()
  else if (Array.isArray(old)) old.push(below(rng, 37, 'test'))
}

describe('edited moves', () => {
  test('WK-30.1 a position is refused, or it can be played to its end without losing a card', () => {
    const matches = Array.from({ length: 40 }, (_, i) => underWay(`under way ${i}`))
    let accepted = 0
    for (let i = 0; i < 1500; i++) {
      const rng = seeded(`edited ${i}`)
      const s = wasteKnights.clone(any(rng, matches))
      for (let edits = below(rng, 2, 'test'); edits >= 0; edits--) edit(s, rng)
      if (wasteKnights.audit(s) !== null) continue
      accepted++
      settle(wasteKnights, s, null)
      for (let turns = 0; s.stack.length > 2; turns++) {
        expect(turns).toBeLessThan(600)
        answer(s, rng)
      }
      expect(wasteKnights.audit(s)).toBeNull()
    }
    expect(accepted).toBeGreaterThan(300)
  }, 30_000)
})
