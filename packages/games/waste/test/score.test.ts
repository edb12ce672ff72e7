import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deckOf, totalValue } from '../src/cards.ts'
import { ladderOf, type Score, scoreStations, type WasteOptions } from '../src/index.ts'
import { betterApart, LADDERS, paperPoints } from '../src/paper.ts'
import {
  electronicsPoints,
  foodPoints,
  hazardousPoints,
  metalPoints,
  plasticPoints,
  textilePoints,
} from '../src/score.ts'
import { A, B, C, card, cards, reader } from './kit.ts'

/** Stations scored together; no card is in two of them. */
function score(...stations: readonly string[]): Score[] {
  const read = reader()
  return scoreStations(stations.map(read), LADDERS.even)
}
const points = (...stations: readonly string[]): number[] => score(...stations).map((made) => made.points)

/** The best split of p papers into sets of one to eight, tried out. */
function bestSplit(ladder: readonly number[], papers: number): number {
  const best = [0]
  for (let p = 1; p <= papers; p++)
    best[p] = Math.max(...ladder.slice(0, p).map((worth, i) => worth + best[p - i - 1]!))
  return best[papers]!
}

/** The most that f food and c compost can score, by placing every food card. */
function bestPlacing(food: number, compost: number): number {
  if (food === 0) return 0
  const places = Math.min(3, food)
  const loose = 1 + bestPlacing(food - 1, compost)
  return compost === 0 ? loose : Math.max(loose, 3 * places + bestPlacing(food - places, compost - 1))
}

