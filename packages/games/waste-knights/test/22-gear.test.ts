import { only } from '@midden/kernel'
import { asked, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { available } from '../src/effects/sources.ts'
import { isCovered, panelsFor } from '../src/gear/panels.ts'
import { CARGO, PACK } from '../src/gear/places.ts'
import { belongings, slotOf } from '../src/gear/slots.ts'
import { cargoRoom, packRoom } from '../src/gear/storage.ts'
import { drawGear, placeGear } from '../src/push.ts'
import { answers, bareTable, fetch, gear, held, line, type WkMatch } from './stage.ts'

const places = (match: WkMatch, seat: number): number[] =>
  answers(match, seat).flatMap(({ act, n }) => (act === 'place' ? [n!] : []))

describe('places', () => {
  test('WK-22.1 WK-22.2 WK-22.4 weapons to hands, armour to the body, general cards to pockets; enhancements and vehicles nowhere', () => {
    const { position: s } = bareTable(() => {})
    expect(
      ['G08', 'G07', 'G06', 'G15', 'G21', 'V01', 'B02'].map((id) => panelsFor(s, gear(id))),
      'WK-22.1 WK-22.2 WK-22.4',
    ).toEqual([[0, 1], [0], [2], [3, 4, 5], [], [], []])
  })

  test('WK-22.2 backpack capacity by the sheet, vehicle capacity by its side', () => {
    const { position: s } = bareTable(
      (t) => {
        t.knights[1]!.damaged = true
      },
      { knights: ['K06', 'K01', 'K12'], vehicles: ['V03', 'V03', 'V01'] },
    )
    expect(
      [0, 1, 2].map((seat) => packRoom(s, seat)),
      'WK-22.2',
    ).toEqual([4, 3, 4])
    expect(
      [0, 1, 2].map((seat) => cargoRoom(s, seat)),
      'WK-22.2',
    ).toEqual([4, 3, 1])
  })

  test('B12 Bottomless Swag: 3 more places while it lies in a pocket', () => {
    const { position: s } = bareTable((t) => {
      t.knights[0]!.panels[3] = fetch(t, gear('B12'))
    })
    expect([packRoom(s, 0), packRoom(s, 1)]).toEqual([6, 3])
  })

  test('WK-22.9 WK-22.10 WK-R66 starting gear is covered by a card on its panel, a two-handed weapon by either hand', () => {
    const covered = (knight: string, panel: number, card: string): boolean[] => {
      const { position: s } = bareTable(
        (t) => {
          t.knights[0]!.panels[panel] = fetch(t, gear(card))
        },
        { knights: [knight, 'K01', 'K05'] },
      )
      return s.knights[0]!.own.map((_, i) => isCovered(s, s.knights[0]!, i))
    }
    expect(covered('K08', 1, 'G08'), 'WK-22.9 WK-22.10 WK-R66').toEqual([true, false])
    expect(covered('K02', 0, 'G08')).toEqual([true, false, false])
    expect(covered('K02', 0, 'G07'), 'WK-22.10 WK-R66').toEqual([true, true, false])
    expect(covered('K02', 2, 'Y01')).toEqual([false, false, true])
  })

  test('WK-22.3 WK-22.17 text works from panels; in the Knights Step and the Rest Step from everywhere', () => {
    const lines = (phase: 'move' | 'rest' | 'knights'): number[] => {
      const { position: s } = bareTable((t) => {
        t.phase = phase
        t.knights[0]!.pack = [fetch(t, gear('G20'))]
        t.knights[0]!.panels[3] = fetch(t, gear('G15'))
      })
      return available(s, 0).map(({ line: { no } }) => no)
    }
    expect(lines('move'), 'WK-22.3').toContain(line('G15'))
    expect(lines('move')).not.toContain(line('G20'))
    expect([lines('rest').includes(line('G20')), lines('knights').includes(line('G20'))], 'WK-22.17').toEqual(
      [true, true],
    )
  })

  test('WK-22.11 starting gear may be enhanced, and loses what is attached like any card', () => {
    const { position: s } = bareTable(
      (t) => {
        t.knights[0]!.own[0]!.plus.push({ card: fetch(t, gear('Y09')).card, marked: false })
      },
      { knights: ['K08', 'K01', 'K02'] },
    )
    expect(belongings(s.knights[0]!), 'WK-22.11').toEqual([slotOf('own', 0, 1)])
  })
})

describe('gaining a card', () => {
  test('WK-22.14 WK-1.13 a free legal panel or free storage; it may always be discarded', () => {
    const match = bareTable((s) => placeGear(s, 0, fetch(s, gear('G15')), true))
    offersExactly(match, 0, [...[3, 4, 5, PACK, CARGO].map((n) => ({ act: 'place', n })), { act: 'discard' }])
    const events = plays(match, [0, { act: 'discard' }])
    expect(events).toEqual([
      { what: 'gear discarded', clause: 'WK-1.13', seat: 0, card: gear('G15'), reveals: true },
    ])
  })

  test('WK-22.14 WK-R73 a displaced card moves to a free place; a two-handed weapon may displace two', () => {
    const match = bareTable((s) => {
      s.knights[0]!.panels[0] = fetch(s, gear('G08'))
      s.knights[0]!.panels[1] = fetch(s, gear('G09'))
      s.knights[0]!.cargo = [fetch(s, gear('G15'))]
      placeGear(s, 0, fetch(s, gear('G07')), true)
    })
    expect(places(match, 0)).toEqual([PACK, 0])
    plays(match, [0, { act: 'place', n: 0 }])
    expect(match.position.knights[0]!.panels.slice(0, 2), 'WK-R73 WK-22.14').toEqual([
      held(gear('G07')),
      null,
    ])
    offersExactly(match, 0, [{ act: 'place', n: PACK }, { act: 'discard' }], 'WK-R73')
    plays(match, [0, { act: 'place', n: PACK }])
    plays(match, [0, { act: 'discard' }])
    expect(match.position.knights[0]!.pack).toEqual([held(gear('G08'))])
    expect(match.position.gear[0]!.discard.at(-1)).toBe(gear('G09'))
  })

  test('WK-22.14 no room anywhere: displacing or discarding is all there is', () => {
    const match = bareTable((s) => {
      const k = s.knights[0]!
      k.pack = [1, 2, 3].map(() => fetch(s, gear('G06')))
      k.cargo = [fetch(s, gear('G21'))]
      k.panels.splice(3, 3, ...['G16', 'G17', 'G18'].map((id) => fetch(s, gear(id))))
      placeGear(s, 0, fetch(s, gear('G15')), true)
    })
    expect(places(match, 0)).toEqual([3, 4, 5])
    plays(match, [0, { act: 'place', n: 4 }])
    offersExactly(match, 0, [{ act: 'discard' }])
    plays(match, [0, { act: 'discard' }])
    expect(match.position.knights[0]!.panels[4]).toEqual(held(gear('G15')))
  })

  test('WK-22.15 WK-22.16 WK-12.19 WK-25.13 drawn cards are placed one after the other, known to their owner until they lie on a panel', () => {
    const match = bareTable((s) => {
      s.gear[0]!.deck.push(fetch(s, gear('G20')).card, fetch(s, gear('G21')).card)
      drawGear(s, 0, [0, 0])
    })
    const [first, second] = [gear('G21'), gear('G20')]
    expect(match.position.gear[0]!.deck.length).toBeLessThan(46)
    expect(places(match, 0)).toEqual([PACK, CARGO])
    const stowed = plays(match, [0, { act: 'place', n: PACK }])
    expect(stowed, 'WK-25.13 WK-12.19').toEqual([
      { what: 'gear placed', clause: 'WK-22.16', seat: 0, to: PACK, card: first, only: only(0) },
      { what: 'gear placed', clause: 'WK-22.16', seat: 0, to: PACK, only: ~only(0) },
    ])
    const shown = plays(match, [0, { act: 'place', n: 3 }])
    expect(shown).toEqual([
      { what: 'gear placed', clause: 'WK-22.16', seat: 0, to: 3, card: second, reveals: true },
    ])
  })

  test('WK-23.12 WK-23.13 a yellow draw may be a vehicle from the pool instead', () => {
    const match = bareTable((s) => {
      s.knights[0]!.cargo = [fetch(s, gear('G15'))]
      drawGear(s, 0, [1])
    })
    offersExactly(match, 0, [
      { act: 'draw' },
      ...['V01', 'V02', 'V03'].map((id) => ({ act: 'vehicle', n: gear(id) })),
    ])
    const pool = match.position.pool.slice()
    plays(match, [0, { act: 'vehicle', n: gear('V03') }])
    expect(match.position.knights[0]!.vehicle, 'WK-23.13').toBe(gear('V03'))
    expect(match.position.pool).toEqual([pool[0]! + 1, pool[1], pool[2]! - 1])
    expect(match.position.gear[1]!.deck).toHaveLength(25 - 4)
  })

  test('K13 WKC-R18 a reward: one more card of one of the colours, then one of those drawn is discarded', () => {
    const match = bareTable(
      (s) => {
        for (const list of s.gear) list.deck.sort((a, b) => a - b)
        drawGear(s, 0, [0, 1], true)
      },
      { knights: ['K13', 'K01', 'K02'] },
    )
    expect(asked(match)).toEqual(['0:one more card'])
    offersExactly(match, 0, [
      { act: 'colour', n: 0 },
      { act: 'colour', n: 1 },
    ])
    plays(match, [0, { act: 'colour', n: 0 }], [0, { act: 'draw' }])
    expect(asked(match)).toEqual(['0:discard one of them'])
    const mine = answers(match, 0).map(({ n }) => n!)
    expect(match.position.stack.findLast((f) => f.at === 'draw')?.cards).toHaveLength(3)
    expect(plays(match, [0, { act: 'toss', n: mine[0]! }])[0]).toEqual({
      what: 'gear discarded',
      clause: 'WKC-R18',
      seat: 0,
      card: mine[0],
      reveals: true,
    })
    expect(asked(match)).toEqual(['0:find a place'])
    const plain = bareTable((s) => drawGear(s, 0, [0]), { knights: ['K13', 'K01', 'K02'] })
    expect(asked(plain)).toEqual(['0:find a place'])
  })
})
