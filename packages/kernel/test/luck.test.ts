import { describe, expect, test } from 'vitest'
import { act, replay, undo } from '../src/match.ts'
import { arranged, asked, offersExactly, plays, refuses, table } from '../src/testing.ts'
import { duel } from './toys/duel.ts'
import { CARDS, type Duel } from './toys/duel-position.ts'

// Cards by number: 0, 3, 6… a bonus before the roll, 1, 4, 7… a new roll after it, 2, 5, 8… cancel another card.
const BONUS = 0
const REROLL = 1
const CANCEL = 2
const SECOND_CANCEL = 5

function holding(...hands: number[][]) {
  return (s: Duel): void => {
    s.hands = hands
    const held = hands.flat()
    s.deck = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !held.includes(card))
  }
}

const fight = (hands: number[][], dice: number[]) =>
  arranged(
    table(duel, { seats: hands.length }),
    (s) => {
      holding(...hands)(s)
      s.stack = [{ at: 'campaign', step: 0, turns: 0 }]
    },
    dice.map((n) => ({ name: 'die', value: n - 1 })),
  )

const whats = (events: { what: string }[]): string[] => events.map(({ what }) => what)

describe('a window', () => {
  test('asks in turn whoever holds a card, fitting or not, until all have passed in a row', () => {
    const match = fight([[REROLL], [CANCEL]], [1])
    expect(asked(match)).toEqual(['0:react'])
    offersExactly(match, 0, [{ act: 'pass' }])
    plays(match, [0, { act: 'pass' }])
    expect(asked(match)).toEqual(['1:react'])
    expect(whats(plays(match, [1, { act: 'pass' }]))).toEqual(['passed', 'rolled'])
    offersExactly(match, 0, [{ act: 'pass' }, { act: 'luck', n: REROLL }])
    refuses(match, 1, { act: 'pass' }, 'L-3')
  })

  test('passes by itself over empty hands', () => {
    const match = fight([[], [CANCEL]], [6])
    expect(asked(match)).toEqual(['1:react'])
  })

  test('a seat that passed may act again if another has acted since', () => {
    const match = fight([[BONUS], [3, 6]], [1])
    plays(match, [0, { act: 'pass' }], [1, { act: 'luck', n: 3 }], [0, { act: 'pass' }])
    expect(asked(match)).toEqual(['0:react'])
    offersExactly(match, 0, [{ act: 'pass' }, { act: 'luck', n: BONUS }])
  })
})

describe('a luck card', () => {
  test('takes effect once nobody answers it', () => {
    const match = fight([[BONUS], [3]], [3])
    const events = plays(
      match,
      [0, { act: 'luck', n: BONUS }],
      [1, { act: 'pass' }],
      [1, { act: 'pass' }],
      [1, { act: 'pass' }],
    )
    expect(whats(events)).toEqual([
      'luck',
      'passed',
      'worked',
      'passed',
      'rolled',
      'passed',
      'hit',
      'drew',
      'drew',
      'attack',
    ])
    expect(match.position.health).toEqual([2, 1])
  })

  test('is stopped by a cancel, and the cancel by another: the last played works first', () => {
    const match = fight([[REROLL, CANCEL], [SECOND_CANCEL]], [1, 6])
    plays(match, [0, { act: 'pass' }], [1, { act: 'pass' }])
    const events = plays(
      match,
      [0, { act: 'luck', n: REROLL }],
      [1, { act: 'luck', n: SECOND_CANCEL }],
      [0, { act: 'luck', n: CANCEL }],
    )
    expect(events.filter(({ what }) => what === 'worked' || what === 'stopped')).toEqual([
      { what: 'worked', clause: 'L-4', seat: 0, card: CANCEL },
      { what: 'stopped', clause: 'L-4', seat: 1, card: SECOND_CANCEL },
      { what: 'worked', clause: 'L-4', seat: 0, card: REROLL },
    ])
    expect(match.position.health).toEqual([2, 1])
    expect(match.position.discard).toEqual([REROLL, SECOND_CANCEL, CANCEL])
  })

  test('that is cancelled does nothing, and the window goes on', () => {
    const match = fight(
      [
        [REROLL, 4],
        [SECOND_CANCEL, 3],
      ],
      [1],
    )
    plays(match, [0, { act: 'pass' }], [1, { act: 'pass' }])
    const events = plays(
      match,
      [0, { act: 'luck', n: REROLL }],
      [1, { act: 'luck', n: SECOND_CANCEL }],
      [0, { act: 'pass' }],
      [1, { act: 'pass' }],
    )
    expect(events.at(-1)).toEqual({ what: 'stopped', clause: 'L-4', seat: 0, card: REROLL })
    expect(asked(match)).toEqual(['1:react'])
    plays(match, [1, { act: 'pass' }])
    offersExactly(match, 0, [{ act: 'pass' }, { act: 'luck', n: 4 }])
    expect(whats(plays(match, [0, { act: 'pass' }]))).toContain('missed')
  })
})

