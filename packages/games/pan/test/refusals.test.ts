import { type Action, act } from '@midden/kernel'
import { plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { PanClause } from '../src/index.ts'
import { commits, dealt, flip, go, type PanMatch, reshuffle, scene, skip, stop, take } from './scene.ts'

type Row = [attempt: string, seat: number, action: Action, reason: string, ...clauses: PanClause[]]

function tries(match: PanMatch, rows: readonly Row[]): void {
  const before = JSON.stringify(match.position)
  for (const [attempt, seat, action, reason, ...clauses] of rows)
    expect(act(match, seat, action), attempt).toEqual({ clauses, reason })
  expect(JSON.stringify(match.position)).toBe(before)
}

describe('the table of refusals, with what the player is told', () => {
  test('PAN-1.5 PAN-2.2 PAN-2.3 PAN-7.1 PAN-7.7 in a trick', () => {
    const match = dealt(['6,4,2,1', '5,4,3,6', '1,2,3,3'])
    plays(match, [1, { act: 'commit', n: 5 }])
    const gun = 'The gun pile is not touched before the tricks are over'
    const double = 'A Double CLIC follows only a first CLIC before an empty front'
    tries(match, [
      ['not in hand', 0, { act: 'commit', n: 5 }, 'There is no 5 in your hand', 'PAN-2.2'],
      ['no card', 0, { act: 'commit' }, 'Commit exactly one card of your hand', 'PAN-2.2'],
      ['two cards', 0, { act: 'commit', ns: [4, 6] }, 'Commit exactly one card of your hand', 'PAN-2.2'],
      [
        'twice',
        1,
        { act: 'commit', n: 4 },
        'You have chosen a card for this trick, and that is final',
        'PAN-2.3',
      ],
      ['a slot', 0, { act: 'commit', n: 4, with: 1 }, 'There is no ghost at this table', 'PAN-4.4'],
      ['flip', 0, flip, gun, 'PAN-1.5'],
      ['reshuffle', 0, reshuffle(4), gun, 'PAN-1.5'],
      ['skip', 1, skip(4, 6, 1), gun, 'PAN-1.5'],
      ['go', 0, go, double, 'PAN-7.1'],
      ['stop', 2, stop, double, 'PAN-7.1'],
      ['take', 0, take(16), 'Cards are taken only after a second CLIC', 'PAN-7.7'],
      ['nonsense', 0, { act: 'pass' }, 'In a trick you choose a card, nothing else', 'PAN-2.2'],
    ])
  })

  test('PAN-4.4 with the ghost', () => {
    const match = dealt(['6,4,2,1', '5,4,3,6'], { slots: '2,6,1,5' })
    commits(match, [6, 5], 3)
    tries(match, [
      [
        'non-picker',
        0,
        { act: 'commit', n: 4, with: 1 },
        'The other player picks the ghost card of this trick',
        'PAN-4.4',
      ],
      ['missing', 1, { act: 'commit', n: 4 }, "Name one of the ghost's slots 1, 2, 4", 'PAN-4.4'],
      [
        'revealed',
        1,
        { act: 'commit', n: 4, with: 3 },
        "Slot 3 is not one of the ghost's open slots 1, 2, 4",
        'PAN-4.4',
      ],
    ])
  })

  test('PAN-2.7 PAN-6.1 PAN-6.2 PAN-6.3 PAN-6.5 PAN-6.6 PAN-6.7 PAN-9.7 on a turn', () => {
    const match = scene({ fronts: ['6,5,5,2', '4', '', ''], out: [3], pile: 'CCP' })
    const one = 'Pay exactly one card of your front'
    tries(match, [
      ['out of turn', 1, flip, 'It is not your turn', 'PAN-6.1'],
      ['out of the game', 3, flip, 'You are out of the game', 'PAN-6.1', 'PAN-9.7'],
      ['commit', 1, { act: 'commit', n: 4 }, 'The tricks are over and no card is in hand', 'PAN-2.7'],
      ['flip with a card', 0, { act: 'flip', n: 2 }, 'FLIP is free and names no card', 'PAN-6.2'],
      ['two cards', 0, { act: 'reshuffle', ns: [5, 6] }, one, 'PAN-6.3'],
      ['none', 0, { act: 'reshuffle' }, one, 'PAN-6.3'],
      ["another's", 0, reshuffle(4), 'There is no 4 in your front', 'PAN-6.3', 'PAN-6.6'],
      ['too few', 0, skip(6, 5), 'Skipping costs exactly 3 cards', 'PAN-6.5'],
      ['too many', 0, skip(6, 5, 5, 2), 'Skipping costs exactly 3 cards', 'PAN-6.5'],
      ['one amount', 0, { act: 'skip', n: 6 }, 'Skipping costs exactly 3 cards', 'PAN-6.5'],
      ['a side', 0, { act: 'skip', ns: [2, 5, 6], with: 1 }, 'Skipping costs exactly 3 cards', 'PAN-6.5'],
      ['not there', 0, skip(6, 6, 5), 'A payment uses cards of your own front, each once', 'PAN-6.6'],
      ['nonsense', 0, { act: 'wait' }, 'A turn is FLIP, RESHUFFLE or SKIP', 'PAN-6.1'],
    ])
    plays(match, [0, flip])
    tries(match, [['too poor', 1, skip(4), 'Skipping costs 3 cards, and you have 1', 'PAN-6.5']])
    plays(match, [1, flip])
    const bare = 'Without a card you can only flip'
    tries(match, [
      ['reshuffle', 2, reshuffle(4), bare, 'PAN-6.7'],
      ['skip', 2, skip(4, 4, 4), bare, 'PAN-6.7'],
    ])
  })

  test('PAN-7.2 PAN-7.7 PAN-7.8 PAN-7.10 in a Double CLIC', () => {
    const match = scene({ fronts: ['', '6,5,4', ''], out: [2], pile: 'CCCCP' })
    plays(match, [0, flip])
    const first = 'First say GO or STOP'
    tries(match, [
      ['flip', 0, flip, first, 'PAN-6.1', 'PAN-7.2'],
      ['skip', 0, skip(1, 2), first, 'PAN-6.1', 'PAN-7.2'],
      ['somebody else', 1, go, 'It is not your turn', 'PAN-6.1'],
      ['the dead', 2, stop, 'You are out of the game', 'PAN-6.1', 'PAN-9.7'],
      ['go with a card', 0, { act: 'go', n: 1 }, 'GO and STOP name no card', 'PAN-7.4'],
      ['stop with a card', 0, { act: 'stop', n: 1 }, 'GO and STOP name no card', 'PAN-7.3'],
    ])
    plays(match, [0, go])
    const pending = 'First take the cards of your Double CLIC'
    const foreign = 'Only cards before other active players can be taken'
    tries(match, [
      ['flip', 0, flip, pending, 'PAN-6.1', 'PAN-7.2'],
      ['a third flip', 0, go, 'There is never a third flip', 'PAN-7.7'],
      ['fewer', 0, take(16), 'Take exactly 2, not fewer', 'PAN-7.7', 'PAN-7.10'],
      ['more', 0, take(16, 15, 14), 'Take exactly 2, and nothing else', 'PAN-7.7'],
      ['a card the owner lacks', 0, take(16, 13), foreign, 'PAN-7.8'],
      ['a card twice', 0, take(16, 16), foreign, 'PAN-7.8'],
      ['the own front', 0, take(6, 5), foreign, 'PAN-7.8'],
      ['an eliminated seat', 0, take(16, 26), foreign, 'PAN-7.8'],
      ['free cards', 0, take(16, 96), foreign, 'PAN-7.8'],
      ['somebody else', 1, take(16, 15), 'It is not your turn', 'PAN-6.1'],
      ['one by one', 0, { act: 'pick', n: 16 }, 'Name the whole selection', 'PAN-7.11'],
    ])
  })

  test('PAN-7.11 in a picking', () => {
    const full = '6,5,4,3,2,1'
    const match = scene({ fronts: ['', full, full, full, full, ''], pile: 'CCCCP' })
    plays(match, [0, flip], [0, go], [0, { act: 'pick', n: 16 }])
    const foreign = 'Only cards before other active players can be taken'
    tries(match, [
      ['flip', 0, flip, 'First take the cards of your Double CLIC', 'PAN-6.1', 'PAN-7.2'],
      ['a third flip', 0, go, 'There is never a third flip', 'PAN-7.7'],
      ['whole', 0, take(15, 14, 13, 12, 11), 'Pick the cards one by one', 'PAN-7.11'],
      ['again', 0, { act: 'pick', n: 16 }, foreign, 'PAN-7.8'],
      ['own', 0, { act: 'pick', n: 6 }, foreign, 'PAN-7.8'],
      ['none', 0, { act: 'pick' }, 'Take exactly 1, not fewer', 'PAN-7.7', 'PAN-7.10'],
      ['more', 0, { act: 'pick', n: 15, with: 1 }, 'Take exactly 1, and nothing else', 'PAN-7.7'],
      ['somebody else', 1, { act: 'pick', n: 26 }, 'It is not your turn', 'PAN-6.1'],
    ])
  })

  test('PAN-10.1 after the end', () => {
    const match = scene({ fronts: ['6', '5'], pile: 'P' })
    plays(match, [0, flip])
    tries(match, [
      ['the winner', 1, flip, 'The game is over', 'PAN-10.1'],
      ['the other', 0, { act: 'commit', n: 1 }, 'The game is over', 'PAN-10.1'],
    ])
  })
})
