import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  AXIAL,
  adjacent,
  distance,
  HEXES,
  hexAt,
  hexName,
  NEIGHBOURS,
  tierOf,
} from '../src/board/geometry.ts'
import {
  isBlank,
  isCity,
  isHazard,
  numberAt,
  obstaclesAt,
  radiationAt,
  threatAt,
  tileAt,
} from '../src/board/hexes.ts'
import { LEDGER_LAYOUT, wrongLayout } from '../src/board/layout.ts'
import { cheapestWays, fuelFor, quietestWays, wayTo } from '../src/board/routes.ts'
import { sold } from '../src/content/catalogue.ts'
import { ready, stage, tb1, tile } from './stage.ts'

const hexes = Array.from({ length: HEXES }, (_, hex) => hex)
const anyHex = fc.integer({ min: 0, max: HEXES - 1 })

describe('geometry', () => {
  test('WK-2.1 WK-2.3 37 hexes: 7 in tier 1, 12 in tier 2, 18 in tier 3', () => {
    expect(AXIAL, 'WK-2.1').toHaveLength(37)
    expect(new Set(AXIAL.map(String)).size).toBe(37)
    expect(
      [1, 2, 3].map((tier) => hexes.filter((hex) => tierOf(hex) === tier).length),
      'WK-2.3',
    ).toEqual([7, 12, 18])
    for (const hex of hexes) expect(tierOf(hex)).toBe(Math.max(1, distance(0, hex)))
  })

  test('WK-2.2 WK-1.20 neighbours are the six axial ones, distance is the number of steps', () => {
    const centre = NEIGHBOURS[0]!.map((hex) => AXIAL[hex])
    expect(centre, 'WK-2.2').toEqual([
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, -1],
      [-1, 1],
    ])
    expect(distance(hexAt(2, 1), hexAt(0, 0)), 'WK-1.20').toBe(3)
    expect(distance(hexAt(2, 1), hexAt(0, 2))).toBe(2)
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        const [dq, dr] = [AXIAL[a]![0] - AXIAL[b]![0], AXIAL[a]![1] - AXIAL[b]![1]]
        expect(distance(a, b), 'WK-2.2 WK-1.20').toBe(Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)))
        expect(adjacent(a, b)).toBe(NEIGHBOURS[a]!.includes(b))
      }),
    )
  })

  test('WK-2.9 the board is connected, its rim has three or four neighbours and nothing leads off it', () => {
    for (const hex of hexes) {
      expect(NEIGHBOURS[hex]!.length, 'WK-2.9').toBe(
        tierOf(hex) < 3 ? 6 : [3, 4].find((n) => n === NEIGHBOURS[hex]!.length),
      )
      for (const next of NEIGHBOURS[hex]!) expect(NEIGHBOURS[next]).toContain(hex)
    }
    expect(hexAt(4, 0)).toBe(-1)
    expect(hexName(hexAt(-1, 2))).toBe('(−1,2)')
  })
})

const placeAt = (q: number, r: number): string => LEDGER_LAYOUT[hexAt(q, r)]!

