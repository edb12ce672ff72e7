import { asked, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { sold } from '../src/content/catalogue.ts'
import type { Wk } from '../src/position.ts'
import { drawGear } from '../src/push.ts'
import { view } from '../src/view/view.ts'
import { bareTable, die, fetch, gear, held, type WkMatch, wild } from './stage.ts'
import { text } from './texts.ts'

describe('hex texts', () => {
  test('WK-12.8b WK-12.9b any green card from the Stalls, then refill', () => {
    const match = text(8, 1)
    offersExactly(
      match,
      0,
      [0, 1, 2, 3].map((n) => ({ act: 'take', n })),
    )
    const card = match.position.stalls[2]!
    const top = match.position.gear[0]!.deck.at(-1)!
    const events = plays(match, [0, { act: 'take', n: 2 }])
    expect(events[0]).toEqual({ what: 'taken from the Stalls', clause: 'WK-12.8b', seat: 0, space: 2, card })
    expect(match.position.stalls[2]).toBe(top)
    expect(match.position.stack.find((f) => f.at === 'place')?.cards).toEqual([held(card)])
  })

  test('WK-12.13b WK-12.18 three wasteland cards, one kept under the Waster marker, two discarded', () => {
    const match = text(13, 1, (s) => {
      s.wild.deck.splice(-3, 3, ...[wild('W21'), wild('W30'), wild('W34')])
      const all = sold.wild.flatMap(({ copies }, card) => new Array<number>(copies).fill(card))
      const last = s.wild.deck.slice(-3)
      for (const card of last) all.splice(all.indexOf(card), 1)
      s.wild.deck = [...all, ...last]
    })
    expect(asked(match)).toEqual(['0:keep a card'])
    offersExactly(
      match,
      0,
      ['W34', 'W30', 'W21'].map((id) => ({ act: 'keep', n: wild(id) })),
    )
    const drawn = (viewer: number | null): number[] | undefined =>
      view(match.position, viewer).stack.findLast((f) => f.at === 'script')?.drawn
    expect([drawn(0), drawn(1), drawn(null)]).toEqual([
      ['W34', 'W30', 'W21'].map(wild),
      [-1, -1, -1],
      [-1, -1, -1],
    ])
    const events = plays(match, [0, { act: 'keep', n: wild('W30') }])
    expect(events).toEqual([
      {
        what: 'card planted',
        clause: 'WK-12.13b',
        seat: 0,
        discarded: [wild('W34'), wild('W21')],
        reveals: true,
      },
    ])
    expect(match.position.planted).toEqual([{ card: wild('W30'), by: 0 }])
    expect([view(match.position, 0).planted, view(match.position, 2).planted]).toEqual([
      [{ card: wild('W30'), by: 0 }],
      [{ card: -1, by: 0 }],
    ])
  })

  test('WK-12.14a any other hex; the marker is put there', () => {
    const match = text(14, 0, (s) => {
      s.knights[0]!.hex = 5
    })
    expect(asked(match)).toEqual(['0:name a hex'])
    plays(match, [0, { act: 'hex', n: 30 }])
    expect(match.position.knights[0]!.hex).toBe(30)
  })

  test('WK-12.15a Blades or Guns (9): 2 REP, or 3 RAD or 3 HP at choice', () => {
    const match = text(15, 0, () => {}, die(1, 1, 1))
    plays(match, [0, { act: 'skill', n: 1 }])
    offersExactly(match, 0, [
      { act: 'choose', n: 0 },
      { act: 'choose', n: 1 },
    ])
    plays(match, [0, { act: 'choose', n: 1 }])
    expect(match.position.knights[0]!.hp).toBe(1)
    const won = text(15, 0, () => {}, die(9, 1, 1))
    plays(won, [0, { act: 'skill', n: 1 }])
    expect(won.position.knights[0]!.rep).toBe(2)
  })

  test('WK-12.1b WK-12.2b WK-11.12 WK-11.13 WK-11.14 MED or TECH, MED and TECH', () => {
    const worn = (s: Wk): void =>
      void Object.assign(s.knights[0]!, { hp: 1, rad: 3, ammo: 0, fuel: 1, damaged: true })
    const levels = (match: WkMatch): unknown[] => {
      const { hp, rad, ammo, fuel, damaged } = match.position.knights[0]!
      return [hp, rad, ammo, fuel, damaged]
    }
    const one = text(1, 0, worn)
    plays(one, [0, { act: 'choose', n: 0 }])
    expect(levels(one), 'WK-11.12').toEqual([4, 0, 0, 1, true])
    const other = text(1, 0, worn)
    plays(other, [0, { act: 'choose', n: 1 }])
    expect(levels(other), 'WK-11.12').toEqual([1, 3, 4, 4, false])
    expect(levels(text(2, 0, worn)), 'WK-11.13 WK-11.14').toEqual([4, 0, 4, 4, false])
  })

  test('WK-8.12 WK-1.14 an effect with nothing to work on is skipped: no wasteland card, no such card in the Stalls', () => {
    const barren = text(13, 1, (s) => {
      s.quest.beside.push(...s.wild.deck.splice(0))
    })
    expect(asked(barren)).toEqual(['2:1e clear the Stalls'])
    expect(barren.position.planted, 'WK-1.14').toEqual([])
    const bought = text(8, 1, (s) => {
      for (const space of [0, 1, 2, 3]) s.gear[0]!.deck.push(s.stalls.splice(space, 1, -1)[0]!)
    })
    expect(asked(bought)).toEqual(['2:1e clear the Stalls'])
    expect(bought.position.stalls.slice(0, 4)).toEqual([-1, -1, -1, -1])
    const marked = text('W23', 0, (s) => {
      const k = s.knights[0]!
      k.marked = true
      for (const h of k.own) h.marked = true
    })
    expect(asked(marked)).toEqual(['2:1e clear the Stalls'])
  })

  test('WK-1.14 WK-23.12 gear of a colour that is used up is not drawn, the rest is', () => {
    const match = bareTable(
      (s) => {
        const red = s.gear[2]!.deck.splice(0).map((card) => held(card))
        for (const seat of [1, 2])
          Object.assign(s.knights[seat]!, { pack: red.splice(0, 3), cargo: red.splice(0, 4) })
        s.gear[0]!.deck.push(fetch(s, gear('G15')).card)
        drawGear(s, 0, [2, 0])
      },
      { vehicles: ['V01', 'V03', 'V03'] },
    )
    expect(match.position.stack.find((f) => f.at === 'place')?.cards, 'WK-1.14').toEqual([held(gear('G15'))])
    expect(match.position.stack.find((f) => f.at === 'draw')?.cards, 'WK-1.14').toEqual([])
  })
})