describe('WASTE-8 scoring, part by part', () => {
  test('WASTE-8.1 the points are the sum of the parts, and may be negative', () => {
    const [a, b] = score('8×FO 2×CO 5×TX 7×HZ 4×ME 2×PA 1×PL', '2×PL 1×HZ')
    expect(a, 'WASTE-8.1').toEqual({
      food: 20,
      electronics: 0,
      textiles: 10,
      metal: 10,
      paper: 3,
      hazardous: 8,
      plastic: -10,
      points: 41,
    })
    expect(b!.points).toBe(10)
    expect(points('1×HZ 1×PL', '2×PL')).toEqual([-12, 12])
  })

  test('WASTE-8.2 WASTE-8.3 WASTE-8.4 WASTE-R29 WASTE-V1 WASTE-V2 food and compost', () => {
    expect(score('8×FO 2×CO', '')[A]!.food, 'WASTE-8.2 WASTE-8.4 WASTE-R29 WASTE-V1').toBe(20)
    expect(score('3×FO 1×CO', '1×FO')[A]!.food, 'WASTE-8.2 WASTE-8.3 WASTE-8.4 WASTE-V2').toBe(9)
    expect(score('3×FO 1×CO', '1×FO')[B]!.food).toBe(1)
    expect(score('1×CO', '')[A]!.food, 'WASTE-8.3').toBe(0)
    for (let food = 0; food <= 16; food++)
      for (let compost = 0; compost <= 6; compost++)
        expect(foodPoints(food, compost), 'WASTE-8.4 WASTE-R29').toBe(bestPlacing(food, compost))
  })

  test('WASTE-V36 more food, compost and hazardous waste', () => {
    expect([foodPoints(7, 2), foodPoints(4, 1), foodPoints(2, 3), foodPoints(0, 4)], 'WASTE-V36').toEqual([
      19, 10, 6, 0,
    ])
    expect([hazardousPoints(4), hazardousPoints(9), hazardousPoints(10)]).toEqual([-8, 4, 24])
  })

  test('WASTE-8.5 WASTE-V3 small electronics count 1 unit, large 2', () => {
    // Eight units against seven, and against eight.
    expect(
      score('2×ES 3×EL', '5×ES 1×EL').map((made) => made.electronics),
      'WASTE-8.5 WASTE-V3',
    ).toEqual([10, 5])
    expect(score('2×ES 3×EL', '6×ES 1×EL').map((made) => made.electronics)).toEqual([5, 5])
  })

  test('WASTE-8.11 WASTE-R28 WASTE-V4 textiles: 5 a pair, an odd card nothing', () => {
    expect([0, 1, 2, 3, 4, 5, 14].map(textilePoints), 'WASTE-8.11 WASTE-R28 WASTE-V4').toEqual([
      0, 0, 5, 5, 10, 10, 35,
    ])
    expect(score('5×TX', '')[A]!.textiles).toBe(10)
  })

  test('WASTE-8.12 WASTE-R28 WASTE-V5 metal: 10 for three, one or two over nothing', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 8, 16].map(metalPoints), 'WASTE-8.12 WASTE-R28 WASTE-V5').toEqual([
      0, 0, 0, 10, 10, 10, 20, 20, 50,
    ])
    expect(score('8×ME', '')[A]!.metal).toBe(20)
  })

  test('WASTE-8.13 WASTE-8.14 WASTE-R28 WASTE-V6 WASTE-V35 paperTable=even', () => {
    const ladder = ladderOf({ paperTable: 'even', paperLadder: null } as WasteOptions)
    const at = (papers: number): number => paperPoints(ladder, papers)
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(at), 'WASTE-8.13 WASTE-R28 WASTE-V6 WASTE-V35').toEqual([
      0, 1, 3, 6, 9, 13, 17, 21, 25,
    ])
    expect([9, 10, 12, 15, 16, 18].map(at)).toEqual([26, 28, 34, 46, 50, 53])
    expect(score('10×PA', '')[A]!.paper).toBe(28)
  })

  test('WASTE-8.13 WASTE-R1 WASTE-V35 paperTable=late', () => {
    const ladder = ladderOf({ paperTable: 'late', paperLadder: null } as WasteOptions)
    const at = (papers: number): number => paperPoints(ladder, papers)
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(at), 'WASTE-8.13 WASTE-R1 WASTE-V35').toEqual([
      1, 3, 5, 8, 11, 15, 20, 25,
    ])
    expect([12, 16].map(at)).toEqual([33, 50])
    expect(scoreStations([cards('5×PA'), []], ladder)[A]!.paper).toBe(11)
  })

  test('WASTE-R1 WASTE-8.14 on both ladders whole eights first is the best split of 0 to 18 papers', () => {
    for (const ladder of Object.values(LADDERS)) {
      expect(betterApart(ladder)).toBe(null)
      for (let papers = 0; papers <= 18; papers++)
        expect(paperPoints(ladder, papers), 'WASTE-R1').toBe(bestSplit(ladder, papers))
    }
  })

  test('WASTE-8.14 a ladder is let in exactly if whole eights first is always best', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 8, maxLength: 8 }), (steps) => {
        let sum = 0
        const ladder = steps.map((step) => (sum += step))
        const best = Array.from({ length: 40 }, (_, p) => bestSplit(ladder, p) === paperPoints(ladder, p))
        expect(betterApart(ladder) === null).toBe(best.every((is) => is))
      }),
    )
  })

  test('WASTE-8.15 WASTE-R28 WASTE-V7 hazardous: +12 for five, −2 for each over', () => {
    expect([0, 1, 4, 5, 7, 10, 14].map(hazardousPoints), 'WASTE-8.15 WASTE-R28 WASTE-V7').toEqual([
      0, -2, -8, 12, 8, 24, 16,
    ])
    expect(score('7×HZ', '')[A]!.hazardous).toBe(8)
  })

  test('WASTE-8.20 WASTE-V11 WASTE-R32 auction values are never points, and belong to single cards', () => {
    expect(points('ME13 ME14', 'ME01 ME02'), 'WASTE-8.20 WASTE-V11 WASTE-R32').toEqual([0, 0])
    expect(points('EL05', 'ES08'), 'WASTE-8.20 WASTE-V11 WASTE-R32').toEqual([10, 5])
    const deck = deckOf(null)
    expect(totalValue(deck, cards('EL05')), 'WASTE-8.20 WASTE-V11 WASTE-R32').toBe(4)
    expect(totalValue(deck, cards('ME01 ME05 ME09 ME13'))).toBe(10)
    for (const held of deck.cards) {
      const value = deck.values[held]!
      if (held >= card('RC01')) expect(value).toBe(5)
      else if (held >= card('HZ01')) expect(value).toBe(0)
      else expect([1, 2, 3, 4]).toContain(value)
    }
  })
})

