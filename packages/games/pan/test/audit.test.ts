import { plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type Pan, pan } from '../src/index.ts'
import type { GameFrame, PickingFrame } from '../src/position.ts'
import { commits, dealt, flip, go, opening, scene } from './scene.ts'

const FULL = '6,5,4,3,2,1'
const trick = () => {
  const match = dealt(['6,4,2,1', '5,4,3,6'], { slots: '2,6,1,5' })
  commits(match, [6, 5], 3)
  plays(match, [1, { act: 'commit', n: 4, with: 1 }])
  return match.position
}
const three = () => dealt(['6,4,2,1', '5,4,3,6', '1,1,2,3']).position
const turn = () => scene({ fronts: ['6,5', '4', ''], out: [2], pile: 'CCP' }).position
const doubled = (fronts: string[], second: boolean) => {
  const match = scene({ fronts, pile: 'CCCCP' })
  plays(match, [0, flip])
  if (second) plays(match, [0, go])
  return match.position
}
const offer = () => doubled(['', FULL], false)
const taking = () => doubled(['', FULL], true)
const picking = () => doubled(['', FULL, FULL, FULL, FULL, ''], true)
const over = () => {
  const match = scene({ fronts: ['6,5', '4', ''], out: [2], pile: 'PC' })
  plays(match, [0, flip])
  return match.position
}
const early = () => opening(['6', '', ''], { cardless: 'out' }).match.position

const game = (s: Pan) => s.stack[0] as GameFrame
/** Moves one card from one heap to another, so that none is lost. */
const move = (
  s: Pan,
  from: 'discard' | 'aside' | 'heap',
  to: 'discard' | 'aside' | 'free' | 'heap',
  card: number,
) => {
  s[from] -= card
  s[to] += card
}

