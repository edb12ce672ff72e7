import { begin, isRefusal } from '@midden/kernel'
import { table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type WasteEvent, type WasteOptions, waste } from '../src/index.ts'
import { A, atRecyclers, B, C, D, endRound, of } from './kit.ts'
import { playOut } from './playout.ts'

/** Cards that score so much: tens as metal, fives as textiles, ones as food. */
const worth = (total: number): string =>
  [`${3 * Math.floor(total / 10)}×ME`, `${2 * (Math.floor(total / 5) % 2)}×TX`, `${total % 5}×FO`].join(' ')

/** Round one ends with these points. */
const nextBoss = (points: readonly number[], boss: number): WasteEvent[] =>
  of(endRound(points.map(worth), { boss }).events, 'boss')

describe('WASTE-2 the boss', () => {
  test('WASTE-2.1 from the first step on there is one boss, and everybody sees who', () => {
    const match = table(waste, { seats: 4, options: { firstBoss: 'chosen', bossSeat: 2 } })
    for (const viewer of [A, B, C, D, null]) expect(waste.view(match.position, viewer).boss).toBe(C)
  })

  test('WASTE-2.2 WASTE-R4 firstBoss=random draws the first boss among all seats', () => {
    const firsts = new Set<number>()
    for (let i = 0; i < 40; i++) firsts.add(table(waste, { seats: 3, seed: `boss${i}` }).position.boss)
    expect([...firsts].toSorted()).toEqual([A, B, C])
    const events: WasteEvent[] = []
    table(
      waste,
      {
        seats: 3,
        script: [
          { name: 'boss', value: 1 },
          { name: 'deck', value: [] },
        ],
      },
      events,
    )
    expect(events[0]).toEqual({ what: 'first boss', clause: 'WASTE-2.2', seat: B })
  })

  test('WASTE-2.2 WASTE-R4 firstBoss=chosen takes the seat that bossSeat names (bossSeat=0 to bossSeat=3), and the first if none is named', () => {
    for (const seat of [A, B, C, D])
      expect(table(waste, { seats: 4, options: { firstBoss: 'chosen', bossSeat: seat } }).position.boss).toBe(
        seat,
      )
    expect(table(waste, { seats: 4, options: { firstBoss: 'chosen' } }).position.boss).toBe(A)
    const refused = begin(waste, { seats: 2, seed: 'x', options: { firstBoss: 'chosen', bossSeat: 2 } })
    expect(isRefusal(refused) && refused.clauses).toEqual(['WASTE-R4'])
    // A seat that nobody asked for does no harm.
    expect(table(waste, { seats: 2, options: { bossSeat: 3 } }).position.boss).toBeLessThan(2)
  })

  test('WASTE-2.3 the boss card goes to the fewest points of the last standing', () => {
    expect(nextBoss([16, 12, 21], A)).toEqual([
      { what: 'boss', clause: 'WASTE-2.3', seat: B, from: A, points: 12 },
    ])
  })

  test('WASTE-2.4 WASTE-V29 WASTE-R23 WASTE-R24 level on the fewest, the nearest to the left of the boss gets it', () => {
    const boss = (points: number[], from: number): [number, string] => {
      const [event] = of(nextBoss(points, from), 'boss')
      return [event!.seat, event!.clause]
    }
    expect(boss([12, 9, 9], C), 'WASTE-V29 WASTE-R23 WASTE-R24').toEqual([B, 'WASTE-2.4'])
    expect(boss([5, 5, 5, 5], B)).toEqual([C, 'WASTE-2.4'])
    expect(boss([4, 7, 4, 4], D)).toEqual([A, 'WASTE-2.4'])
    expect(boss([4, 7, 4, 9], A)).toEqual([C, 'WASTE-2.4'])
    expect(boss([3, 8], A)).toEqual([A, 'WASTE-2.5'])
    expect(boss([6, 6], B)).toEqual([A, 'WASTE-2.4'])
  })

  test('WASTE-R23 a lower auction value does not name the boss', () => {
    // A's textiles are worth less at auction than B's, and still the card moves on from A to B.
    const { events } = endRound(['TX01 TX02', 'TX13 TX14', '3×ME'], { boss: A })
    expect(of(events, 'boss')[0], 'WASTE-R23').toMatchObject({ clause: 'WASTE-2.4', seat: B })
  })

  test('WASTE-2.5 the boss alone with the fewest points keeps the card', () => {
    expect(nextBoss([16, 12, 21], B)[0]).toMatchObject({ clause: 'WASTE-2.5', seat: B, from: B })
  })

  test('WASTE-2.6 the boss deals last, wins bid ties and begins step 5', () => {
    const events: WasteEvent[] = []
    table(waste, { seats: 3, options: { firstBoss: 'chosen', bossSeat: 1 } }, events)
    expect(of(events, 'dealt')[0], 'WASTE-2.6').toMatchObject({ first: C })
    const { events: step5 } = atRecyclers({ seats: 3, boss: B, hands: ['RC01', 'RC02', 'RC03'] })
    expect(of(step5, 'plays Recyclers')[0]!.seat, 'WASTE-2.6').toBe(B)
  })

  test('WASTE-2.7 the boss card does not move after round three', () => {
    const match = table(waste, { seats: 3, seed: 'seven' })
    const events: WasteEvent[] = []
    const bosses: number[] = []
    playOut(match, 'seven', events, (s) => {
      bosses[s.round] = s.boss
    })
    expect(of(events, 'boss').length, 'WASTE-2.7').toBe(2)
    expect(match.position.boss).toBe(bosses[3])
  })

  test('WASTE-V30 WASTE-R22 interimMajorities=count and interimMajorities=ignore name different bosses', () => {
    const stations = ['6×TX 1×PL', '2×PL 2×FO', '1×ME 7×FO']
    const standing = (options: Partial<WasteOptions>): unknown => {
      const { events } = endRound(stations, { boss: C, options })
      return [of(events, 'standing')[0]!.scores.map(({ points }) => points), of(events, 'boss')[0]!.seat]
    }
    expect(standing({ interimMajorities: 'count' }), 'WASTE-V30 WASTE-R22').toEqual([[5, 14, 7], A])
    expect(standing({ interimMajorities: 'ignore' }), 'WASTE-V30 WASTE-R22').toEqual([[15, 2, 7], B])
  })
})
