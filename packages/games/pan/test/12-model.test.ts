import { menu, seeded } from '@midden/kernel'
import { offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { approximate, chance, chanceOf, compare, isSolvable, pan, solve, written } from '../src/index.ts'
import { flipping, going, reshuffling, skipping, stopping, taking } from '../src/solver.ts'
import { bruteForce } from './brute.ts'
import { flip, go, offered, type PanMatch, randomGame, scene, seen } from './scene.ts'

const V = (...state: [x: number, y: number, k: number, c?: number]) => written(chance(...state))
const cards = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, i) => 1 + ((from + i) % 6)).join(',')
const solved = (match: PanMatch, seat: number) =>
  solve(pan.view(match.position, seat), menu(pan, match.position, seat)).map(({ action, chance: p }) => [
    action.act,
    written(p),
  ])

describe('PAN-12 the exact model', () => {
  test('PAN-12.1 in the second step all see the same, and only gun shuffles and tie draws are drawn', () => {
    for (let game = 0; game < 40; game++) {
      let drawn = 0
      randomGame(`model ${game}`, 2 + (game % 5), {}, (match, events, last) => {
        const second = match.position.stack.length > 0 && seen(match).trick === 0
        const shuffled = events.some(({ what }) => what === 'gun shuffled' || what === 'reshuffled')
        const tied = events.some(({ what }) => what === 'tie broken')
        if (last !== null) expect(match.position.rng.d > drawn).toBe(shuffled || tied)
        drawn = match.position.rng.d
        if (!second) return
        const { me: _, ...publicly } = seen(match)
        for (let seat = 0; seat < match.position.seats; seat++)
          expect(pan.view(match.position, seat), 'PAN-12.1').toEqual({ ...publicly, me: seat })
      })
    }
  })

  test('PAN-12.2 discard and set-aside cards make no difference to what may be done and what it is worth', () => {
    const one = scene({ fronts: ['6,5,4', '3', '2'], pile: 'CCP' })
    const other = scene({ fronts: ['6,5,4', '3', '2'], pile: 'CCP' })
    const s = other.position
    const [low, high] = [1, 100000]
    s.aside += high - low
    s.discard += low - high
    expect(pan.audit(s)).toBeNull()
    offersExactly(other, 0, offered(one, 0))
    const choice = (match: PanMatch) =>
      pan.sense(pan.view(match.position, 0), 0, menu(pan, match.position, 0), seeded('same'))
    expect(choice(other), 'PAN-12.2').toEqual(choice(one))
    plays(one, [0, flip])
    plays(other, [0, flip])
    expect({ ...other.position, discard: 0, aside: 0 }).toEqual({ ...one.position, discard: 0, aside: 0 })
  })

  test('PAN-12.3 PAN-R25 with two players left values no longer matter, only counts', () => {
    for (const [x, y] of [
      [1, 2],
      [3, 0],
      [2, 4],
    ] as const)
      for (const pile of ['P', 'CCP', 'CCCCCP']) {
        const low = scene({ fronts: [cards(x), cards(y)], pile })
        const high = scene({ fronts: [cards(x, 3), cards(y, 2)], pile })
        const best = (match: PanMatch) => solved(match, 0)[0]
        expect(best(low)).toEqual(best(high))
        expect(best(low)![1], 'PAN-12.3 PAN-R25').toBe(V(x, y, pile.length))
      }
    const states = (most: number) => {
      let count = 0
      for (let x = 0; x <= most; x++) for (let y = 0; x + y <= most; y++) count += 6
      return count
    }
    expect([states(12), states(24)]).toEqual([546, 1950])
  })

  test('PAN-12.4 the chance is the largest of FLIP, RESHUFFLE and SKIP, term by term', () => {
    for (let x = 0; x <= 8; x++)
      for (let y = 0; y <= 8; y++)
        for (let k = 1; k <= 6; k++) {
          const ways = [flipping(x, y, k)]
          if (x >= 1) ways.push(reshuffling(x, y))
          if (x >= 2) ways.push(skipping(x, y, k))
          const best = ways.reduce((a, b) => (compare(a, b) >= 0 ? a : b))
          expect(written(chance(x, y, k)), 'PAN-12.4').toBe(written(best))
        }
    expect(written(flipping(5, 5, 1))).toBe('0')
    expect(written(going(3, 1))).toBe('0')
  })

  test('PAN-12.4 PAN-12.9 the solution agrees with brute force on the game itself', () => {
    for (const free of [0, 1, 2])
      for (let x = 0; x + free <= 4; x++)
        for (let y = 0; x + y + free <= 4; y++)
          for (let k = 1; k <= 6; k++) {
            const options = free > 0 ? ({ ownerless: 'takeable' } as const) : {}
            const pile = `${'C'.repeat(k - 1)}P`
            const match = scene({ fronts: [cards(x), cards(y, x)], free: cards(free, 4), pile, options })
            expect(bruteForce(match.position), `${x} ${y} ${k} ${free}`).toBeCloseTo(
              approximate(chance(x, y, k, free)),
              8,
            )
          }
  })

  test('PAN-12.5 value iteration from zero reaches the same numbers', () => {
    const most = 5
    const at = (x: number, y: number, k: number): number => (x * (most + 1) + y) * 7 + k
    const value = new Float64Array((most + 1) ** 2 * 7)
    const A = (x: number, y: number, m: number): number => {
      const stop = 1 - value[at(y, x, m)]!
      if (x > 0) return stop
      const due = Math.min(2, y)
      return Math.max(stop, m === 1 ? 0 : ((m - 1) / m) * (1 - value[at(y - due, due, m - 1)]!))
    }
    for (let sweep = 0; sweep < 100; sweep++)
      for (let x = 0; x <= most; x++)
        for (let y = 0; x + y <= most; y++)
          for (let k = 1; k <= 6; k++) {
            const ways = [k === 1 ? 0 : ((k - 1) / k) * A(x, y, k - 1)]
            if (x > 0) ways.push((5 / 6) * A(x - 1, y, 5))
            if (x > 1) ways.push(1 - value[at(y, x - 2, k)]!)
            value[at(x, y, k)] = Math.max(...ways)
          }
    for (let x = 0; x <= most; x++)
      for (let y = 0; x + y <= most; y++)
        for (let k = 1; k <= 6; k++)
          expect(value[at(x, y, k)], 'PAN-12.5').toBeCloseTo(approximate(chance(x, y, k)), 8)
  })

  test('PAN-12.6 PAN-R12 cards are not always an advantage, nor is taking two better than one', () => {
    expect(compare(chance(4, 0, 6), chance(5, 0, 6)), 'PAN-12.6 PAN-R12').toBe(1)
    let worse = 0
    for (let y = 2; y <= 8; y++)
      for (let m = 1; m <= 4; m++) if (compare(chance(y - 1, 1, m), chance(y - 2, 2, m)) < 0) worse++
    expect(worse).toBeGreaterThan(0)
  })

  test('PAN-12.7 with three or more there is no single solution: the computer plays by prospects', () => {
    const three = scene({ fronts: ['6', '5', ''], pile: 'P' })
    expect(isSolvable(pan.view(three.position, 0))).toBe(false)
    const two = scene({ fronts: ['6', '5', ''], out: [2], pile: 'P' })
    expect(isSolvable(pan.view(two.position, 0)), 'PAN-12.7').toBe(true)
    expect(isSolvable(pan.view(randomGame('over', 2, {}).position, 0))).toBe(false)
    const best = pan.sense(pan.view(two.position, 0), 0, menu(pan, two.position, 0), seeded('x'))
    expect(best).toEqual({ act: 'reshuffle', n: 6 })
  })

  test('PAN-12.8 PAN-E30 reference values and their arithmetic', () => {
    expect(
      [1, 2, 3, 4, 5, 6].map((k) => V(0, 0, k)),
      'PAN-12.8 PAN-E30',
    ).toEqual(['0', '1/2', '1/3', '1/2', '2/5', '1/2'])
    expect([V(1, 0, 1), V(2, 0, 1), V(0, 1, 2), V(0, 2, 3), V(2, 0, 5)]).toEqual([
      '1/2',
      '1',
      '1/4',
      '1/3',
      '3/5',
    ])
    expect([flipping(1, 0, 1), reshuffling(1, 0)].map(written)).toEqual(['0', '1/2'])
    expect(written(skipping(2, 0, 1)), 'PAN-12.8 PAN-E30').toBe('1')
    expect([flipping(2, 0, 5), reshuffling(2, 0), skipping(2, 0, 5)].map(written)).toEqual([
      '2/5',
      '1/2',
      '3/5',
    ])
    expect([V(2, 0, 2), V(0, 2, 1)]).toEqual(['1/2', '0'])
    expect([stopping(0, 2), going(0, 2)].map(written)).toEqual(['1/2', '1/2'])
    expect([stopping(0, 3), going(0, 3)].map(written)).toEqual(['2/3', '1/3'])
    expect([stopping(0, 4), going(0, 4)].map(written)).toEqual(['1/2', '1/2'])
    expect([stopping(0, 5), going(0, 5)].map(written)).toEqual(['3/5', '2/5'])
  })

  test('PAN-12.9 reference values with free cards', () => {
    expect([V(0, 1, 4, 1), V(0, 1, 4)], 'PAN-12.9').toEqual(['1/2', '3/8'])
    expect([V(0, 2, 6, 1), V(0, 2, 6, 2), V(0, 2, 6)]).toEqual(['5/12', '7/18', '1/3'])
  })
})

