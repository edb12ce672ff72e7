import type { Action } from '@midden/kernel'
import { asked, offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { pan } from '../src/index.ts'
import { added, flip, gun, reshuffle, scene, seen, skip } from './scene.ts'

const reshuffles = (...values: number[]): Action[] => values.map(reshuffle)

describe('PAN-6 turn and actions', () => {
  test('PAN-6.1 PAN-R7 PAN-R8 exactly one of FLIP, RESHUFFLE, SKIP, by the player to act only', () => {
    const match = scene({ fronts: ['6,5,2,1', '3', '4'], pile: 'CP' })
    expect(asked(match)).toEqual(['0:act'])
    offersExactly(
      match,
      0,
      [flip, ...reshuffles(1, 2, 5, 6), skip(1, 2, 5), skip(1, 2, 6), skip(1, 5, 6), skip(2, 5, 6)],
      'PAN-R7 PAN-R8',
    )
    offersExactly(match, 1, [])
    offersExactly(match, 2, [])
    refuses(match, 1, flip, 'PAN-6.1')
    refuses(match, 2, reshuffle(4), 'PAN-6.1')
    refuses(match, 1, skip(3), 'PAN-6.1')
    refuses(match, 0, { act: 'pass' }, 'PAN-6.1')
    refuses(match, 0, { act: 'discard', n: 1 }, 'PAN-6.1')
    plays(match, [0, flip])
    expect(asked(match)).toEqual(['1:act'])
    refuses(match, 0, flip, 'PAN-6.1')
    refuses(match, 0, skip(1, 2, 5), 'PAN-6.1')
  })

  test('PAN-6.2 FLIP turns up the top gun card, free and at any k', () => {
    for (const pile of ['CCCCCP', 'CCP', 'CP']) {
      const match = scene({ fronts: ['6', '5'], pile })
      const before = seen(match)
      expect(plays(match, [0, flip])).toEqual([
        { what: 'clic', clause: 'PAN-6.8', seat: 0, left: pile.length - 1, reveals: true },
      ])
      expect(seen(match)).toMatchObject({
        fronts: before.fronts,
        discard: before.discard,
        left: pile.length - 1,
      })
    }
    refuses(scene({ fronts: ['6', '5'] }), 0, { act: 'flip', n: 6 }, 'PAN-6.2')
  })

  test('PAN-6.3 PAN-R28 RESHUFFLE pays one card, shuffles all six and must flip', () => {
    const match = scene({ fronts: ['6,5,2', '3'], pile: 'CP', draws: [gun('CCCPCC')] })
    const { discard } = seen(match)
    expect(plays(match, [0, reshuffle(5)]), 'PAN-R28').toEqual([
      { what: 'reshuffled', clause: 'PAN-6.3', seat: 0, card: 5 },
      { what: 'clic', clause: 'PAN-6.8', seat: 0, left: 5, reveals: true },
    ])
    expect(seen(match)).toMatchObject({ fronts: [[6, 2], [3]], left: 5, clics: 1, player: 1 })
    expect(added(discard, seen(match).discard)).toEqual([5])
    expect(match.position.pan).toBe(3)
    const hit = scene({ fronts: ['6,5,2', '3'], pile: 'CP', draws: [gun('P')] })
    plays(hit, [0, reshuffle(2)])
    expect(seen(hit)).toMatchObject({ stage: 'over', order: [1] })
  })

  test('PAN-6.3 PAN-6.6 RESHUFFLE with two cards, with none, or with one that is not there', () => {
    const match = scene({ fronts: ['6,5,2', '3'] })
    refuses(match, 0, { act: 'reshuffle', ns: [6, 5] }, 'PAN-6.3')
    refuses(match, 0, { act: 'reshuffle' }, 'PAN-6.3')
    refuses(match, 0, { act: 'reshuffle', n: 6, with: 1 }, 'PAN-6.3')
    refuses(match, 0, reshuffle(3), 'PAN-6.3', 'PAN-6.6')
  })

  test('PAN-6.4 PAN-R17 RESHUFFLE is legal at every k, on an untouched pile too', () => {
    for (const pile of ['CCCCCP', 'CCCCP', 'CCCP', 'CCP', 'CP', 'P'])
      offersExactly(scene({ fronts: ['6', '5'], pile }), 0, [flip, reshuffle(6)], 'PAN-6.4 PAN-R17')
    const match = scene({ fronts: ['6', '5'], pile: 'PCCCCC', draws: [gun('CCCCCP')] })
    plays(match, [0, reshuffle(6)])
    expect(seen(match)).toMatchObject({ stage: 'offer', left: 5 })
  })

  test('PAN-6.5 PAN-R13 SKIP pays exactly N cards, turns no gun card and ends the turn', () => {
    const match = scene({ fronts: ['6,5,5,2,1', '3', '4'], pile: 'CP' })
    const { discard } = seen(match)
    expect(plays(match, [0, skip(5, 5, 1)]), 'PAN-R13').toEqual([
      { what: 'skipped', clause: 'PAN-6.5', seat: 0, cards: [5, 5, 1] },
    ])
    expect(seen(match)).toMatchObject({ fronts: [[6, 2], [3], [4]], left: 2, clics: 4, player: 1 })
    expect(match.position.pan).toBe(2)
    expect(added(discard, seen(match).discard)).toEqual([5, 5, 1])
    const few = scene({ fronts: ['6,5', '3', '4'] })
    offersExactly(few, 0, [flip, ...reshuffles(5, 6)])
    refuses(few, 0, skip(6, 5), 'PAN-6.5')
    const two = scene({ fronts: ['6,5', '3', ''], out: [2] })
    offersExactly(two, 0, [flip, ...reshuffles(5, 6), skip(6, 5)])
  })

  test('PAN-6.6 a payment uses own cards, each once', () => {
    const match = scene({ fronts: ['6,5', '3,3'] })
    refuses(match, 0, skip(6, 6), 'PAN-6.6')
    refuses(match, 0, skip(6, 3), 'PAN-6.6')
    refuses(match, 0, skip(3, 3), 'PAN-6.6')
  })

  test('PAN-6.7 PAN-R18 without a card only FLIP, at k = 1 too', () => {
    const match = scene({ fronts: ['', '3,3'], pile: 'P' })
    offersExactly(match, 0, [flip], 'PAN-R18')
    refuses(match, 0, reshuffle(3), 'PAN-6.7')
    refuses(match, 0, skip(3, 3), 'PAN-6.7')
    expect(pan.barred(pan.view(match.position, 0), 0)).toEqual([
      { act: 'reshuffle', clauses: ['PAN-6.7'], reason: 'Without a card you can only flip' },
      { act: 'skip', clauses: ['PAN-6.7'], reason: 'Without a card you can only flip' },
    ])
  })

  test('PAN-6.5 a greyed SKIP says what it costs; others see nothing greyed', () => {
    const match = scene({ fronts: ['6,5', '3', '4'] })
    expect(pan.barred(pan.view(match.position, 0), 0)).toEqual([
      { act: 'skip', clauses: ['PAN-6.5'], reason: 'Skipping costs 3 cards, and you have 2' },
    ])
    expect(pan.barred(pan.view(match.position, 1), 1)).toEqual([])
    const rich = scene({ fronts: ['6,5,4', '3', '4'] })
    expect(pan.barred(pan.view(rich.position, 0), 0)).toEqual([])
  })

  test('PAN-6.8 a CLIC stays face up; with a card in front the turn ends', () => {
    const match = scene({ fronts: ['3', '6', '5'], pile: 'CCCP' })
    plays(match, [0, flip])
    expect(seen(match)).toMatchObject({ left: 3, clics: 3, player: 1, stage: 'turn' })
  })

  test('PAN-6.9 PAN eliminates whatever cards the player has', () => {
    const match = scene({ fronts: ['6,6,6,6,5,5', '1'], pile: 'P' })
    expect(plays(match, [0, flip])[0], 'PAN-6.9').toEqual({
      what: 'pan',
      clause: 'PAN-9.1',
      seat: 0,
      reveals: true,
    })
    expect(seen(match)).toMatchObject({ eliminated: [0], order: [1], stage: 'over' })
  })

  test('PAN-6.10 PAN-R7 the next player has all three actions open', () => {
    const match = scene({ fronts: ['6', '5,4', ''], out: [2], pile: 'CCP' })
    plays(match, [0, flip])
    offersExactly(match, 1, [flip, ...reshuffles(4, 5), skip(4, 5)], 'PAN-6.10 PAN-R7')
  })

  test('PAN-R8 after a RESHUFFLE the turn is over: no second one, no SKIP', () => {
    const match = scene({ fronts: ['6,5,4,3', '2'], pile: 'CP', draws: [gun('CCCCCP')] })
    plays(match, [0, reshuffle(3)])
    offersExactly(match, 0, [], 'PAN-R8')
    refuses(match, 0, reshuffle(4), 'PAN-6.1')
    refuses(match, 0, skip(6, 5), 'PAN-6.1')
  })

  test('PAN-R25 any card may be paid, with two players left too', () => {
    const match = scene({ fronts: ['6,4,2', '1'] })
    offersExactly(match, 0, [flip, ...reshuffles(2, 4, 6), skip(2, 4), skip(2, 6), skip(4, 6)], 'PAN-R25')
  })

  test('PAN-E18 RESHUFFLE with the last but one card', () => {
    const match = scene({ fronts: ['5,2', '3'], pile: 'P', draws: [gun('CCPCCC')] })
    const { discard } = seen(match)
    plays(match, [0, reshuffle(2)])
    expect(seen(match), 'PAN-E18').toMatchObject({ fronts: [[5], [3]], left: 5, player: 1, stage: 'turn' })
    expect(added(discard, seen(match).discard)).toEqual([2])
  })

  test('PAN-E19 SKIP with too few, too many, and exactly N', () => {
    const match = scene({ fronts: ['6,5,2,1', '', '4'], pile: 'CP' })
    refuses(match, 0, skip(2, 1), 'PAN-6.5')
    refuses(match, 0, skip(6, 5, 2, 1), 'PAN-6.5')
    refuses(match, 0, { act: 'skip' }, 'PAN-6.5')
    refuses(match, 0, { act: 'skip', n: 6, ns: [1, 2, 5] }, 'PAN-6.5')
    plays(match, [0, skip(5, 2, 1)])
    expect(seen(match), 'PAN-E19').toMatchObject({ fronts: [[6], [], [4]], left: 2, player: 1 })
    offersExactly(match, 1, [flip])
  })

  test('PAN-E20 PAN-10.1 skipping cannot go on for ever, and an empty front can win', () => {
    const match = scene({ fronts: ['6,5', '4,3'], pile: 'P' })
    plays(match, [0, skip(6, 5)], [1, skip(4, 3)])
    offersExactly(match, 0, [flip], 'PAN-E20')
    plays(match, [0, flip])
    expect(seen(match)).toMatchObject({ stage: 'over', order: [1], fronts: [[], []] })
  })

  test('PAN-E21 no offer with a card in front', () => {
    const match = scene({ fronts: ['3', '6'], pile: 'CCPC' })
    plays(match, [0, flip])
    expect(seen(match), 'PAN-E21').toMatchObject({ left: 3, player: 1, stage: 'turn' })
    refuses(match, 0, { act: 'go' }, 'PAN-7.1')
  })
})
