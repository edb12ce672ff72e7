import { asked, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { clear, morning } from './morning.ts'
import { deal, fetch, gear, held, luck, whats } from './stage.ts'

describe('1c to 1f', () => {
  test('WK-5.9 WK-27.1 all tokens leave the board after their effect', () => {
    const { position: s } = morning(2, (t) => {
      for (const layer of t.tokens) layer[9] = 2
    })
    expect(
      s.tokens.flat().every((n) => n === 0),
      'WK-27.1',
    ).toBe(true)
  })

  test('WK-5.10 WK-27.2 WK-Y23 a light special token turns dark, a dark one is gone; two may lie on one hex', () => {
    const { position: s } = morning(2, (t) => {
      t.special = [7, 7, -1]
      t.dark = [false, true, false]
    })
    expect([s.special, s.dark], 'WK-5.10 WK-Y23').toEqual([
      [7, -1, -1],
      [true, false, false],
    ])
  })

  test('WK-5.12 WK-5.14 WK-R7 the old round Waster discards up to two cards of the Stalls, then all is refilled', () => {
    const match = morning(4, (s) => {
      s.first = 0
    })
    expect(asked(match)).toEqual(['2:1e clear the Stalls'])
    refuses(match, 2, { act: 'clear', ns: [0, 1, 2] }, 'WK-5.12')
    const [a, b] = [match.position.stalls[0]!, match.position.stalls[9]!]
    const [top, red] = [match.position.gear[0]!.deck.at(-1)!, match.position.gear[2]!.deck.at(-1)!]
    const events = clear(match, 0, 9)
    expect([match.position.stalls[0], match.position.stalls[9]], 'WK-R7').toEqual([top, red])
    expect(match.position.gear[0]!.discard.at(-1), 'WK-5.14').toBe(a)
    expect(events.slice(0, 2)).toEqual([
      { what: 'stall cleared', clause: 'WK-5.12', seat: 2, space: 0, card: a },
      { what: 'stall cleared', clause: 'WK-5.12', seat: 2, space: 9, card: b },
    ])
  })

  test('WK-5.13 the First Player marker goes to the left', () => {
    const match = morning(4, (s) => {
      s.first = 3
    })
    clear(match)
    expect(match.position.first).toBe(0)
  })
})

describe('Knights Step', () => {
  test('WK-5.15 WK-5.16 WK-5.17 WK-1.15 all markers leave cards and sheets before anybody rearranges, tasks keep theirs', () => {
    const match = morning(3, (s) => {
      const k = s.knights[0]!
      k.marked = true
      k.vehicleMarked = true
      k.own[0]!.marked = true
      k.pack = [{ ...fetch(s, gear('G20')), marked: true }]
      s.posted[0]!.markers = 1
    })
    clear(match)
    const k = match.position.knights[0]!
    expect(
      [k.marked, k.vehicleMarked, k.own[0]!.marked, k.pack[0]!.marked],
      'WK-5.15 WK-5.16 WK-1.15',
    ).toEqual([false, false, false, false])
    expect(match.position.posted[0]!.markers, 'WK-1.15').toBe(2)
    expect(asked(match)).toEqual(['0:rearrange'])
  })

  test('WK-5.18 conscious knights with gear rearrange at the same time', () => {
    const match = morning(3, (s) => {
      s.knights[0]!.pack = [fetch(s, gear('G15'))]
      s.knights[1]!.pack = [fetch(s, gear('G17'))]
      s.knights[2]!.panels[3] = fetch(s, gear('G18'))
      s.knights[2]!.down = true
      s.knights[2]!.hp = 0
    })
    clear(match)
    expect(asked(match)).toEqual(['0:rearrange', '1:rearrange'])
  })

  test('WK-5.20 WK-14.3 each conscious knight draws a luck card, in round order', () => {
    const match = morning(3, (s) => {
      s.first = 0
    })
    const events = clear(match)
    expect(
      events.filter(({ what }) => what === 'luck drawn').map((e) => ('seat' in e ? e.seat : -1)),
    ).toEqual([1, 1, 2, 2, 0, 0])
    expect(match.position.knights.map(({ hand }) => hand.length)).toEqual([4, 4, 4])
  })

  test('WKC-R31 WK-14.1 K02 Heat draws one more, then discards one of his whole hand, then the limit applies; B09 one more', () => {
    const match = morning(
      3,
      (s) => {
        deal(s, 0, [luck('L01'), luck('L02'), luck('L03'), luck('L04'), luck('L05')])
        s.knights[0]!.panels[3] = fetch(s, gear('B09'))
        s.first = 2
      },
      { knights: ['K02', 'K01', 'K03'] },
    )
    clear(match)
    plays(match, [0, { act: 'done' }])
    const hand = match.position.knights[0]!.hand
    expect(hand, 'WKC-R31').toHaveLength(8)
    expect(asked(match)).toEqual(['0:discard luck'])
    plays(match, [0, { act: 'discard', ns: [luck('L02')] }])
    expect(match.position.knights[0]!.hand).toHaveLength(7)
    expect(asked(match)).toEqual(['0:discard luck'])
    refuses(match, 0, { act: 'discard', ns: [luck('L01')] }, 'WK-14.1')
    const events = plays(match, [0, { act: 'discard', ns: [luck('L01'), luck('L04')] }])
    expect(match.position.knights[0]!.hand).toHaveLength(5)
    expect(whats(events)[0]).toBe('luck discarded')
    expect(match.position.luck.discard).toEqual([luck('L02'), luck('L01'), luck('L04')])
  })

  test('B09 Satellite Phone in the backpack counts in the Knights Step (WK-22.3)', () => {
    const match = morning(2, (s) => {
      s.knights[1]!.pack = [fetch(s, gear('B09'))]
      s.first = 0
    })
    clear(match)
    plays(match, [1, { act: 'done' }])
    expect(match.position.knights.map(({ hand }) => hand.length)).toEqual([4, 5])
    expect(match.position.knights[1]!.pack).toEqual([held(gear('B09'))])
  })
})
