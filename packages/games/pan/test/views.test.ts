import { eventsFor } from '@midden/kernel'
import { plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type PanEvent, pan } from '../src/index.ts'
import { clone } from '../src/position.ts'
import { commits, dealt, flip, go, scene, seen } from './scene.ts'

const HANDS = ['6,4,2,1', '5,4,3,6']
const OPTIONS = {
  cardless: 'play',
  cancelled: 'to-winner',
  ownerless: 'discarded',
  startTie: 'random',
  turnOrder: 'clockwise',
}

describe('what everybody may know (section 5)', () => {
  test('PAN-1.2 PAN-2.4 PAN-4.3 the picker in a trick, in full', () => {
    const match = dealt(HANDS, { slots: '2,6,1,5' })
    commits(match, [6, 5], 3)
    plays(match, [1, { act: 'commit', n: 4, with: 1 }])
    expect(pan.view(match.position, 1)).toEqual({
      me: 1,
      seats: 2,
      options: OPTIONS,
      stage: 'trick',
      trick: 2,
      hand: [6, 4, 3],
      handSize: 3,
      committed: [false, true],
      commitment: { card: 4, slot: 1 },
      picker: 1,
      ghost: { open: [1, 2, 4], heap: [6, 5, 1] },
      fronts: [[], []],
      free: [],
      discard: [],
      aside: 12,
      asideCards: null,
      left: 6,
      clics: 0,
      order: [0, 1],
      active: 2,
      player: null,
      eliminated: [],
      together: 0,
      picked: [],
    })
  })

  test('PAN-7.11 PAN-8.1 a picking, in full, for a watcher', () => {
    const full = '6,5,4,3,2,1'
    const match = scene({
      fronts: ['', full, full, full, full, ''],
      pile: 'CCCCP',
      order: [0, 1, 2, 3, 4, 5],
    })
    plays(match, [0, flip], [0, go], [0, { act: 'pick', n: 26 }])
    expect(seen(match)).toEqual({
      me: null,
      seats: 6,
      options: OPTIONS,
      stage: 'picking',
      trick: 0,
      hand: [],
      handSize: 0,
      committed: [false, false, false, false, false, false],
      commitment: null,
      picker: null,
      ghost: null,
      fronts: [[], [6, 5, 4, 3, 2, 1], [6, 5, 4, 3, 2, 1], [6, 5, 4, 3, 2, 1], [6, 5, 4, 3, 2, 1], []],
      free: [],
      discard: [],
      aside: 0,
      asideCards: null,
      left: 3,
      clics: 3,
      order: [0, 1, 2, 3, 4, 5],
      active: 6,
      player: 0,
      eliminated: [],
      together: 0,
      picked: [26],
    })
  })

  test('PAN-2.4 leak: whatever another has committed, views, events and options are the same to the byte', () => {
    for (const [mine, theirs] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const hands = ['6,4,2,1', '5,4,3,6', '2,2,3,3']
      const seenOf = (n: number): string => {
        const match = dealt(hands)
        const events = plays(match, [theirs, { act: 'commit', n }])
        return JSON.stringify([pan.view(match.position, mine), eventsFor(events, mine), seen(match)])
      }
      const cards = theirs === 1 ? [5, 4, 3, 6] : [6, 4, 2, 1]
      expect(new Set(cards.map(seenOf)).size).toBe(1)
    }
  })

  test('PAN-8.1 PAN-11.3 leak: neither view nor refusal carries the gun order, the seed or set-aside cards', () => {
    const texts = ['PCCC', 'CPCC', 'CCPC', 'CCCP'].map((pile) => {
      const match = scene({ fronts: ['6,5', '4'], pile })
      const view = pan.view(match.position, 0)
      return JSON.stringify([view, pan.refuse(view, 0, { act: 'skip' }), pan.barred(view, 0)])
    })
    expect(new Set(texts).size).toBe(1)
    const { position } = scene({ fronts: ['6,5', '4'] })
    const before = JSON.stringify({ ...pan.view(position, 0), discard: [] })
    position.aside += 100000 - 1
    position.discard += 1 - 100000
    expect(pan.audit(position)).toBeNull()
    expect(JSON.stringify({ ...pan.view(position, 0), discard: [] })).toBe(before)
  })

  test('PAN-2.5 the reveal tells everybody the same', () => {
    const match = dealt(HANDS, { slots: '2,6,1,5' })
    const events: PanEvent[] = commits(match, [6, 5], 3).filter(({ what }) => !what.startsWith('commit'))
    for (const viewer of [0, 1, null]) expect(eventsFor(events, viewer)).toEqual(events)
  })
})

describe('copies', () => {
  test('PAN-11.3 a clone of every kind of position equals the original and shares nothing', () => {
    const full = '6,5,4,3,2,1'
    const picking = scene({ fronts: ['', full, full, full, full, ''], pile: 'CCCCP' })
    plays(picking, [0, flip], [0, go], [0, { act: 'pick', n: 26 }])
    const taking = scene({ fronts: ['', '6,5,4'], pile: 'CCCP' })
    plays(taking, [0, flip], [0, go])
    const offer = scene({ fronts: ['', '6,5,4'], pile: 'CCCP' })
    plays(offer, [0, flip])
    for (const { position } of [picking, taking, offer, dealt(HANDS, { slots: '2,6,1,5' })]) {
      const twin = clone(position)
      expect(twin).toEqual(position)
      for (const key of ['rng', 'stack', 'hands', 'fronts', 'order'] as const)
        expect(twin[key]).not.toBe(position[key])
      expect(twin.stack.at(-1)).not.toBe(position.stack.at(-1))
      expect(twin.options).toBe(position.options)
    }
    const top = clone(picking.position).stack[1]
    if (top?.at === 'picking') top.picked.push(1)
    expect(picking.position.stack[1]).toEqual({ at: 'picking', step: 0, picked: [26] })
  })
})
