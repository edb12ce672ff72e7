import { eventsFor } from '@midden/kernel'
import { asked, offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { pan } from '../src/index.ts'
import { commits, dealt, list, seen } from './scene.ts'

const HANDS = ['6,4,4,1', '5,4,3,6', '1,2,3,2']

describe('PAN-2 choosing and revealing', () => {
  test('PAN-2.1 exactly four tricks, everybody takes part in each, nobody leads', () => {
    const match = dealt(HANDS)
    for (let trick = 0; trick < 4; trick++) {
      expect(seen(match)).toMatchObject({
        stage: 'trick',
        trick: trick + 1,
        handSize: 4 - trick,
        player: null,
      })
      expect(asked(match)).toEqual(['0:commit', '1:commit', '2:commit'])
      commits(
        match,
        HANDS.map((hand) => list(hand)[trick]!),
      )
    }
    expect(seen(match)).toMatchObject({ stage: 'turn', trick: 0 })
  })

  test('PAN-2.2 one card of the own hand; equal values are one choice', () => {
    const match = dealt(HANDS)
    offersExactly(match, 0, [
      { act: 'commit', n: 1 },
      { act: 'commit', n: 4 },
      { act: 'commit', n: 6 },
    ])
    refuses(match, 0, { act: 'commit', n: 5 }, 'PAN-2.2')
    refuses(match, 0, { act: 'commit', n: 7 }, 'PAN-2.2')
    refuses(match, 0, { act: 'commit' }, 'PAN-2.2')
    refuses(match, 0, { act: 'commit', ns: [4, 4] }, 'PAN-2.2')
    refuses(match, 0, { act: 'commit', n: 4, ns: [4] }, 'PAN-2.2')
    refuses(match, 0, { act: 'wait' }, 'PAN-2.2')
  })

  test('PAN-2.2 a card that has been played is no longer in the hand', () => {
    const match = dealt(HANDS)
    commits(match, [4, 5, 1])
    offersExactly(match, 0, [
      { act: 'commit', n: 1 },
      { act: 'commit', n: 4 },
      { act: 'commit', n: 6 },
    ])
    commits(match, [4, 4, 2])
    offersExactly(match, 0, [
      { act: 'commit', n: 1 },
      { act: 'commit', n: 6 },
    ])
    refuses(match, 0, { act: 'commit', n: 4 }, 'PAN-2.2')
  })

  test('PAN-2.3 PAN-R27 a commitment is final', () => {
    const match = dealt(HANDS)
    plays(match, [1, { act: 'commit', n: 5 }])
    offersExactly(match, 1, [], 'PAN-R27')
    refuses(match, 1, { act: 'commit', n: 5 }, 'PAN-2.3')
    refuses(match, 1, { act: 'commit', n: 3 }, 'PAN-2.3')
    expect(pan.barred(pan.view(match.position, 1), 1)).toEqual([
      {
        act: 'commit',
        clauses: ['PAN-2.3'],
        reason: 'You have chosen a card for this trick, and that is final',
      },
    ])
    expect(pan.barred(pan.view(match.position, 0), 0)).toEqual([])
  })

  test('PAN-2.4 others learn that a player has committed, not which card', () => {
    const match = dealt(HANDS)
    const events = plays(match, [1, { act: 'commit', n: 5 }])
    const other = [{ what: 'committed', clause: 'PAN-2.4', seat: 1 }]
    expect(eventsFor(events, 0)).toEqual(other)
    expect(eventsFor(events, 2)).toEqual(other)
    expect(eventsFor(events, null)).toEqual(other)
    expect(eventsFor(events, 1)).toEqual([
      { what: 'commitment', clause: 'PAN-2.4', seat: 1, card: 5, slot: null },
    ])
    for (const viewer of [0, 2, null])
      expect(pan.view(match.position, viewer)).toMatchObject({
        committed: [false, true, false],
        commitment: null,
        handSize: 4,
      })
    expect(pan.view(match.position, 1)).toMatchObject({
      committed: [false, true, false],
      commitment: { card: 5, slot: null },
      hand: [6, 5, 4, 3],
    })
    expect(asked(match)).toEqual(['0:commit', '2:commit'])
  })

  test('PAN-2.5 with the last commitment all cards turn up at once and leave the hands', () => {
    const match = dealt(HANDS)
    plays(match, [2, { act: 'commit', n: 1 }], [0, { act: 'commit', n: 4 }])
    expect(match.position.hands).toEqual([102001, 111100, 121])
    const events = plays(match, [1, { act: 'commit', n: 5 }])
    expect(events).toContainEqual({
      what: 'revealed',
      clause: 'PAN-2.5',
      cards: [4, 5, 1],
      ghost: null,
      reveals: true,
    })
    expect(match.position.hands).toEqual([101001, 101100, 120])
    expect(match.position.stack).toEqual([{ at: 'game', step: 0, trick: 2, sealed: 0, slot: 0 }])
    expect(seen(match).fronts[1]).toEqual([5, 4, 1])
  })

  test('PAN-2.6 the only card of trick 4 is still committed as an ordinary action', () => {
    const match = dealt(HANDS)
    for (let trick = 0; trick < 3; trick++)
      commits(
        match,
        HANDS.map((hand) => list(hand)[trick]!),
      )
    expect(asked(match), 'PAN-2.6').toEqual(['0:commit', '1:commit', '2:commit'])
    offersExactly(match, 0, [{ act: 'commit', n: 1 }])
    offersExactly(match, 1, [{ act: 'commit', n: 6 }])
    offersExactly(match, 2, [{ act: 'commit', n: 2 }])
    refuses(match, 0, { act: 'pass' }, 'PAN-2.2')
  })

  test('PAN-2.7 after trick 4 all hands are empty and the second step starts', () => {
    const match = dealt(HANDS)
    for (let trick = 0; trick < 4; trick++)
      commits(
        match,
        HANDS.map((hand) => list(hand)[trick]!),
      )
    expect(match.position.hands).toEqual([0, 0, 0])
    expect(match.position.stack).toEqual([{ at: 'game', step: 7, trick: 0, sealed: 0, slot: 0 }])
    expect(asked(match)).toHaveLength(1)
    for (const seat of [0, 1, 2]) refuses(match, seat, { act: 'commit', n: 6 }, 'PAN-2.7')
  })
})