describe('layout', () => {
  test('WK-2.4 the central tile and the two gaps of tier 1', () => {
    expect(placeAt(0, 0), 'WK-2.4').toBe('C1')
    expect([placeAt(0, -1), placeAt(1, -1), placeAt(0, 1), placeAt(-1, 1)], 'WK-2.4').toEqual([
      'K1',
      'K2',
      'K3',
      'K4',
    ])
    expect([placeAt(1, 0), placeAt(-1, 0)]).toEqual(['S1', 'S2'])
  })

  test('WK-2.5 WK-R2 fixed places: no two cities or special hexes touch, every hex is within 2 of a city', () => {
    const at: [number, number, string][] = [
      [0, -2, 'C2'],
      [0, 2, 'C3'],
      [3, -1, 'C4'],
      [-3, 1, 'C5'],
      [1, -2, 'S3'],
      [-1, 2, 'S4'],
      [0, -3, 'S5'],
      [3, -3, 'S6'],
      [2, 1, 'S7'],
      [0, 3, 'S8'],
      [-3, 3, 'S9'],
      [-2, -1, 'S10'],
    ]
    for (const [q, r, place] of at) expect(placeAt(q, r), 'WK-2.5').toBe(place)
    const kind = (letter: string): number[] => hexes.filter((hex) => LEDGER_LAYOUT[hex]!.startsWith(letter))
    for (const letter of ['C', 'S'])
      for (const a of kind(letter)) for (const b of kind(letter)) expect(adjacent(a, b)).toBe(false)
    for (const hex of hexes)
      expect(Math.min(...kind('C').map((city) => distance(hex, city))), 'WK-R2 WK-2.5').toBeLessThanOrEqual(2)
    expect(wrongLayout(LEDGER_LAYOUT)).toBeNull()
  })

  test('WK-R2 boardLayout=ledger boardLayout=custom: any other census is refused, neighbourhood is free', () => {
    const swapped = LEDGER_LAYOUT.slice()
    swapped[hexAt(2, -2)] = 'C2'
    swapped[hexAt(0, -2)] = 'N'
    expect(wrongLayout(swapped)).toBeNull()
    const match = ready(3, { options: { boardLayout: swapped } })
    expect(numberAt(match.position, hexAt(2, -2)), 'WK-R2').toBe(2)
    expect(numberAt(ready(3).position, hexAt(0, -2))).toBe(2)
    const outward = LEDGER_LAYOUT.slice()
    outward[hexAt(0, -2)] = 'N'
    outward[hexAt(1, -3)] = 'C2'
    expect(wrongLayout(outward), 'WK-R2').toBe('tier 2 has 2 places of kind C, not 1')
    expect(wrongLayout(LEDGER_LAYOUT.slice(1))).toBe('a layout names 37 places')
    expect(wrongLayout(LEDGER_LAYOUT.with(5, 'C9'))).toBe('there is no place "C9"')
    expect(wrongLayout(LEDGER_LAYOUT.with(1, 'K2'))).toBe('the place K1 must occur exactly once')
  })
})

describe('tiles', () => {
  test('WK-2.1 WK-2.10 WK-2.11 5 cities, 10 special, 4 + 18 normal tiles, none left over', () => {
    const { position: s } = ready(2)
    expect(s.tiles.toSorted((a, b) => a - b)).toEqual(hexes)
    expect(
      hexes
        .filter((hex) => isCity(s, hex))
        .map((hex) => numberAt(s, hex))
        .toSorted(),
      'WK-2.10 WK-2.11',
    ).toEqual([1, 2, 3, 4, 5])
    expect(
      hexes.filter((hex) => numberAt(s, hex) > 5),
      'WK-2.10',
    ).toHaveLength(10)
    expect(
      hexes.filter((hex) => numberAt(s, hex) === 0),
      'WK-2.11',
    ).toHaveLength(22)
  })

  test('WK-2.6 WK-2.7 WK-2.8 WK-2.15 special tiles go to S1 to S10, normal ones clockwise: fixture board TB-1', () => {
    const tb = tb1().position.tiles
    for (let n = 6; n <= 15; n++)
      expect(sold.tiles[tb[LEDGER_LAYOUT.indexOf(`S${n - 5}`)]!]!.number, 'WK-2.7').toBe(n)
    const at = (q: number, r: number): string => sold.tiles[tb[hexAt(q, r)]!]!.id
    expect(
      [
        [2, -2],
        [2, -1],
        [2, 0],
        [1, 1],
        [-2, 2],
        [-2, 1],
        [-2, 0],
        [-1, -1],
      ].map(([q, r]) => at(q!, r!)),
      'WK-2.6 WK-2.15',
    ).toEqual(['N01', 'N02', 'N03', 'N04', 'N05', 'N06', 'N07', 'N08'])
    expect(
      [
        [1, -3],
        [2, -3],
        [3, -2],
        [3, 0],
        [1, 2],
        [-1, 3],
        [-2, 3],
        [-3, 2],
        [-3, 0],
        [-1, -2],
      ].map(([q, r]) => at(q!, r!)),
      'WK-2.8',
    ).toEqual(['N09', 'N10', 'N11', 'N12', 'N13', 'N14', 'N15', 'N16', 'N17', 'N18'])
  })

  test('WK-2.14 WK-R3 printed figures: 25 threat icons on 37 hexes, mean route difficulty 58/37', () => {
    expect(
      sold.tiles.reduce((sum, row) => sum + row.threat, 0),
      'WK-2.14 WK-R3',
    ).toBe(25)
    expect(
      sold.tiles.reduce((sum, row) => sum + row.difficulty, 0),
      'WK-2.14 WK-R3',
    ).toBe(58)
    const figures = (id: string): number[] => {
      const row = sold.tiles[tile(id)]!
      return [row.difficulty, row.threat, row.radiation, row.contamination]
    }
    expect([figures('N08'), figures('N10'), figures('N14'), figures('N09'), figures('H11')]).toEqual([
      [1, 1, 1, 0],
      [1, 2, 0, 0],
      [2, 1, 0, 1],
      [3, 1, 0, 0],
      [2, 2, 0, 0],
    ])
  })

  test('WK-2.12 WK-27.1 printed icons and tokens of the same kind add up', () => {
    const { position: s } = stage(ready(2), (t) => {
      t.tokens[0]![4] = 2
      t.tokens[1]![4] = 1
      t.tokens[2]![4] = 3
    })
    expect([obstaclesAt(s, 4), threatAt(s, 4), radiationAt(s, 4)], 'WK-2.12 WK-27.1').toEqual([
      2,
      tileAt(s, 4).threat + 1,
      3,
    ])
    expect(isHazard(s, 4)).toBe(true)
    expect(isHazard(s, 0)).toBe(false)
  })

  test('WK-2.13 WK-3.6 any number of knights share a hex: all start on Gangraen', () => {
    expect(
      ready(4).position.knights.map(({ hex }) => hex),
      'WK-2.13 WK-3.6',
    ).toEqual([0, 0, 0, 0])
  })

  test('WK-27.3 WK-27.4 WK-R44 tokenOnCity=normal tokenOnCity=city a special token blanks a hex', () => {
    const blank = (tokenOnCity: 'normal' | 'city'): boolean[] => {
      const { position: s } = stage(ready(2, { options: { tokenOnCity } }), (t) => {
        t.special[1] = 0
      })
      return [isBlank(s, 0), isCity(s, 0)]
    }
    expect(blank('normal'), 'WK-27.4 WK-R44').toEqual([true, false])
    expect(blank('city'), 'WK-R44').toEqual([true, true])
  })
})

