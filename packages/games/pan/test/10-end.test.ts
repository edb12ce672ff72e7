import { asked, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { size } from '../src/cards.ts'
import { type Pan, pan } from '../src/index.ts'
import { flip, go, gun, opening, randomGame, reshuffle, scene, seen, skip, stop, take } from './scene.ts'

describe('PAN-10 end', () => {
  test('PAN-10.1 the last active player wins, with or without cards, and nothing may be done any more', () => {
    const match = scene({ fronts: ['6,6', ''], pile: 'P' })
    expect(pan.outcome(match.position)).toBeNull()
    expect(plays(match, [0, flip]).at(-1)).toEqual({ what: 'won', clause: 'PAN-10.1', seat: 1 })
    expect(asked(match)).toEqual([])
    for (const seat of [0, 1])
      for (const action of [
        flip,
        reshuffle(6),
        skip(6, 6),
        go,
        stop,
        take(6),
        { act: 'commit', n: 1 },
        { act: 'x' },
      ])
        refuses(match, seat, action, 'PAN-10.1')
    expect(pan.barred(pan.view(match.position, 1), 1)).toEqual([])
  })

  test('PAN-10.1 nobody is eliminated out of their own turn, and there is exactly one winner', () => {
    for (let game = 0; game < 60; game++) {
      let player: number | null = null
      const { position } = randomGame(`end ${game}`, 2 + (game % 5), {}, (match, events) => {
        for (const event of events) if (event.what === 'pan') expect(event.seat).toBe(player)
        player = seen(match).player
      })
      expect(position.active).toBe(1)
      expect(pan.outcome(position)!.ranking[0]).toEqual([position.order[0]])
    }
  })

  test('PAN-10.2 the winner first, then the eliminated in reverse order', () => {
    const match = scene({
      fronts: ['6', '5', '4', '3'],
      to: 2,
      pile: 'P',
      draws: [gun('P'), gun('P')],
    })
    plays(match, [2, flip], [0, flip], [1, flip])
    expect(pan.outcome(match.position), 'PAN-10.2').toEqual({
      ranking: [[3], [1], [0], [2]],
      scores: null,
      breakdown: { winner: 3, eliminated: [[2], [0], [1]] },
    })
  })

  test('PAN-10.2 cardless=out players put out together share the last rank', () => {
    const { match } = opening(['', '6', '', '5'], { cardless: 'out' })
    match.position.pan = 1
    match.position.rng.script = []
    plays(match, [1, flip])
    expect(pan.outcome(match.position), 'PAN-10.2').toEqual({
      ranking: [[3], [1], [0, 2]],
      scores: null,
      breakdown: { winner: 3, eliminated: [[0, 2], [1]] },
    })
  })

  test('PAN-10.3 every turn lowers (active players, cards in play, k), and the number of turns is bounded', () => {
    const cardsIn = (s: Pan): number => s.fronts.reduce((sum, front) => sum + size(front), size(s.free))
    for (let game = 0; game < 200; game++) {
      const seats = 2 + (game % 5)
      let bound: number | null = null
      let turns = 0
      let before: number[] = []
      const ownerless = game % 2 === 0 ? 'discarded' : 'takeable'
      randomGame(`bound ${game}`, seats, { ownerless }, ({ position: s }, _events, last) => {
        if (s.stack.length !== 1 || s.stack[0]!.at !== 'game' || s.stack[0]!.trick > 0) return
        const now = [s.active, cardsIn(s), s.left]
        if (bound === null) bound = 6 * (seats - 1) + 5 * cardsIn(s)
        else {
          turns++
          const first = now.findIndex((count, i) => count !== before[i])
          expect(now[first]! < before[first]!, `PAN-10.3 ${last?.act} ${before} to ${now}`).toBe(true)
        }
        before = now
        expect(turns).toBeLessThan(bound)
      })
    }
    const most = [2, 3, 4, 5, 6].map((n) => 6 * (n - 1) + 5 * 4 * Math.max(3, n))
    expect(most).toEqual([66, 72, 98, 124, 150])
  })

  test('PAN-R24 discard and fronts may be inspected always, the set-aside cards after the end only', () => {
    const match = scene({ fronts: ['6,6', '', '5'], pile: 'P', draws: [gun('P')] })
    const { position } = match
    const { discard } = seen(match)
    for (const viewer of [0, 1, 2, null])
      expect(pan.view(position, viewer), 'PAN-R24').toMatchObject({
        discard,
        fronts: [[6, 6], [], [5]],
        asideCards: null,
        aside: 12,
      })
    plays(match, [0, flip], [2, flip])
    const end = seen(match)
    expect(end.asideCards).toHaveLength(12)
    expect([...end.asideCards!, ...end.discard, ...end.fronts.flat()].toSorted()).toEqual(
      [1, 2, 3, 4, 5, 6].flatMap((value) => [value, value, value, value]),
    )
  })
})
