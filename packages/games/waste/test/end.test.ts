import { asked, refuses, table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type ScoreSheet, type WasteEvent, type WasteOptions, waste } from '../src/index.ts'
import { A, atAuction, B, C, D, endRound, finished, of } from './kit.ts'
import { playOut } from './playout.ts'

const places = (
  stations: readonly string[],
  options: Partial<WasteOptions> = {},
  boss: number = A,
): number[][] => waste.outcome(finished(stations, options, boss).position)!.ranking

const V32 = ['ME01 ME02 ME03', 'TX01 TX02 TX03 TX04', 'PA01 PA07 PA12']
const V33 = ['ME01 ME02 ME05', 'TX01 TX02 TX03 TX04', 'PA01 PA07 PA12']

/** What is told at the end, from the final order on. */
const finale = (
  stations: readonly string[],
  options: Partial<WasteOptions> = {},
  boss: number = A,
): WasteEvent[] => {
  const { events } = endRound(stations, { round: 3, options, boss })
  return events.slice(
    events.findIndex(({ what }) => what === 'final order'),
    -1,
  )
}

describe('WASTE-9 the end', () => {
  test('WASTE-9.1 after round three most points win', () => {
    expect(places(['2×TX', '3×ME', '1×PA'])).toEqual([[B], [A], [C]])
    const match = finished(['2×TX', '3×ME', '1×PA'])
    expect(waste.outcome(match.position)!.scores).toEqual([5, 10, 1])
    expect(waste.outcome(atAuction({ seats: 2 }).position)).toBe(null)
    expect(finale(['2×TX', '3×ME', '1×PA'])).toEqual([
      {
        what: 'final order',
        clause: 'WASTE-9.1',
        points: [5, 10, 1],
        values: [2, 3, 1],
        places: [[B], [A], [C]],
      },
    ])
  })

  test('WASTE-9.2 WASTE-R31 WASTE-V32 level on points, the higher value of all station cards is first', () => {
    expect(places(V32), 'WASTE-R31 WASTE-V32').toEqual([[B], [A], [C]])
    expect(finale(V32).slice(1)).toEqual([
      { what: 'level on points', clause: 'WASTE-9.2', seat: B, over: A, values: [4, 3] },
    ])
    // Cards that score nothing count for the value too.
    expect(places(['ME01 ME02 ME03 CO03', 'TX01 TX02 TX03 TX04'])).toEqual([[A], [B]])
    const match = finished(['ME01 ME02 ME03 CO03', 'TX01 TX02 TX03 TX04'])
    expect(waste.view(match.position, null).values).toEqual([7, 4])
  })

  test('WASTE-9.3 WASTE-9.4 WASTE-V33 finalTie=shared: level on both share the place, and the next number is skipped', () => {
    expect(places(V33, { finalTie: 'shared' }), 'WASTE-9.4 WASTE-V33').toEqual([[A, B], [C]])
    expect(finale(V33)).toEqual([
      {
        what: 'final order',
        clause: 'WASTE-9.1',
        points: [10, 10, 6],
        values: [4, 4, 6],
        places: [[A, B], [C]],
      },
      { what: 'place shared', clause: 'WASTE-9.3', place: 1, seats: [A, B] },
    ])
  })

  test('WASTE-9.4 every place is decided alike: shared in the middle and at the end', () => {
    expect(
      places(['ME01 ME02 ME03', 'TX01 TX02', 'TX03 TX04', '']).map((seats) => seats),
      'WASTE-9.4',
    ).toEqual([[A], [B, C], [D]])
    expect(of(finale(['ME01 ME02 ME03', 'TX01 TX02', 'TX03 TX04', '']), 'place shared')).toEqual([
      { what: 'place shared', clause: 'WASTE-9.3', place: 2, seats: [B, C] },
    ])
    expect(places(['', '3×ME', ''])).toEqual([[B], [A, C]])
    expect(places(['TX05 TX06', 'TX01 TX02', 'TX07 TX08', 'TX03 TX04'])).toEqual([
      [A, C],
      [B, D],
    ])
  })

  test('WASTE-R30 WASTE-V33 finalTie=leftOfBoss: the nearest to the left of the boss is first, the boss last', () => {
    expect(places(V33, { finalTie: 'leftOfBoss' }, A), 'WASTE-R30 WASTE-V33').toEqual([[B], [A], [C]])
    expect(places(V33, { finalTie: 'leftOfBoss' }, B)).toEqual([[A], [B], [C]])
    expect(places(V33, { finalTie: 'leftOfBoss' }, C)).toEqual([[A], [B], [C]])
    expect(places(['', '', '', ''], { finalTie: 'leftOfBoss' }, B)).toEqual([[C], [D], [A], [B]])
    expect(finale(V33, { finalTie: 'leftOfBoss' }).slice(1)).toEqual([
      { what: 'level on value', clause: 'WASTE-R30', seat: B, over: A },
    ])
    expect(finale(V32, { finalTie: 'leftOfBoss' }).slice(1)).toEqual([
      { what: 'level on points', clause: 'WASTE-9.2', seat: B, over: A, values: [4, 3] },
    ])
  })

  test('WASTE-R30 if a round was left out the boss of the last round played counts', () => {
    const { match } = endRound(['', '', ''], {
      round: 1,
      left: 26,
      boss: B,
      options: { finalTie: 'leftOfBoss' },
    })
    expect(waste.outcome(match.position)!.ranking).toEqual([[C], [A], [B]])
  })

  test('WASTE-9.5 when the game is over everything hidden is shown to everybody', () => {
    const events: WasteEvent[] = []
    const match = table(waste, { seats: 3, seed: 'shown', options: { bidReveal: 'counts' } })
    playOut(match, 'shown', events)
    const s = match.position
    expect(events.at(-1)).toEqual({
      what: 'all is shown',
      clause: 'WASTE-9.5',
      drawPile: s.pile.toReversed(),
      burnt: s.unseen,
      reveals: true,
    })
    for (const viewer of [A, B, C, null]) {
      const seen = waste.view(s, viewer)
      expect(seen.shown).toEqual({
        drawPile: s.pile.toReversed(),
        burnt: s.unseen,
        drafted: [A, B, C].map((seat) => s.drafted.filter((_, i) => i % 3 === seat)),
      })
      expect(seen.bids.every((made) => made.cards !== null && made.value !== null)).toBe(true)
      expect(seen.unseen).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
      expect(seen.piles.every(({ cards: held, taker }) => taker === null || !held.includes(null))).toBe(true)
    }
    const before = waste.view(atAuction({ seats: 2 }).position, A)
    expect(before.shown).toBe(null)
  })

  test('WASTE-9.6 after the final order every move is refused', () => {
    const match = finished(['', ''])
    expect(asked(match)).toEqual([])
    for (const action of [
      { act: 'keep', n: 1 },
      { act: 'bid', ns: [] },
      { act: 'draw' },
      { act: 'give' },
      { act: 'x' },
    ])
      refuses(match, A, action, 'WASTE-9.6')
  })

  test('WASTE-9.1 the score sheet explains every part with its clause', () => {
    const stations = [
      '8×FO 2×CO 5×TX 2×ES 3×EL 7×HZ',
      '8×ME 10×PA 1×PL',
      '4×PL 6×ES 1×EL 3×PA',
      '4×PL 1×FO 1×EL 4×HZ',
    ]
    const sheets = waste.outcome(finished(stations).position)!.breakdown as ScoreSheet[]
    expect(sheets.map(({ points }) => points)).toEqual([43, 38, 17, -1])
    expect(sheets[A]!.lines).toEqual([
      { part: 'food', held: 8, points: 20, clause: 'WASTE-8.4', how: '6 on compost at 3, 2 at 1' },
      {
        part: 'electronics',
        held: 8,
        points: 5,
        clause: 'WASTE-8.8',
        how: 'most, shared by 2, with 8 units',
      },
      { part: 'textiles', held: 5, points: 10, clause: 'WASTE-8.11', how: '2 sets of 2, 1 over' },
      { part: 'metal', held: 0, points: 0, clause: 'WASTE-8.12', how: '0 sets of 3, 0 over' },
      { part: 'paper', held: 0, points: 0, clause: 'WASTE-8.14', how: '0 sets of 8, 0 over' },
      { part: 'hazardous', held: 7, points: 8, clause: 'WASTE-8.15', how: '1 set of 5, 2 over' },
      { part: 'plastic', held: 0, points: 0, clause: 'WASTE-8.19', how: 'no plastic' },
    ])
    const part = (seat: number, name: string): unknown => {
      const line = sheets[seat]!.lines.find((made) => made.part === name)!
      return [line.held, line.points, line.clause, line.how]
    }
    expect(part(B, 'electronics')).toEqual([0, 0, 'WASTE-8.10', 'no electronics'])
    expect(part(D, 'electronics')).toEqual([2, 0, 'WASTE-8.8', '2 units; the most is shared'])
    expect(part(B, 'plastic')).toEqual([1, -10, 'WASTE-8.17', '1, fewer than the most'])
    expect(part(C, 'plastic')).toEqual([4, 6, 'WASTE-8.18', 'most, shared by 2, with 4'])
    expect(sheets.map(({ value }) => value)).toEqual(waste.view(finished(stations).position, null).values)
  })

  test('WASTE-8.6 WASTE-8.7 WASTE-8.9 WASTE-8.16 the score sheet names what gave a majority its points', () => {
    const lines = (stations: readonly string[], name: string): unknown[] =>
      (waste.outcome(finished(stations).position)!.breakdown as ScoreSheet[]).map(({ lines: made }) => {
        const line = made.find(({ part }) => part === name)!
        return [line.points, line.clause, line.how]
      })
    expect(lines(['3×ES', '2×ES', '1×ES'], 'electronics'), 'WASTE-8.6 WASTE-8.7').toEqual([
      [10, 'WASTE-8.6', 'most, with 3 units'],
      [5, 'WASTE-8.7', 'second, with 2 units'],
      [0, 'WASTE-8.7', '1 unit; 2 have more'],
    ])
    expect(lines(['3×ES', '1×ES', '1×ES'], 'electronics').slice(1), 'WASTE-8.9').toEqual([
      [0, 'WASTE-8.9', 'second, shared by 2, with 1 unit'],
      [0, 'WASTE-8.9', 'second, shared by 2, with 1 unit'],
    ])
    expect(lines(['3×PL', '1×PL'], 'plastic'), 'WASTE-8.16').toEqual([
      [12, 'WASTE-8.16', 'most, with 3'],
      [-10, 'WASTE-8.17', '1, fewer than the most'],
    ])
  })
})