describe('an answer to an answer', () => {
  const deep = () => {
    const match = fight(
      [
        [BONUS, CANCEL, 8],
        [SECOND_CANCEL, 11, 14],
      ],
      [6],
    )
    plays(
      match,
      [0, { act: 'luck', n: BONUS }],
      [1, { act: 'luck', n: SECOND_CANCEL }],
      [0, { act: 'luck', n: CANCEL }],
      [1, { act: 'luck', n: 11 }],
    )
    return match
  }

  test('is a stack that saves, clones and goes on from JSON', () => {
    const match = deep()
    expect(match.position.stack.map(({ at }) => at)).toEqual([
      'campaign',
      'attack',
      'window',
      ...Array(4).fill(['luck', 'window']).flat(),
    ])
    const saved = { ...match, position: JSON.parse(JSON.stringify(match.position)) as Duel }
    for (const on of [match, saved]) plays(on, [0, { act: 'luck', n: 8 }], [1, { act: 'pass' }])
    expect(saved.position).toEqual(match.position)
    expect(duel.clone(match.position)).toEqual(match.position)
  })

  test('unwinds from the last to the first', () => {
    const match = deep()
    const events = plays(match, ...[0, 1, 0, 1].map((seat) => [seat, { act: 'pass' }] as const))
    expect(
      events.filter(({ clause }) => clause === 'L-4').map((e) => 'card' in e && [e.what, e.card]),
    ).toEqual([
      ['worked', 11],
      ['stopped', CANCEL],
      ['worked', SECOND_CANCEL],
      ['stopped', BONUS],
    ])
  })
})

describe('checkpoints after every step', () => {
  test('more than three cards are discarded at once, before the next attack', () => {
    const match = fight([[2, 5, 8], []], [1])
    for (let i = 0; i < 2; i++) plays(match, [0, { act: 'pass' }])
    expect(asked(match)).toEqual(['0:discard'])
    expect(match.position.stack.map(({ at }) => at)).toEqual(['campaign', 'attack', 'excess'])
    offersExactly(
      match,
      0,
      match.position.hands[0]!.map((card) => ({ act: 'discard', ns: [card] })),
    )
    plays(match, [0, { act: 'discard', ns: [5] }])
    expect(match.position.hands[0]).toHaveLength(3)
    expect(match.position.discard).toEqual([5])
  })

  test('a knight falls in mid-fight: the fight is closed without further effects', () => {
    const match = fight([[REROLL], [CANCEL], [SECOND_CANCEL]], [6, 1])
    match.position.health[1] = 1
    plays(match, [0, { act: 'pass' }], [1, { act: 'pass' }], [0, { act: 'pass' }])
    const events = plays(match, [1, { act: 'pass' }])
    expect(whats(events)).toEqual(['passed', 'hit', 'fell', 'attack'])
    expect(match.position.health).toEqual([2, 0, 2])
    expect(match.position.hands[0]).toEqual([REROLL])
    expect(match.position.discard).toEqual([CANCEL])
    expect(match.position.stack[1]).toMatchObject({ at: 'attack', by: 2, on: 0 })
  })
})

test('a fight replays, and an agreed undo in the middle of one replays too', () => {
  const match = table(duel, { seats: 3, seed: 'replayed' })
  const step = (): void => {
    const [seat] = asked(match)[0]!.split(':').map(Number)
    const refused = act(match, seat!, { act: 'pass' })
    expect(refused).toBeNull()
  }
  for (let i = 0; i < 5; i++) step()
  undo(match, 3, 'once more')
  for (let i = 0; i < 3; i++) step()
  expect(match.journal.moves.map(({ luck }) => luck)).toEqual([
    undefined,
    undefined,
    'once more',
    undefined,
    undefined,
  ])
  expect(replay(duel, match.journal).position).toEqual(match.position)
})
