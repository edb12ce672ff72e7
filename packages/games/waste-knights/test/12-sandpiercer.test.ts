import { asked, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { hexOfNumber } from '../src/board/hexes.ts'
import type { Wk } from '../src/position.ts'
import { action, exploreOf, greens, offerTask, opened, plainHex } from './scout.ts'
import { deal, die, luck, task } from './stage.ts'

const done = { act: 'done' }
describe('Sandpiercer', () => {
  const ride = (
    to: (s: Wk) => number,
    given: { change?: (s: Wk) => void; draws?: ReturnType<typeof die> } = {},
  ) => {
    const match = opened(14, {
      ...given,
      change(s) {
        greens(s, 0, 2)
        given.change?.(s)
      },
    })
    plays(match, [0, action(14, 0)], [0, { act: 'pay', n: 30 }])
    plays(match, [0, { act: 'hex', n: to(match.position) }])
    return match
  }

  test('WK-12.14a WK-12.17 1 G, any other hex, not a move; he may explore there, without an exploration action', () => {
    const match = ride((s) => hexOfNumber(s, 6), { change: (s) => deal(s, 0, [luck('L12')]) })
    expect(match.position.knights[0]!, 'WK-12.17').toMatchObject({
      hex: hexOfNumber(match.position, 6),
      marker: -1,
      arrived: '',
    })
    expect(asked(match)).toEqual(['0:explore or not'])
    plays(match, [0, { act: 'explore' }])
    offersExactly(match, 0, [done, { act: 'luck', n: luck('L12') }], 'WK-12.17')
    expect(exploreOf(match)!.hex).toBe(hexOfNumber(match.position, 6))
  })

  test('WK-12.14a its own hex is not among them', () => {
    const match = opened(14, { change: (s) => greens(s, 0, 1) })
    plays(match, [0, action(14, 0)], [0, { act: 'pay', n: 30 }])
    const here = hexOfNumber(match.position, 14)
    offersExactly(
      match,
      0,
      Array.from({ length: 37 }, (_, n) => ({ act: 'hex', n })).filter(({ n }) => n !== here),
    )
  })

  test('WK-12.17 WK-R62 the hex of arrival asks for its own check; there a task may be accepted', () => {
    const match = ride((s) => hexOfNumber(s, 9), {
      draws: die(7, 1, 1, 7, 1, 1),
      change: (s) => void offerTask(s, 'P01'),
    })
    plays(match, [0, { act: 'explore' }])
    offersExactly(match, 0, [done, { act: 'accept', n: task('P01') }], 'WK-12.17 WK-R62')
    plays(match, [0, { act: 'accept', n: task('P01') }])
    expect(match.position.knights[0]!.tasks.map(({ card }) => card)).toEqual([task('P01')])
    const failed = ride((s) => hexOfNumber(s, 9), {
      draws: die(1, 1, 1),
      change: (s) => void offerTask(s, 'P01'),
    })
    plays(failed, [0, { act: 'explore' }])
    expect(exploreOf(failed), 'WK-R62').toBeUndefined()
    expect(failed.position.knights[0]!.marker).toBe(hexOfNumber(failed.position, 9))
  })

  test('WK-12.17 allowances already used stay used', () => {
    const match = opened(14, {
      draws: die(1, 1, 1),
      change(s) {
        greens(s, 0, 2)
        offerTask(s, 'P09')
        offerTask(s, 'P05', 2)
      },
    })
    plays(match, [0, { act: 'accept', n: task('P09') }], [0, action(14, 0)], [0, { act: 'pay', n: 30 }])
    plays(match, [0, { act: 'hex', n: hexOfNumber(match.position, 1) }], [0, { act: 'explore' }])
    expect(exploreOf(match), 'WK-12.17').toBeUndefined()
  })

  test('WK-12.14a WK-27.3 to a hex under a special token: nothing to explore', () => {
    const match = ride((s) => hexOfNumber(s, 6), {
      change(s) {
        offerTask(s, 'P08')
        s.special[0] = hexOfNumber(s, 6)
      },
    })
    expect(exploreOf(match)).toBeUndefined()
    expect(match.position.knights[0]!.hex).toBe(hexOfNumber(match.position, 6))
  })

  test('WK-12.14a to a normal hex', () => {
    const match = ride((s) => plainHex(s))
    plays(match, [0, { act: 'explore' }])
    expect(exploreOf(match)).toBeUndefined()
  })
})