describe('WASTE-8 majorities', () => {
  test('WASTE-8.6 WASTE-8.7 alone with the most 10, alone second 5', () => {
    expect(
      score('3×EL', '2×EL', '1×EL').map((made) => made.electronics),
      'WASTE-8.6 WASTE-8.7',
    ).toEqual([10, 5, 0])
  })

  test('WASTE-8.8 WASTE-V9 shared most: 5 each, and nothing for second', () => {
    expect(
      score('6×ES', '3×EL', '2×EL 2×ES', '').map((made) => made.electronics),
      'WASTE-8.8 WASTE-V9',
    ).toEqual([5, 5, 5, 0])
    expect([6, 6, 6, 2].map((mine) => electronicsPoints([6, 6, 6, 2], mine))).toEqual([5, 5, 5, 0])
  })

  test('WASTE-8.9 WASTE-R26 WASTE-V9 shared second: nobody scores, and nobody moves up', () => {
    expect(
      [6, 3, 3].map((mine) => electronicsPoints([6, 3, 3], mine)),
      'WASTE-8.9 WASTE-R26 WASTE-V9',
    ).toEqual([10, 0, 0])
    expect([6, 3, 3, 1].map((mine) => electronicsPoints([6, 3, 3, 1], mine))).toEqual([10, 0, 0, 0])
  })

  test('WASTE-8.10 WASTE-R25 WASTE-V34 no electronics, no points', () => {
    expect(
      score('1×EL', '5×FO').map((made) => made.electronics),
      'WASTE-8.10 WASTE-R25 WASTE-V34',
    ).toEqual([10, 0])
    expect(points('1×EL', '5×FO'), 'WASTE-8.10 WASTE-R25 WASTE-V34').toEqual([10, 5])
    expect(score('2×EL', '').map((made) => made.electronics)).toEqual([10, 0])
  })

  test('WASTE-8.16 WASTE-8.17 WASTE-8.18 WASTE-8.19 WASTE-R27 WASTE-V10 plastic', () => {
    expect(
      [4, 4, 4, 1].map((mine) => plasticPoints([4, 4, 4, 1], mine)),
      'WASTE-8.16 WASTE-8.17 WASTE-8.18 WASTE-R27 WASTE-V10',
    ).toEqual([6, 6, 6, -10])
    expect(
      [4, 1, 0].map((mine) => plasticPoints([4, 1, 0], mine)),
      'WASTE-8.16 WASTE-8.19',
    ).toEqual([12, -10, 0])
    // The penalty is one for a player, however many cards and players.
    expect(
      [9, 8, 1].map((mine) => plasticPoints([9, 8, 1], mine)),
      'WASTE-8.16 WASTE-8.17 WASTE-8.18 WASTE-8.19 WASTE-R27 WASTE-V10',
    ).toEqual([12, -10, -10])
    expect(
      score('4×PL', '4×PL', '1×PL', '').map((made) => made.plastic),
      'WASTE-8.16 WASTE-8.17 WASTE-8.18 WASTE-8.19 WASTE-R27 WASTE-V10',
    ).toEqual([6, 6, -10, 0])
    expect(score('', '', '').map((made) => made.plastic)).toEqual([0, 0, 0])
  })

  test('WASTE-V31 four final stations', () => {
    const made = score(
      '8×FO 2×CO 5×TX 2×ES 3×EL 7×HZ',
      '8×ME 10×PA 1×PL',
      '4×PL 6×ES 1×EL 3×PA',
      '4×PL 1×FO 1×EL 4×HZ',
    )
    expect(made.map((of) => of.electronics)).toEqual([5, 0, 5, 0])
    expect(made.map((of) => of.plastic)).toEqual([0, -10, 6, 6])
    expect(
      made.map((of) => of.points),
      'WASTE-V31',
    ).toEqual([43, 38, 17, -1])
    expect([made[A]!.food, made[A]!.textiles, made[A]!.hazardous]).toEqual([20, 10, 8])
    expect([made[B]!.metal, made[B]!.paper, made[C]!.paper]).toEqual([20, 28, 6])
  })
})