describe('audit of foreign states', () => {
  test.each([
    ['a trick', trick],
    ['a trick of three', three],
    ['a turn', turn],
    ['an offer', offer],
    ['a taking', taking],
    ['a picking', picking],
    ['the end', over],
    ['an end before the second step', early],
  ])('PAN-11.3 %s is accepted, also after JSON', (_name, make) => {
    expect(pan.audit(make())).toBeNull()
    expect(pan.audit(JSON.parse(JSON.stringify(make())))).toBeNull()
  })

  test('what is no state at all', () => {
    expect(pan.audit(null)).toBe('state must be an object')
    expect(pan.audit([])).toBe('state must be an object')
    expect(pan.audit({ ...turn(), extra: 1 })).toBe('state has no field "extra"')
    const { left: _, ...without } = turn()
    expect(pan.audit(without)).toBe('state.left is missing')
    expect(pan.audit({ ...turn(), hands: [0, 0, 5] })).toBe('state.hands[2] has a digit over 4')
    expect(pan.audit({ ...turn(), discard: 1.5 })).toBe(
      'state.discard must be a whole number from 0 to 999999',
    )
    expect(pan.audit({ ...turn(), slots: 7 })).toBe('state.slots has a digit over 6')
    expect(pan.audit({ ...turn(), slots: 12345 })).toBe('state.slots must be a whole number from 0 to 9999')
    expect(pan.audit({ ...turn(), seats: 7 })).toBe('state.seats must be a whole number from 2 to 6')
    expect(pan.audit({ ...turn(), stack: [{ at: 'nowhere', step: 0 }] })).toBe(
      'state.stack[0].at must be one of game, doubleClic, taking, picking',
    )
    expect(pan.audit({ ...turn(), options: { ...turn().options, cardless: 'no' } })).toBe(
      'state.options.cardless must be one of play, out',
    )
    expect(pan.audit({ ...turn(), stack: [...turn().stack, ...taking().stack] })).toBe(
      'state.stack must have 0 to 2 entries, not 3',
    )
  })

  const cases: [string, () => Pan, (s: Pan) => void, string][] = [
    ['a card too many', turn, (s) => s.discard++, 'there are 5 cards of value 1, not 4'],
    ['a card lost', turn, (s) => (s.fronts[1] = 0), 'there are 3 cards of value 4, not 4'],
    ['a hand missing', turn, (s) => s.hands.pop(), 'every seat has one hand and one front'],
    ['a front missing', turn, (s) => s.fronts.pop(), 'every seat has one hand and one front'],
    [
      'too few aside',
      turn,
      (s) => move(s, 'aside', 'discard', 1),
      'aside must hold the cards that were not dealt',
    ],
    ['a free card', turn, (s) => move(s, 'discard', 'free', 100000), 'no card is free at this table'],
    ['a seat named twice', turn, (s) => (s.order = [0, 0, 2]), 'order must name every seat once'],
    ['a seat not named', turn, (s) => (s.order = [0, 1]), 'order must name every seat once'],
    ['a strange seat', turn, (s) => (s.order = [0, 1, 5]), 'order names a seat that is not there'],
    ['too many active', turn, (s) => (s.active = 4), 'turn must be a place of an active seat in order'],
    ['turn of nobody', turn, (s) => (s.turn = 2), 'turn must be a place of an active seat in order'],
    ['put out together', turn, (s) => (s.together = 2), 'together counts eliminated seats only'],
    ['put out at all', turn, (s) => (s.together = 1), 'nobody is put out for want of cards at this table'],
    [
      'a front of the dead',
      turn,
      (s) => {
        s.order = [1, 2, 0]
      },
      'an eliminated seat has no front',
    ],
    ['a crooked order', three, (s) => (s.order = [0, 2, 1]), 'order must run clockwise'],
    ['a turned order', three, (s) => (s.order = [1, 2, 0]), 'in the first step order is that of the seats'],
    ['a trick at act', trick, (s) => (game(s).step = 7), 'a trick waits for commitments and nothing else'],
    [
      'a trick with more',
      trick,
      (s) => s.stack.push({ at: 'doubleClic', step: 0 }),
      'a trick waits for commitments and nothing else',
    ],
    ['another trick', trick, (s) => (game(s).trick = 3), 'in trick 3 every hand holds 2 cards'],
    [
      'a slot closed',
      trick,
      (s) => {
        s.slots -= 2
        s.discard += 10
      },
      'a slot is opened in every trick',
    ],
    ['a card gone from a hand', three, (s) => moveTo(s), 'in trick 1 every hand holds 4 cards'],
    ['a flipped gun', trick, (s) => (s.left = 5), 'the gun pile is not touched in the first step'],
    ['no PAN', trick, (s) => (s.pan = 0), 'the gun pile is not touched in the first step'],
    ['an early turn', trick, (s) => (s.turn = 1), 'nothing is free and nobody out in the first step'],
    ['an early exit', three, (s) => (s.active = 2), 'nothing is free and nobody out in the first step'],
    ['a card of another', trick, (s) => (game(s).sealed = 50), 'a committed card must be in the hand'],
    ['a card of nobody', three, (s) => (game(s).sealed = 1000), 'a committed card must be in the hand'],
    ['nobody missing', three, (s) => (game(s).sealed = 156), 'when all have committed the trick is over'],
    ['a closed slot', trick, (s) => (game(s).slot = 3), 'slot must be an open one, named by the picker'],
    ['no slot', trick, (s) => (game(s).slot = 0), 'slot must be an open one, named by the picker'],
    ['a slot too early', trick, (s) => (game(s).sealed = 0), 'slot must be an open one, named by the picker'],
    ['a slot of no ghost', three, (s) => (game(s).slot = 1), 'slot must be an open one, named by the picker'],
    ['a turn at commit', turn, (s) => (game(s).step = 0), 'in the second step no card is in hand'],
    ['a card sealed', turn, (s) => (game(s).sealed = 1), 'in the second step no card is in hand'],
    ['a slot named', turn, (s) => (game(s).slot = 1), 'in the second step no card is in hand'],
    ['a hand', turn, (s) => give(s), 'in the second step no card is in hand'],
    ['a heap', turn, (s) => move(s, 'discard', 'heap', 100000), 'in the second step no card is in hand'],
    [
      'a slot',
      turn,
      (s) => {
        s.discard -= 100000
        s.slots = 6
      },
      'in the second step no card is in hand',
    ],
    [
      'one left',
      turn,
      (s) => {
        s.active = 1
        s.order = [0, 1, 2]
        s.discard += s.fronts[1]!
        s.fronts[1] = 0
      },
      'with one active player the game is over',
    ],
    ['PAN gone', turn, (s) => (s.pan = 0), 'PAN must be in the pile'],
    ['PAN below the pile', turn, (s) => (s.pan = 4), 'PAN must be in the pile'],
    ['two games', turn, (s) => s.stack.push({ ...game(s) }), 'the game is one frame'],
    ['no game below', offer, (s) => s.stack.shift(), 'the first frame must be the game'],
    ['an offer with a card', offer, (s) => (s.turn = 1), 'a Double CLIC needs an empty front'],
    ['an offer unflipped', offer, (s) => (s.left = 6), 'the pile lacks the 1 cards that were flipped'],
    ['a taking flipped once', taking, (s) => (s.left = 5), 'the pile lacks the 2 cards that were flipped'],
    [
      'too little to take',
      taking,
      (s) => {
        s.fronts[1] = 110000
        s.discard += 1111
      },
      'so few cards are taken without a question',
    ],
    [
      'a narrow picking',
      taking,
      (s) => (s.stack[1] = { at: 'picking', step: 0, picked: [] }),
      'cards are picked one by one only where they must be',
    ],
    [
      'a wide taking',
      picking,
      (s) => (s.stack[1] = { at: 'taking', step: 0 }),
      'cards are picked one by one only where they must be',
    ],
    [
      'a pick of nothing',
      picking,
      (s) => (s.stack[1] as PickingFrame).picked.push(56),
      'picked must be fewer than due, and takeable',
    ],
    [
      'a pick twice',
      picking,
      (s) => (s.stack[1] as PickingFrame).picked.push(16, 16),
      'picked must be fewer than due, and takeable',
    ],
    [
      'all picked',
      picking,
      (s) => ((s.stack[1] as PickingFrame).picked = [11, 12, 13, 14, 15, 16]),
      'state.stack[1].picked must have 0 to 5 entries, not 6',
    ],
    ['an end of two', over, (s) => (s.active = 2), 'the game is over when one active player is left'],
    ['an end with a hand', over, (s) => give(s), 'the game is over when one active player is left'],
    ['an end with PAN', over, (s) => (s.pan = 1), 'PAN was turned up last'],
    ['an end unflipped', over, (s) => (s.left = 6), 'PAN was turned up last'],
    ['an early end, flipped', early, (s) => (s.left = 5), 'no gun card was flipped in this game'],
    ['an early end by PAN', early, (s) => (s.pan = 0), 'no gun card was flipped in this game'],
  ]

  /** Somebody holds a card of the discard again. */
  function give(s: Pan): void {
    s.discard -= 100000
    s.hands[0] = 100000
  }

  /** A card of a hand lies on the heap of a ghost that is not there. */
  function moveTo(s: Pan): void {
    s.hands[0]! -= 1
    s.heap = 1
  }

  test.each(cases)('PAN-11.3 %s is refused', (_name, make, change, reason) => {
    const s = pan.clone(make())
    change(s)
    expect(pan.audit(s)).toBe(reason)
  })

  test('PAN-4.5 a ghost heap where there is no ghost is refused', () => {
    const match = dealt(['6,4,2,1', '5,4,3,6', '1,1,2,3'])
    commits(match, [6, 5, 1])
    const s = match.position
    s.heap = s.fronts[2]!
    s.fronts[2] = 0
    expect(pan.audit(s)).toBe('there is no ghost at this table')
  })

  test('PAN-5.5 turnOrder=ranked any order of the active seats is accepted', () => {
    const s = scene({ fronts: ['6', '5', '4'], order: [0, 2, 1], options: { turnOrder: 'ranked' } }).position
    expect(pan.audit(s)).toBeNull()
  })

  test('PAN-4.6 ownerless=takeable free cards only after the first step', () => {
    const options = { ownerless: 'takeable' } as const
    const match = dealt(['6,4,2,1', '5,4,3,6', '1,1,2,3'], { options })
    commits(match, [6, 5, 1])
    const s = match.position
    s.free = s.fronts[2]!
    s.fronts[2] = 0
    expect(pan.audit(s)).toBe('nothing is free and nobody out in the first step')
  })
})
