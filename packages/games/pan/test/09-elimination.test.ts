import { plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { pan } from '../src/index.ts'
import { added, flip, go, gun, reshuffle, scene, seen, skip, stop, take, tie } from './scene.ts'

describe('PAN-9 elimination', () => {
  test('PAN-9.1 a player who turns up PAN is out at once and for good, and the steps follow in order', () => {
    const match = scene({ fronts: ['6,3', '5,5', '2'], pile: 'P', draws: [gun('CCCCCP')] })
    expect(plays(match, [0, flip])).toEqual([
      { what: 'pan', clause: 'PAN-9.1', seat: 0, reveals: true },
      { what: 'front left', clause: 'PAN-9.2', seat: 0, cards: [6, 3], to: 'discard' },
      { what: 'gun shuffled', clause: 'PAN-9.4' },
      { what: 'first player', clause: 'PAN-9.5', seat: 1, by: 'cards', order: [1, 2] },
    ])
    expect(seen(match)).toMatchObject({ active: 2, order: [1, 2], eliminated: [0], player: 1 })
  })

  test('PAN-9.2 PAN-R9 ownerless=discarded the front goes to the discard', () => {
    const match = scene({ fronts: ['6,3', '5,5', '2'], pile: 'P', draws: [gun('')] })
    const { discard } = seen(match)
    plays(match, [0, flip])
    expect(added(discard, seen(match).discard)).toEqual([6, 3])
    expect(seen(match), 'PAN-R9').toMatchObject({ fronts: [[], [5, 5], [2]], free: [] })
  })

  test('PAN-9.2 PAN-R9 ownerless=takeable the front stays and joins the free cards', () => {
    const options = { ownerless: 'takeable' } as const
    const match = scene({ fronts: ['6,3', '5,5', '2'], free: '6,1', pile: 'P', options, draws: [gun('')] })
    const { discard } = seen(match)
    const events = plays(match, [0, flip])
    expect(events[1]).toEqual({ what: 'front left', clause: 'PAN-9.2', seat: 0, cards: [6, 3], to: 'free' })
    expect(seen(match), 'PAN-R9').toMatchObject({ fronts: [[], [5, 5], [2]], free: [6, 6, 3, 1], discard })
  })

  test('PAN-9.2 an empty front leaves nothing', () => {
    const match = scene({ fronts: ['', '5,5', '2'], pile: 'P', draws: [gun('')] })
    expect(plays(match, [0, flip]).map(({ what }) => what)).toEqual(['pan', 'gun shuffled', 'first player'])
  })

  test('PAN-9.3 with one player left the game ends: no shuffle, no new first player', () => {
    const match = scene({ fronts: ['6', '5'], pile: 'PCC' })
    expect(plays(match, [0, flip]), 'PAN-9.3').toEqual([
      { what: 'pan', clause: 'PAN-9.1', seat: 0, reveals: true },
      { what: 'front left', clause: 'PAN-9.2', seat: 0, cards: [6], to: 'discard' },
      { what: 'won', clause: 'PAN-10.1', seat: 1 },
    ])
    expect(match.position).toMatchObject({ stack: [], left: 2, pan: 0, turn: 0, active: 1, order: [1, 0] })
    expect(seen(match)).toMatchObject({ left: 2, clics: 3 })
  })

  test('PAN-9.4 all six gun cards are shuffled, k = 6', () => {
    const match = scene({ fronts: ['6', '5', '4'], pile: 'P', draws: [gun('CCCPCC')] })
    plays(match, [0, flip])
    expect(match.position).toMatchObject({ left: 6, pan: 4 })
  })

  test('PAN-9.5 PAN-R6 the new first player is the top rank of those left, by the full chain', () => {
    const fronts = ['3', '5,2', '4,3', '6']
    const match = scene({ fronts, to: 0, pile: 'P', draws: [gun('')] })
    expect(plays(match, [0, flip]).at(-1), 'PAN-R6').toEqual({
      what: 'first player',
      clause: 'PAN-9.5',
      seat: 1,
      by: 'fives',
      order: [1, 2, 3],
    })
    const neighbour = scene({ fronts: ['3', '', '5', '6,6'], to: 0, pile: 'P', draws: [gun('')] })
    plays(neighbour, [0, flip])
    expect(seen(neighbour)).toMatchObject({ player: 3, order: [3, 1, 2] })
  })

  test('PAN-9.5 PAN-R5 startTie=clockwise the anchor is the seat after the eliminated one', () => {
    const options = { startTie: 'clockwise' } as const
    const fronts = ['4', '4', '', '4']
    const match = scene({ fronts, to: 2, pile: 'P', options, draws: [gun('')] })
    expect(plays(match, [2, flip]).slice(-2), 'PAN-R5').toEqual([
      { what: 'tie broken', clause: 'PAN-5.4', among: [3, 0, 1], order: [3], drawn: false },
      { what: 'first player', clause: 'PAN-9.5', seat: 3, by: 'tie', order: [3, 0, 1] },
    ])
    const last = scene({ fronts: ['4', '4', '3', ''], to: 3, pile: 'P', options, draws: [gun('')] })
    plays(last, [3, flip])
    expect(seen(last).order).toEqual([0, 1, 2])
  })

  test('PAN-9.5 a tie after an elimination is drawn, too', () => {
    const match = scene({ fronts: ['', '4', '4'], pile: 'P', draws: [gun(''), tie(1)] })
    expect(plays(match, [0, flip]).at(-1)).toMatchObject({ seat: 2, by: 'tie', order: [2, 1] })
  })

  test('PAN-9.6 N falls with the elimination: cost of SKIP and gain of a Double CLIC', () => {
    const match = scene({ fronts: ['', '6,5', '', ''], pile: 'P', draws: [gun('CCCCCP')] })
    refuses(match, 1, skip(6, 5), 'PAN-6.1')
    plays(match, [0, flip])
    expect(seen(match)).toMatchObject({ active: 3, player: 1 })
    refuses(match, 1, skip(6, 5), 'PAN-6.5')
    const two = scene({ fronts: ['', '6,5,4', ''], pile: 'P', draws: [gun('CCCCCP')] })
    plays(two, [0, flip], [1, flip], [2, flip], [2, go], [2, take(16, 15)])
    expect(seen(two), 'PAN-9.6').toMatchObject({ fronts: [[], [4], [6, 5]], player: 1 })
  })

  test('PAN-9.7 eliminated players see everything public and decide nothing', () => {
    const match = scene({ fronts: ['', '6,5', '4', ''], out: [3, 0], pile: 'CCP' })
    const { me: _me, ...own } = pan.view(match.position, 3)
    const { me: _none, ...publicly } = pan.view(match.position, null)
    expect(own).toEqual(publicly)
    for (const action of [flip, reshuffle(6), skip(6, 5)]) refuses(match, 3, action, 'PAN-6.1', 'PAN-9.7')
    refuses(match, 2, flip, 'PAN-6.1')
  })

  test('PAN-E25 the most cards start again, not the neighbour', () => {
    const match = scene({
      fronts: ['3', '5,5', '2,2', '6,1,1'],
      order: [3, 0, 1, 2],
      pile: 'CPCCCC',
      draws: [gun('CCCCCP')],
    })
    const { discard } = seen(match)
    plays(match, [3, flip], [0, flip])
    expect(seen(match), 'PAN-E25').toMatchObject({
      eliminated: [0],
      player: 3,
      order: [3, 1, 2],
      active: 3,
      left: 6,
    })
    expect(added(discard, seen(match).discard)).toEqual([3])
  })

  test('PAN-E26 three without cards, running down to PAN', () => {
    const run = (startTie: 'random' | 'clockwise', draws: Parameters<typeof scene>[0]['draws']) => {
      const match = scene({ fronts: ['', '', ''], pile: 'CCCCCP', options: { startTie }, draws: draws ?? [] })
      for (const seat of [0, 1, 2, 0, 1]) plays(match, [seat, flip], [seat, stop])
      plays(match, [2, flip])
      return seen(match)
    }
    expect(run('clockwise', [gun('')]), 'PAN-E26').toMatchObject({
      player: 0,
      order: [0, 1],
      eliminated: [2],
    })
    expect(run('random', [gun(''), tie(0)])).toMatchObject({ player: 0, order: [0, 1] })
    expect(run('random', [gun(''), tie(1)])).toMatchObject({ player: 1, order: [1, 0] })
  })
})
