import { eventsFor } from '@midden/kernel'
import { asked, offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type PanEvent, pan } from '../src/index.ts'
import { commits, dealt, opening, randomGame, scene, seen, trick } from './scene.ts'

const HANDS = ['6,4,2,1', '5,4,3,6']
const table = (options = {}) => dealt(HANDS, { slots: '2,6,1,5', options })
const withGhost = (cards: readonly number[], options = {}) => trick(cards, options, 2)
const slots = (n: number, open: readonly number[]) => open.map((slot) => ({ act: 'commit', n, with: slot }))

describe('PAN-4 two players and the ghost', () => {
  test('PAN-4.1 a ghost card cancels, is cancelled, wins, and loses to a single 1', () => {
    expect(withGhost([5, 4, 5]), 'PAN-4.1').toMatchObject({ fronts: [[], [5, 5, 4]], ghost: { heap: [] } })
    expect(withGhost([5, 5, 5]), 'PAN-4.1').toMatchObject({
      fronts: [[], []],
      discard: [5, 5, 5],
      ghost: { heap: [] },
    })
    expect(withGhost([5, 3, 6]), 'PAN-4.1').toMatchObject({
      fronts: [[], []],
      discard: [],
      ghost: { heap: [6, 5, 3] },
    })
    expect(withGhost([1, 3, 6]), 'PAN-4.1').toMatchObject({ fronts: [[6, 3, 1], []], ghost: { heap: [] } })
    expect(withGhost([6, 3, 1]), 'PAN-4.1').toMatchObject({ fronts: [[], []], ghost: { heap: [6, 3, 1] } })
  })

  test('PAN-4.2 PAN-R20 the first seat picks in tricks 1 and 3, the second in 2 and 4', () => {
    const match = table()
    const open = [1, 2, 3, 4]
    const plan = [
      { picker: 0, cards: [6, 5], slot: 3 },
      { picker: 1, cards: [4, 4], slot: 1 },
      { picker: 0, cards: [1, 3], slot: 2 },
      { picker: 1, cards: [2, 6], slot: 4 },
    ]
    for (const { picker, cards, slot } of plan) {
      expect(seen(match), 'PAN-4.2 PAN-R20').toMatchObject({ picker, ghost: { open } })
      commits(match, cards, slot)
      open.splice(open.indexOf(slot), 1)
    }
    expect(seen(match)).toMatchObject({ picker: null, trick: 0 })
  })

  test('PAN-4.3 PAN-R21 card and slot come as one commitment, and the ghost card turns up at the reveal', () => {
    const match = table()
    offersExactly(
      match,
      0,
      [1, 2, 4, 6].flatMap((n) => slots(n, [1, 2, 3, 4])),
    )
    offersExactly(
      match,
      1,
      [3, 4, 5, 6].map((n) => ({ act: 'commit', n })),
    )
    const first = plays(match, [0, { act: 'commit', n: 6, with: 3 }])
    expect(eventsFor(first, 0)).toEqual([
      { what: 'commitment', clause: 'PAN-2.4', seat: 0, card: 6, slot: 3 },
    ])
    expect(eventsFor(first, 1)).toEqual([{ what: 'committed', clause: 'PAN-2.4', seat: 0 }])
    expect(pan.view(match.position, 0).commitment, 'PAN-4.3 PAN-R21').toEqual({ card: 6, slot: 3 })
    expect(pan.view(match.position, 1)).toMatchObject({ commitment: null, ghost: { open: [1, 2, 3, 4] } })
    const second = plays(match, [1, { act: 'commit', n: 5 }])
    expect(second).toContainEqual({
      what: 'revealed',
      clause: 'PAN-2.5',
      cards: [6, 5],
      ghost: { slot: 3, card: 1 },
      reveals: true,
    })
    expect(match.position.slots).toBe(5062)
    offersExactly(
      match,
      1,
      [3, 4, 6].flatMap((n) => slots(n, [1, 2, 4])),
    )
  })

  test('PAN-4.3 PAN-2.4 the non-picker who commits first has no slot in the event', () => {
    const events = plays(table(), [1, { act: 'commit', n: 5 }])
    expect(eventsFor(events, 1)).toEqual([
      { what: 'commitment', clause: 'PAN-2.4', seat: 1, card: 5, slot: null },
    ])
  })

  test.each([
    { act: 'commit', n: 6 },
    { act: 'commit', n: 6, with: 4 },
  ])('PAN-4.3 in trick 4 the last slot is taken unnamed or named: %j', (last) => {
    const match = table()
    commits(match, [6, 5], 3)
    commits(match, [4, 4], 1)
    commits(match, [1, 3], 2)
    offersExactly(match, 1, [{ act: 'commit', n: 6, with: 4 }])
    offersExactly(match, 0, [{ act: 'commit', n: 2 }])
    const events = plays(match, [1, last])
    expect(eventsFor(events, 1)).toEqual([
      { what: 'commitment', clause: 'PAN-2.4', seat: 1, card: 6, slot: 4 },
    ])
    plays(match, [0, { act: 'commit', n: 2 }])
    expect(seen(match).fronts).toEqual([
      [6, 3, 1],
      [6, 5, 2],
    ])
  })

  test('PAN-4.4 slots that are refused', () => {
    const match = table()
    refuses(match, 1, { act: 'commit', n: 5, with: 1 }, 'PAN-4.4')
    refuses(match, 0, { act: 'commit', n: 6 }, 'PAN-4.4')
    refuses(match, 0, { act: 'commit', n: 6, with: 5 }, 'PAN-4.4')
    refuses(match, 0, { act: 'commit', n: 6, with: 0 }, 'PAN-4.4')
    commits(match, [6, 5], 3)
    refuses(match, 1, { act: 'commit', n: 4, with: 3 }, 'PAN-4.4')
    refuses(match, 1, { act: 'commit', n: 4 }, 'PAN-4.4')
    refuses(match, 0, { act: 'commit', n: 4, with: 1 }, 'PAN-4.4')
    commits(match, [4, 4], 1)
    refuses(match, 0, { act: 'commit', n: 2 }, 'PAN-4.4')
    commits(match, [1, 3], 2)
    refuses(match, 1, { act: 'commit', n: 6, with: 2 }, 'PAN-4.4')
    refuses(match, 0, { act: 'commit', n: 2, with: 4 }, 'PAN-4.4')
    refuses(dealt(['6,4,2,1', '5,4,3,6', '1,2,3,3']), 0, { act: 'commit', n: 6, with: 1 }, 'PAN-4.4')
  })

  test('PAN-4.5 a trick won by the ghost lies on its heap, public', () => {
    const { match, events } = withGhost([3, 4, 5])
    expect(events.at(-1)).toEqual({
      what: 'ghost won',
      clause: 'PAN-4.5',
      by: 'PAN-3.4',
      with: 5,
      cards: [5, 4, 3],
      discarded: [],
    })
    for (const viewer of [0, 1, null])
      expect(pan.view(match.position, viewer)).toMatchObject({ ghost: { heap: [5, 4, 3] }, discard: [] })
    const single = withGhost([4, 4, 2])
    expect(single.ghost?.heap).toEqual([4, 4, 2])
  })

  test('PAN-4.5 PAN-R10 cancelled=discarded the ghost gets the single cards only', () => {
    const { events, ghost, discard } = withGhost([4, 4, 2], { cancelled: 'discarded' })
    expect(ghost?.heap, 'PAN-R10').toEqual([2])
    expect(discard).toEqual([4, 4])
    expect(events.at(-1)).toEqual({
      what: 'ghost won',
      clause: 'PAN-4.5',
      by: 'PAN-3.4',
      with: 2,
      cards: [2],
      discarded: [4, 4],
    })
  })

  test('PAN-4.6 PAN-R10 ownerless=discarded the ghost leaves and its heap is discarded', () => {
    const { match, events, discard } = opening(['6,5,4', '3'], {}, [], '6,2')
    expect(events[0], 'PAN-R10').toEqual({
      what: 'ghost left',
      clause: 'PAN-4.6',
      cards: [6, 2],
      to: 'discard',
    })
    expect(match.position).toMatchObject({ heap: 0, free: 0 })
    expect(discard).toEqual(expect.arrayContaining([6, 2]))
    expect(seen(match).free).toEqual([])
  })

  test('PAN-4.6 PAN-R10 ownerless=takeable its heap stays as free cards', () => {
    const { match, events, free, discard } = opening(['6,5,4', '3'], { ownerless: 'takeable' }, [], '6,2')
    expect(events[0]).toEqual({ what: 'ghost left', clause: 'PAN-4.6', cards: [6, 2], to: 'free' })
    expect(free).toEqual([6, 2])
    expect(match.position.heap).toBe(0)
    expect(discard).toHaveLength(24 - 12 - 4 - 2)
  })

  test('PAN-4.6 no ghost leaves a table of three', () => {
    expect(opening(['6,5,4', '3', '']).events.map(({ what }) => what)).toEqual(['first player'])
  })

  test('PAN-4.7 the ghost has no turn, does not start, counts nowhere and cannot win', () => {
    const start = opening(['3', '2'], {}, [], '6,6,5,5,4,4')
    expect(start, 'PAN-4.7').toMatchObject({ active: 2, order: [0, 1], player: 0 })
    for (let game = 0; game < 30; game++) {
      const { position } = randomGame(`ghost ${game}`, 2, {}, (match) => {
        expect(seen(match).active).toBeLessThanOrEqual(2)
        for (const who of asked(match)) expect(who).toMatch(/^[01]:/)
      })
      expect(pan.outcome(position)!.ranking.flat().toSorted()).toEqual([0, 1])
    }
  })

  test('PAN-R23 two survivors of a larger game play without a ghost', () => {
    const match = scene({ fronts: ['6', '5', ''], out: [2], pile: 'CCP' })
    expect(seen(match), 'PAN-R23').toMatchObject({ ghost: null, active: 2, stage: 'turn' })
  })

  test('PAN-E13 four tricks of two players and the ghost', () => {
    const match = table()
    const winner = (events: readonly PanEvent[]) =>
      events.filter(({ what }) => what === 'trick won' || what === 'ghost won')
    expect(winner(commits(match, [6, 5], 3))).toMatchObject([{ what: 'ghost won', by: 'PAN-3.3', with: 1 }])
    expect(winner(commits(match, [4, 4], 1))).toMatchObject([{ what: 'ghost won', by: 'PAN-3.4', with: 2 }])
    expect(winner(commits(match, [1, 3], 2))).toMatchObject([
      { what: 'trick won', seat: 0, clause: 'PAN-3.3' },
    ])
    const last = commits(match, [2, 6])
    expect(winner(last)).toMatchObject([{ what: 'trick won', seat: 1, clause: 'PAN-3.4' }])
    expect(last.slice(-2)).toEqual([
      { what: 'ghost left', clause: 'PAN-4.6', cards: [6, 5, 4, 4, 2, 1], to: 'discard' },
      { what: 'first player', clause: 'PAN-5.3', seat: 1, by: 'total', order: [1, 0] },
    ])
    expect(seen(match), 'PAN-E13').toMatchObject({
      fronts: [
        [6, 3, 1],
        [6, 5, 2],
      ],
      discard: [6, 5, 4, 4, 2, 1],
      aside: 12,
      player: 1,
      order: [1, 0],
      stage: 'turn',
    })
  })
})
