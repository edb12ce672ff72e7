import { begin, isRefusal } from '@midden/kernel'
import { refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { listOf, size } from '../src/cards.ts'
import { type PanEvent, pan } from '../src/index.ts'
import { commits, dealt, list, randomGame, seen } from './scene.ts'

describe('PAN-1 set-up', () => {
  test('PAN-1.1 two to six players can start, no other number', () => {
    for (const seats of [2, 3, 4, 5, 6])
      expect(isRefusal(begin(pan, { seats, seed: 's' })), `${seats}`).toBe(false)
    for (const seats of [-1, 0, 1, 7, 2.5])
      expect(begin(pan, { seats, seed: 's' })).toEqual({
        clauses: ['PAN-1.1'],
        reason: "Pan t'es mort is played by 2 to 6",
      })
  })

  test('PAN-1.2 four cards to each player from the top, seen by the owner only', () => {
    const events: PanEvent[] = []
    const match = dealt(['6,4,2,1', '5,4,3,6', '1,1,1,2'], {}, events)
    expect(match.position.hands.map(listOf)).toEqual([
      [1, 2, 4, 6],
      [3, 4, 5, 6],
      [1, 1, 1, 2],
    ])
    expect(pan.view(match.position, 1)).toMatchObject({ hand: [6, 5, 4, 3], handSize: 4, me: 1 })
    expect(seen(match).hand).toEqual([])
    expect(events).toEqual([
      { what: 'dealt', clause: 'PAN-1.2', each: 4, ghost: 0, aside: 12 },
      { what: 'hand', clause: 'PAN-1.2', seat: 0, cards: [6, 4, 2, 1], only: 0b001, reveals: true },
      { what: 'hand', clause: 'PAN-1.2', seat: 1, cards: [6, 5, 4, 3], only: 0b010, reveals: true },
      { what: 'hand', clause: 'PAN-1.2', seat: 2, cards: [2, 1, 1, 1], only: 0b100, reveals: true },
    ])
  })

  test('PAN-1.2 there are four cards of each value 1 to 6', () => {
    const { hands } = dealt(['1,1,1,1', '2,2,2,2', '3,3,3,3', '4,4,4,4', '5,5,5,5', '6,6,6,6']).position
    expect(hands).toEqual([4, 40, 400, 4000, 40000, 400000])
    const fifth = begin(pan, { seats: 2, seed: 's', script: [{ name: 'deal', value: [1, 1, 1, 1, 1] }] })
    expect(isRefusal(fifth)).toBe(true)
  })

  test('PAN-1.3 with two players the ghost gets four cards in slots 1 to 4, seen by nobody', () => {
    const events: PanEvent[] = []
    const match = dealt(['6,4,2,1', '5,4,3,6'], { slots: '2,6,1,5' }, events)
    expect(match.position.slots, 'PAN-1.3').toBe(5162)
    for (const viewer of [0, 1, null])
      expect(pan.view(match.position, viewer).ghost).toEqual({ open: [1, 2, 3, 4], heap: [] })
    expect(events[0]).toEqual({ what: 'dealt', clause: 'PAN-1.2', each: 4, ghost: 4, aside: 12 })
  })

  test('PAN-1.3 PAN-R23 with three or more players there is no ghost', () => {
    for (const seats of [3, 4, 5, 6]) {
      const { position } = randomGame('no ghost', seats, {}, (match) => {
        expect(match.position.slots, 'PAN-1.3 PAN-R23').toBe(0)
        expect(match.position.heap).toBe(0)
        expect(seen(match)).toMatchObject({ ghost: null, picker: null })
      })
      expect(position.stack).toEqual([])
    }
  })

  test.each([
    [2, 12],
    [3, 12],
    [4, 8],
    [5, 4],
    [6, 0],
  ])('PAN-1.4 PAN-R22 with %i players %i cards are set aside and never come back', (seats, aside) => {
    let kept: number | undefined
    randomGame(`aside ${seats}`, seats, { ownerless: 'takeable' }, (match) => {
      kept ??= match.position.aside
      expect(match.position.aside, 'PAN-1.4 PAN-R22').toBe(kept)
      expect(size(match.position.aside)).toBe(aside)
      expect(seen(match).aside).toBe(aside)
      if (match.position.stack.length > 0) expect(seen(match).asideCards).toBeNull()
    })
  })

  test('PAN-1.5 six gun cards lie face down and are not touched in the first step', () => {
    const hands = ['6,4,2,1', '5,4,3,6', '1,2,3,4']
    const match = dealt(hands, { gun: 'CCPCCC' })
    for (let trick = 0; trick < 4; trick++) {
      expect(match.position).toMatchObject({ left: 6, pan: 3 })
      expect(seen(match)).toMatchObject({ left: 6, clics: 0 })
      for (const action of [{ act: 'flip' }, { act: 'reshuffle', n: 1 }, { act: 'skip', ns: [1, 2, 3] }])
        refuses(match, 1, action, 'PAN-1.5')
      commits(
        match,
        hands.map((hand) => list(hand)[trick]!),
      )
    }
    expect(match.position).toMatchObject({ left: 6, pan: 3 })
  })

  test('PAN-1.6 fronts, discard and flipped gun cards start empty', () => {
    const { position } = dealt(['6,6,6,6', '5,5,5,5', '4,4,4,4', '3,3,3,3'], { gun: 'CP' })
    expect(position, 'PAN-1.6').toEqual({
      seats: 4,
      rng: position.rng,
      stack: [{ at: 'game', step: 0, trick: 1, sealed: 0, slot: 0 }],
      options: {
        cardless: 'play',
        cancelled: 'to-winner',
        ownerless: 'discarded',
        startTie: 'random',
        turnOrder: 'clockwise',
      },
      hands: [400000, 40000, 4000, 400],
      fronts: [0, 0, 0, 0],
      slots: 0,
      heap: 0,
      free: 0,
      discard: 0,
      aside: 44,
      left: 6,
      pan: 2,
      order: [0, 1, 2, 3],
      active: 4,
      turn: 0,
      together: 0,
    })
  })
})
