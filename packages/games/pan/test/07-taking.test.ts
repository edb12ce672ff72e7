import type { Action } from '@midden/kernel'
import { asked, offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { flip, go, gun, scene, seen, take } from './scene.ts'

describe('PAN-7.8 ownerless cards', () => {
  test('PAN-E27 PAN-R9 ownerless=takeable free cards may be taken too', () => {
    const match = scene({
      fronts: ['6,4', '', '3'],
      pile: 'P',
      options: { ownerless: 'takeable' },
      draws: [gun('CCCCPC')],
    })
    const out = plays(match, [0, flip])
    expect(out).toContainEqual({ what: 'front left', clause: 'PAN-9.2', seat: 0, cards: [6, 4], to: 'free' })
    expect(seen(match)).toMatchObject({ player: 2, free: [6, 4] })
    plays(match, [2, flip], [1, flip], [1, go])
    offersExactly(match, 1, [take(23, 94), take(23, 96), take(94, 96)], 'PAN-E27 PAN-R9')
    expect(plays(match, [1, take(96, 23)])).toEqual([
      {
        what: 'took',
        clause: 'PAN-7.7',
        seat: 1,
        from: [
          { owner: 2, cards: [3] },
          { owner: null, cards: [6] },
        ],
      },
    ])
    expect(seen(match)).toMatchObject({ fronts: [[], [6, 3], []], free: [4], left: 3, player: 2 })
  })

  test('PAN-E27 PAN-R9 ownerless=discarded only the living have cards to take', () => {
    const match = scene({ fronts: ['6,4', '', '3'], pile: 'P', draws: [gun('CCCCPC')] })
    plays(match, [0, flip], [2, flip], [1, flip], [1, go])
    expect(seen(match), 'PAN-E27 PAN-R9').toMatchObject({
      fronts: [[], [3], []],
      free: [],
      player: 2,
      stage: 'turn',
    })
  })

  test('PAN-E27 PAN-7.8 free cards are one pool, wherever they came from', () => {
    const match = scene({
      fronts: ['6', '6,5', '', '4'],
      order: [0, 1, 2, 3],
      pile: 'P',
      options: { ownerless: 'takeable' },
      draws: [gun('P'), gun('CCCCCP')],
    })
    plays(match, [0, flip])
    expect(seen(match)).toMatchObject({ player: 1, free: [6] })
    plays(match, [1, flip])
    expect(seen(match)).toMatchObject({ player: 3, order: [3, 2], free: [6, 6, 5] })
    plays(match, [3, flip], [2, flip], [2, go])
    offersExactly(match, 2, [take(95, 96), take(96, 96), take(34, 96), take(34, 95)], 'PAN-E27')
  })
})

describe('PAN-7.11 choices too wide to be named whole', () => {
  const full = '6,5,4,3,2,1'
  const wide = () => scene({ fronts: ['', full, full, full, full, ''], pile: 'CCCCP' })
  const picks = (...ns: number[]): Action[] => ns.map((n) => ({ act: 'pick', n }))

  test('PAN-7.11 six picks in a row, public and final, and all cards move at the end', () => {
    const match = wide()
    plays(match, [0, flip], [0, go])
    expect(asked(match)).toEqual(['0:pick'])
    expect(seen(match)).toMatchObject({ stage: 'picking', picked: [], player: 0 })
    const owners = [10, 20, 30, 40]
    offersExactly(match, 0, picks(...owners.flatMap((ten) => [1, 2, 3, 4, 5, 6].map((one) => ten + one))))
    refuses(match, 0, take(16, 26, 36, 46, 15, 25), 'PAN-7.11')
    refuses(match, 0, { act: 'pick', n: 56 }, 'PAN-7.8')
    refuses(match, 0, { act: 'pick' }, 'PAN-7.7', 'PAN-7.10')
    refuses(match, 1, { act: 'pick', n: 26 }, 'PAN-6.1')
    const order = [16, 26, 15, 36, 46, 11]
    for (const [i, n] of order.entries()) {
      const events = plays(match, [0, { act: 'pick', n }])
      expect(events[0]).toEqual({
        what: 'picked',
        clause: 'PAN-7.11',
        seat: 0,
        owner: Math.floor(n / 10),
        card: n % 10,
      })
      expect(match.freeFrom).toBe(match.journal.moves.length)
      if (i === 5) continue
      expect(events).toHaveLength(1)
      expect(seen(match).picked).toEqual(order.slice(0, i + 1))
      expect(seen(match).fronts[0]).toEqual([])
      expect(asked(match)).toEqual(['0:pick'])
      refuses(match, 0, { act: 'pick', n }, 'PAN-7.8')
    }
    expect(seen(match)).toMatchObject({
      fronts: [[6, 6, 6, 6, 5, 1], [4, 3, 2], [5, 4, 3, 2, 1], [5, 4, 3, 2, 1], [5, 4, 3, 2, 1], []],
      player: 1,
      stage: 'turn',
      picked: [],
    })
  })

  test('PAN-7.11 the whole set moves in one event', () => {
    const match = wide()
    plays(match, [0, flip], [0, go])
    const moves = [16, 26, 15, 36, 46, 11].map((n) => [0, { act: 'pick', n }] as const)
    expect(plays(match, ...moves).at(-1)).toEqual({
      what: 'took',
      clause: 'PAN-7.7',
      seat: 0,
      from: [
        { owner: 1, cards: [6, 5, 1] },
        { owner: 2, cards: [6] },
        { owner: 3, cards: [6] },
        { owner: 4, cards: [6] },
      ],
    })
  })

  test('PAN-7.11 a value picked twice needs two copies; up to 5,000 selections are named whole', () => {
    const match = scene({
      fronts: ['', '6,6,5,4,3,2', '6,5,4,3,2,1', '5,4,3,2,1', '5,4,3,2,1', ''],
      pile: 'CCCCP',
    })
    plays(match, [0, flip], [0, go], [0, { act: 'pick', n: 16 }], [0, { act: 'pick', n: 16 }])
    refuses(match, 0, { act: 'pick', n: 16 }, 'PAN-7.8')
    const narrow = scene({ fronts: ['', '6,5,4,3,2,1', '6,5,4,3,2,1', '', '', ''], pile: 'CCCCP' })
    plays(narrow, [0, flip], [0, go])
    expect(asked(narrow)).toEqual(['0:take'])
    refuses(narrow, 0, { act: 'pick', n: 16 }, 'PAN-7.11')
  })
})
