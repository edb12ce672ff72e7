import { offers } from '@midden/kernel'
import { asked, offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { sold } from '../src/content/catalogue.ts'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { action, being, broke, exploreOf, greens, offerTask, opened, own, plainHex, visit } from './scout.ts'
import { answers, deal, fetch, gear, line, luck, ready, stage, task, type WkMatch, whats } from './stage.ts'

const explore = { act: 'explore' }
const done = { act: 'done' }
const isOver = (match: WkMatch): boolean => exploreOf(match) === undefined

describe('whether to explore', () => {
  test('WK-11.1 in round order each conscious knight; those told to skip and the unconscious are passed over', () => {
    const match = stage(ready(4), (s) => {
      s.first = 1
      for (const seat of s.knights.keys()) {
        deal(s, seat, [])
        s.knights[seat]!.hex = plainHex(s)
      }
      s.knights[2]!.skips = true
      s.knights[3]!.down = true
      s.knights[3]!.hp = 0
      s.stack.push({ at: 'explorations', step: 0, turn: 0 })
    })
    expect([asked(match), match.position.active]).toEqual([['1:explore or not'], 1])
    const events = plays(match, [1, { act: 'decline' }])
    expect(events).toEqual([
      { what: 'exploration declined', clause: 'WK-11.6', seat: 1, hex: plainHex(match.position) },
      { what: 'active', clause: 'WK-11.1', seat: 0 },
    ])
    expect(asked(match)).toEqual(['0:explore or not'])
    plays(match, [0, { act: 'decline' }])
    expect(match.position.stack.some((f) => f.at === 'explorations')).toBe(false)
  })

  test('WK-11.6 he may decline: no check, no marker, his turn is over', () => {
    const match = visit(9)
    offersExactly(match, 0, [explore, { act: 'decline' }])
    plays(match, [0, { act: 'decline' }])
    expect([isOver(match), match.position.knights[0]!.marker]).toEqual([true, -1])
  })

  test('WK-11.2 WK-27.3 a hex under a special token cannot be explored at all: he is not asked', () => {
    const match = visit(9, {
      change(s) {
        s.special[2] = s.knights[0]!.hex
      },
    })
    expect(isOver(match)).toBe(true)
    expect(asked(visit(9))).toEqual(['0:explore or not'])
  })

  test('WK-11.2 the blocked hex is told of', () => {
    const match = stage(ready(3), (s) => {
      s.first = 1
      for (const seat of s.knights.keys()) deal(s, seat, [])
      s.knights[2]!.hex = plainHex(s)
      s.special[0] = s.knights[2]!.hex
      s.stack.push({ at: 'explorations', step: 0, turn: 0 })
    })
    const events = plays(match, [1, { act: 'decline' }])
    expect(events.slice(1, 3)).toEqual([
      { what: 'active', clause: 'WK-11.1', seat: 2 },
      { what: 'hex blocked', clause: 'WK-11.2', seat: 2, hex: plainHex(match.position) },
    ])
    expect(asked(match)).toEqual(['0:explore or not'])
  })
})

describe('what he may do', () => {
  test('WK-11.7 WK-11.9 accept, accomplish and act in any order, each once; then only done is left', () => {
    const both = (s: Wk): void => {
      offerTask(s, 'P05', 2)
      greens(s, 0, 3)
    }
    const match = opened(1, { seats: 4, knights: ['K01', 'K07', 'K03', 'K05'], change: both })
    plays(match, [0, { act: 'accept', n: task('P05') }])
    plays(match, [0, { act: 'pay', n: 30 }])
    expect(exploreOf(match)).toMatchObject({ accepted: true, attempted: false, acted: false })
    plays(match, [0, action(1, 0)], [0, { act: 'pay', n: 40 }], [0, { act: 'choose', n: 0 }])
    // nothing is left for him here
    expect(isOver(match)).toBe(true)
  })

  test('WK-11.7 WK-11.9 one action only, however many the hex lists', () => {
    const match = opened(6, { change: (s) => deal(s, 0, [luck('L12')]) })
    plays(match, [0, action(6, 0)])
    expect(asked(match)).toEqual(['0:what to do here'])
    offersExactly(match, 0, [done, { act: 'luck', n: luck('L12') }])
    refuses(match, 0, action(6, 2), 'WK-11.9')
    refuses(match, 0, action(9, 0), 'WK-11.9')
  })

  test('WK-11.10 what cannot be paid in full is not offered; gear is paid in equivalents', () => {
    const poor = opened(1, { change: broke })
    offersExactly(poor, 0, [done, action(1, 2)])
    refuses(poor, 0, action(1, 0), 'WK-11.10')
    const rich = opened(1, {
      change(s) {
        broke(s)
        s.knights[0]!.panels[3] = fetch(s, gear('Y14'))
      },
    })
    offersExactly(rich, 0, [done, action(1, 0), action(1, 1), action(1, 2)])
    plays(rich, [0, action(1, 0)], [0, { act: 'pay', n: 30 }], [0, { act: 'choose', n: 0 }])
    expect(rich.position.gear[1]!.discard).toContain(gear('Y14'))
    const ammo = opened(10, { change: being({ ammo: 1 }) })
    offersExactly(ammo, 0, [done, action(10, 1)])
  })

  test('WK-11.10 a cost that was used up meanwhile: the action is lost and does nothing', () => {
    const match = opened(1, {
      change(s) {
        broke(s)
        Object.assign(s.knights[0]!, { hp: 1, rad: 1 })
        s.knights[0]!.panels[3] = fetch(s, gear('G02'))
      },
    })
    plays(match, [0, action(1, 0)])
    expect(asked(match)).toEqual(['0:pay with gear'])
    plays(match, [0, { act: 'any use', n: line('G02') }])
    expect(isOver(match)).toBe(true)
    expect(match.position.knights[0]!).toMatchObject({ rad: 1 })
  })

  test('WK-11.11 WK-12.3a WK-12.5a TRADE exists on cities 1, 2 and 4 only', () => {
    const trades = (number: number): boolean => {
      const match = opened(number, { change: (s) => greens(s, 0, 3) })
      return answers(match, 0).some(
        ({ act, n }) =>
          act === 'action' && sold.scripts[sold.lines[n!]!.script]!.some(({ do: what }) => what === 'trade'),
      )
    }
    expect([1, 2, 3, 4, 5].map(trades), 'WK-11.11 WK-12.3a WK-12.5a').toEqual([
      true,
      true,
      false,
      true,
      false,
    ])
  })

  test('WK-11.15 WK-30.8 WK-R60 who falls unconscious ends his exploration at once; what was done stays', () => {
    const match = opened(7, {
      change(s) {
        s.knights[0]!.hp = 2
        own(s, 0, 'P02', false)
        deal(s, 0, [luck('L12')])
      },
    })
    const events = plays(match, [0, action(7, 0)], [0, { act: 'hex', n: match.position.knights[0]!.hex }])
    expect(events.at(-1)).toMatchObject({ what: 'exploration ended', clause: 'WK-11.15', seat: 0 })
    expect(isOver(match), 'WK-30.8 WK-R60').toBe(true)
    expect(match.position.knights[0]!, 'WK-11.15 WK-30.8 WK-R60').toMatchObject({ down: true, hp: 0, rad: 2 })
  })

  test('WK-11.16 a normal hex is explored without a check and offers no action', () => {
    const match = visit(0, { change: (s) => deal(s, 0, [luck('L12')]) })
    const events = plays(match, [0, explore])
    expect(events[0]).toMatchObject({ what: 'exploration opened', clause: 'WK-11.17' })
    offersExactly(match, 0, [done, { act: 'luck', n: luck('L12') }], 'WK-11.16')
    const bare = visit(0)
    expect(whats(plays(bare, [0, explore]))).toEqual(['exploration opened', 'exploration ended'])
  })

  test('WK-11.17 it closes when he is done', () => {
    const match = opened(6)
    const hex = match.position.knights[0]!.hex
    expect(plays(match, [0, done])).toEqual([{ what: 'exploration ended', clause: 'WK-11.17', seat: 0, hex }])
    expect(isOver(match)).toBe(true)
  })

  test('WK-11.17 WK-14.11 L13 the window explore is there while the exploration is open, and only for him', () => {
    const cards = (s: Wk): void => {
      deal(s, 0, [luck('L13')])
      deal(s, 1, [luck('L12')])
    }
    const before = visit(6, { change: cards })
    offersExactly(before, 0, [explore, { act: 'decline' }])
    const match = opened(6, { change: cards })
    expect(asked(match)).toEqual(['0:what to do here'])
    const yellow = match.position.gear[1]!.deck.at(-1)!
    plays(match, [0, { act: 'luck', n: luck('L13') }])
    while (asked(match)[0] === '1:act or pass') plays(match, [1, { act: 'pass' }])
    if (asked(match)[0] === '0:card or vehicle') plays(match, [0, { act: 'draw' }])
    expect(match.position.stack.at(-1), 'WK-14.11').toMatchObject({
      at: 'place',
      seat: 0,
      cards: [{ card: yellow }],
    })
  })

  test('WKC-R19 L12 one more green card counts as yellow, on top of K06’s own', () => {
    const match = opened(1, {
      knights: ['K06', 'K07', 'K03'],
      change: (s) => deal(s, 0, [luck('L12')]),
    })
    plays(match, [0, { act: 'luck', n: luck('L12') }])
    expect(exploreOf(match)!.bargains, 'WKC-R19').toBe(1)
    expect(asked(match)).toEqual(['0:what to do here'])
  })

  test('WK-30.11 whether he is asked does not depend on what he can pay from his storage', () => {
    const stored = (id: string) =>
      opened(5, {
        change(s) {
          broke(s)
          s.knights[0]!.pack = [fetch(s, gear(id))]
        },
      })
    expect(asked(stored('G15')), 'WK-30.11').toEqual(['0:what to do here'])
    offersExactly(stored('G15'), 0, [done])
    offersExactly(stored('Y14'), 0, [done, action(5, 0), action(5, 1)])
  })
})

describe('barred', () => {
  test('WK-11.9 WK-11.10 what the hex lists and he cannot choose, with the reason', () => {
    const match = opened(1, { change: broke })
    const list = wasteKnights.barred(wasteKnights.view(match.position, 0), 0)
    expect(list).toEqual([
      {
        ...action(1, 0),
        clauses: ['WK-11.10'],
        reason: 'you cannot pay for this action in full',
      },
      {
        ...action(1, 1),
        clauses: ['WK-11.10'],
        reason: 'you cannot pay for this action in full',
      },
    ])
    expect(wasteKnights.barred(wasteKnights.view(match.position, 1), 1)).toEqual([])
  })
})

describe('for somebody who is away', () => {
  test('D39 D40 he does not explore, and is done', () => {
    const away = ({ position: s }: WkMatch) =>
      wasteKnights.standIn(wasteKnights.view(s, 0), 0, offers(wasteKnights, s, 0), s.rng)
    expect(away(visit(6))).toEqual({ act: 'decline' })
    expect(away(opened(6))).toEqual(done)
  })
})