describe('the solver at the table', () => {
  test('PAN-12.4 every legal action of a turn has its chance, the best first', () => {
    expect(solved(scene({ fronts: ['6,5', ''], pile: 'CCCCP' }), 0)).toEqual([
      ['skip', '3/5'],
      ['reshuffle', '1/2'],
      ['reshuffle', '1/2'],
      ['flip', '2/5'],
    ])
  })

  test('PAN-12.4 GO and STOP, and every selection of a taking', () => {
    const match = scene({ fronts: ['', '5,5,4', ''], out: [2], pile: 'CCCCP' })
    plays(match, [0, flip])
    const view = pan.view(match.position, 0)
    expect(chanceOf(view, { act: 'go' })).toEqual(going(3, 4))
    expect(chanceOf(view, { act: 'stop' })).toEqual(stopping(3, 4))
    plays(match, [0, go])
    expect(solved(match, 0)).toEqual([
      ['take', written(taking(3, 3, 0, 2))],
      ['take', written(taking(3, 3, 0, 2))],
    ])
  })

  test('PAN-12.9 how many of the taken cards are free makes the difference', () => {
    const options = { ownerless: 'takeable' } as const
    const match = scene({ fronts: ['', '5,4'], free: '6,6', pile: 'CCCCP', options })
    plays(match, [0, flip], [0, go])
    const view = pan.view(match.position, 0)
    for (const [ns, fromOther] of [
      [[14, 15], 2],
      [[14, 96], 1],
      [[96, 96], 0],
    ] as const)
      expect(chanceOf(view, { act: 'take', ns: [...ns] })).toEqual(taking(2, 3, 2, fromOther))
    const [best] = solve(view, menu(pan, match.position, 0))
    expect(written(best!.chance)).toBe(
      written([0, 1, 2].map((s) => taking(2, 3, 2, s)).reduce((a, b) => (compare(a, b) >= 0 ? a : b))),
    )
  })
})
