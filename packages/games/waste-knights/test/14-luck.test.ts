import { asked, offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { drawLuck } from '../src/decks.ts'
import type { WkEvent } from '../src/events.ts'
import { freshMove } from '../src/frames/fresh.ts'
import type { Wk } from '../src/position.ts'
import { startCheck } from '../src/push.ts'
import {
  answers,
  bare,
  type Draws,
  deal,
  die,
  luck,
  ready,
  rights,
  stage,
  type WkMatch,
  whats,
} from './stage.ts'

/** Seat 0 checks Talk (7) with one die (Mel); nobody has anything but what the test deals. */
const scene = (seats: number, change: (s: Wk) => void, draws: Draws = []): WkMatch =>
  stage(
    ready(seats),
    (s) => {
      bare(s)
      s.stack.push({ at: 'mission', step: 0, hook: 'explored', seat: 0, turn: 0, n: 0, outcome: -1 })
      change(s)
      startCheck(s, 0, 'text', [5], 7)
    },
    draws,
  )
const play = (id: string, copy = 0) => ({ act: 'luck', n: luck(id, copy) })
const pass = { act: 'pass' }

describe('hand', () => {
  test('WK-14.1 WK-Y30 the hand limit is 5 at every moment; a draw is finished first', () => {
    const match = scene(
      3,
      (s) => {
        deal(s, 1, [0, 1, 2, 3])
        s.luck.deck.push(
          ...s.luck.deck.splice(s.luck.deck.indexOf(20), 1),
          ...s.luck.deck.splice(s.luck.deck.indexOf(21), 1),
        )
        drawLuck(s, 1, 2, null)
      },
      die(1),
    )
    expect(asked(match)).toEqual(['1:discard luck'])
    expect(answers(match, 1)).toHaveLength(6)
    const events = plays(match, [1, { act: 'discard', ns: [2] }])
    expect(events[0], 'WK-Y30').toEqual({
      what: 'luck discarded',
      clause: 'WK-14.1',
      seat: 1,
      cards: [2],
      reveals: true,
    })
    expect(
      match.position.knights[1]!.hand.toSorted((a, b) => a - b),
      'WK-Y30',
    ).toEqual([0, 1, 3, 20, 21])
    expect(match.position.luck.discard).toEqual([2])
  })

  test('WK-14.1 also while his knight is unconscious', () => {
    const match = scene(3, (s) => {
      deal(s, 1, [0, 1, 2, 3, 4, 5])
      s.knights[1]!.down = true
      s.knights[1]!.hp = 0
    })
    expect(asked(match)).toEqual(['1:discard luck'])
  })

  test('WK-1.14 WK-R53 an empty deck is reshuffled at the moment a draw needs it; nothing left, the draw is skipped', () => {
    const match = scene(
      3,
      (s) => {
        s.luck.discard = s.luck.deck.splice(0)
        const keep = s.luck.discard.splice(0, 2)
        s.luck.deck = keep
        drawLuck(s, 2, 2, null)
        expect(s.luck.discard.length).toBe(24)
        drawLuck(s, 2, 1, null)
      },
      [{ name: 'luck cards', value: [7] }, ...die(1)],
    )
    expect(match.position.knights[2]!.hand.at(-1), 'WK-1.14 WK-R53').toBe(7)
    expect(match.position.luck.discard).toEqual([])
    const empty = scene(
      3,
      (s) => {
        deal(s, 2, [0, 1, 2, 3])
        deal(s, 1, s.luck.deck.slice(0, 5))
        s.knights[0]!.hand = []
        const rest = s.luck.deck.splice(0)
        s.stack.push({ ...freshMove(0, 0), laid: rest })
        drawLuck(s, 2, 1, null)
        expect(s.knights[2]!.hand).toHaveLength(4)
        s.stack.pop()
        s.luck.deck = rest
      },
      die(1),
    )
    expect(empty.position.knights[2]!.hand, 'WK-R53').toHaveLength(4)
  })
})

describe('playing a card', () => {
  test('WK-14.2 WK-14.4 shown, open to answers, then it takes effect and is discarded', () => {
    const match = scene(3, (s) => deal(s, 0, [luck('L11'), luck('L02')]), die(1, 1, 1, 7))
    offersExactly(match, 0, [pass, play('L11')], 'WK-14.2')
    refuses(match, 0, play('L02'), 'WK-14.12')
    const events = plays(match, [0, play('L11')])
    expect(events[0]).toEqual({
      what: 'luck played',
      clause: 'WK-14.4',
      seat: 0,
      card: luck('L11'),
      reveals: true,
    })
    plays(match, [0, pass])
    expect(match.position.luck.discard, 'WK-14.2').toEqual([luck('L11')])
    expect(match.position.knights[0]!.hand).toEqual([luck('L02')])
  })

  test('WK-14.5 WK-14.6 WK-1.5 WK-30.11 conscious rivals with luck cards may respond, Active Knight first, then clockwise', () => {
    const match = scene(
      4,
      (s) => {
        deal(s, 0, [luck('L11')])
        deal(s, 1, [luck('L01')])
        deal(s, 2, [luck('L07')])
        deal(s, 3, [luck('L07', 1)])
        s.knights[1]!.down = true
        s.knights[1]!.hp = 0
      },
      die(1, 1, 1, 1),
    )
    plays(match, [0, play('L11')])
    expect(asked(match)).toEqual(['2:act or pass'])
    offersExactly(match, 2, [pass, play('L07')], 'WK-1.5 WK-30.11')
    plays(match, [2, pass])
    expect(asked(match)).toEqual(['3:act or pass'])
  })

  test('WK-14.9 unconscious knights play no luck cards', () => {
    const held = (isDown: boolean) =>
      scene(3, (s) => {
        deal(s, 1, [luck('L14')])
        deal(s, 0, [luck('L05')])
        if (isDown) Object.assign(s.knights[1]!, { down: true, hp: 0 })
      })
    expect(rights(held(false), 1)).toHaveLength(1)
    expect(rights(held(true), 1), 'WK-14.9').toEqual([])
  })

  test('WK-14.6 WK-14.7 WK-30.6 WK-R55 WK-Y29 last in, first out: a cancelled cancel lets the first card work', () => {
    const match = scene(
      3,
      (s) => {
        deal(s, 0, [luck('L05'), luck('L07')])
        deal(s, 1, [luck('L07', 1)])
      },
      die(2, 9),
    )
    plays(match, [0, pass])
    plays(match, [0, play('L05')], [1, play('L07', 1)])
    expect(asked(match)).toEqual(['0:act or pass'])
    const events = plays(match, [0, play('L07')])
    expect(whats(events), 'WK-30.6 WK-R55 WK-Y29').toEqual([
      'luck played',
      'luck cancelled',
      'rolled',
      'check passed',
    ])
    expect(events[1]).toMatchObject({ what: 'luck cancelled', clause: 'WK-14.7', card: luck('L07', 1) })
    expect(match.position.luck.discard, 'WK-Y29').toEqual([luck('L07'), luck('L07', 1), luck('L05')])
  })

  test('WK-14.6 WK-14.7 WK-30.6 what is cancelled already is not answered again', () => {
    const match = scene(
      3,
      (s) => {
        deal(s, 0, [luck('L11')])
        deal(s, 1, [luck('L07')])
        deal(s, 2, [luck('L07', 1)])
      },
      die(7),
    )
    plays(match, [0, play('L11')], [1, play('L07')])
    expect(asked(match)).toEqual(['2:act or pass'])
    const events = plays(match, [2, pass])
    expect(whats(events), 'WK-30.6').toEqual(['luck cancelled', 'rolled', 'check passed'])
    expect(match.position.knights[2]!.hand).toEqual([luck('L07', 1)])
  })

  test('L07 Tall Poppy cancels a rival’s luck card: it is discarded without effect', () => {
    const match = scene(
      3,
      (s) => {
        deal(s, 0, [luck('L11')])
        deal(s, 2, [luck('L07')])
      },
      die(7),
    )
    const events: WkEvent[] = plays(match, [0, play('L11')], [2, play('L07')])
    expect(whats(events)).toEqual(['luck played', 'luck played', 'luck cancelled', 'rolled', 'check passed'])
    expect(match.position.luck.discard).toEqual([luck('L07'), luck('L11')])
  })
})

test('WK-30.9 L14 any time: heals 1 Health and 1 Radiation; others may answer', () => {
  const match = scene(3, (s) => {
    deal(s, 0, [luck('L05')])
    deal(s, 1, [luck('L14')])
    deal(s, 2, [luck('L07')])
    s.knights[1]!.hp = 2
    s.knights[1]!.rad = 3
  })
  expect(rights(match, 1)).toEqual([{ act: 'any luck', n: luck('L14') }])
  plays(match, [1, { act: 'any luck', n: luck('L14') }])
  expect(asked(match)).toEqual(['0:act or pass'])
  plays(match, [0, pass], [2, pass])
  expect([match.position.knights[1]!.hp, match.position.knights[1]!.rad]).toEqual([3, 2])
  expect(asked(match)).toEqual(['0:act or pass'])
})