describe('routes', () => {
  const flat = hexes.map(() => 1)
  test('the cheapest and the quietest way, and what they cost', () => {
    const cost = flat.slice()
    const threat = hexes.map(() => 0)
    const [wall, bush] = [hexAt(1, 0), hexAt(1, -1)]
    cost[wall] = 3
    threat[bush] = 2
    const end = hexAt(2, -1)
    const cheap = cheapestWays(0, cost, threat)
    expect([wayTo(cheap, end), cheap.mp[end], cheap.threat[end]]).toEqual([[bush, end], 2, 2])
    const quiet = quietestWays(0, cost, threat)
    expect([quiet.threat[end], quiet.mp[end]]).toEqual([0, 4])
    expect(wayTo(quiet, end)).not.toContain(bush)
  })

  test('WK-6.6 best ways are legal routes: adjacent steps, no hex twice, not the start', () => {
    const cost = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: HEXES, maxLength: HEXES })
    fc.assert(
      fc.property(anyHex, cost, cost, (from, mp, threat) => {
        for (const ways of [cheapestWays(from, mp, threat), quietestWays(from, mp, threat)])
          for (const end of hexes) {
            const route = wayTo(ways, end)
            expect(new Set([from, ...route]).size).toBe(route.length + 1)
            route.forEach((hex, i) => {
              expect(adjacent(i === 0 ? from : route[i - 1]!, hex)).toBe(true)
            })
            expect(route.reduce((sum, hex) => sum + mp[hex]!, 0)).toBe(ways.mp[end])
            expect(route.reduce((sum, hex) => sum + threat[hex]!, 0)).toBe(ways.threat[end])
          }
      }),
      { numRuns: 30 },
    )
  })

  test('WK-7.4 WK-7.5 fuel is bought as needed, at least 1', () => {
    expect(
      [fuelFor(3, 3, 0), fuelFor(4, 3, 0), fuelFor(16, 5, 1), fuelFor(1, 4, 1), fuelFor(0, 4, 0)],
      'WK-7.5',
    ).toEqual([1, 2, 3, 1, 1])
  })
})
