import { expect, test } from 'vitest'
import { contaminationAt, numberAt, radiationAt, threatAt } from '../src/board/hexes.ts'
import { entryCost } from '../src/move/cost.ts'
import { ready, tile } from './stage.ts'

/** What the tile shows on a board: route difficulty, THREAT, radiation, contamination. */
function shows(ids: readonly string[], ...figures: [number, number, number, number]): void {
  // Without the vehicles' abilities, which may make a hex cheaper.
  const { position: s } = ready(3, { vehicles: ['V01', 'V01', 'V01'] })
  for (const id of ids) {
    const hex = s.tiles.indexOf(tile(id))
    expect(
      [entryCost(s, 0, hex), threatAt(s, hex), radiationAt(s, hex), contaminationAt(s, hex)],
      id,
    ).toEqual(figures)
  }
}
const numbers = (ids: readonly string[]): number[] => {
  const { position: s } = ready(3)
  return ids.map((id) => numberAt(s, s.tiles.indexOf(tile(id))))
}

test('WK-2.14 C1 C2 C3 C4 C5 cities: 1 MP, no icon', () => {
  const ids = ['C1', 'C2', 'C3', 'C4', 'C5']
  shows(ids, 1, 0, 0, 0)
  expect(numbers(ids)).toEqual([1, 2, 3, 4, 5])
})
test('WK-2.14 H06 H07 H08 H09 H10 H11 H12 H13 H14 H15 special hexes', () => {
  shows(['H08', 'H09', 'H10', 'H12', 'H13', 'H14'], 2, 1, 0, 0)
  shows(['H06', 'H15'], 2, 1, 0, 1)
  shows(['H07'], 2, 1, 1, 0)
  shows(['H11'], 2, 2, 0, 0)
  const ids = ['H06', 'H07', 'H08', 'H09', 'H10', 'H11', 'H12', 'H13', 'H14', 'H15']
  expect(numbers(ids)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
})
test('WK-2.14 N01 N07 N11 N15 K2 K4 highways', () =>
  shows(['N01', 'N07', 'N11', 'N15', 'K2', 'K4'], 1, 0, 0, 0))
test('WK-2.14 N02 N06 N13 K1 K3 deserts', () => shows(['N02', 'N06', 'N13', 'K1', 'K3'], 1, 1, 0, 0))
test('WK-2.14 N08 N17 glowing deserts', () => shows(['N08', 'N17'], 1, 1, 1, 0))
test('WK-2.14 N10 a hunted desert', () => shows(['N10'], 1, 2, 0, 0))
test('WK-2.14 N04 N12 N16 jungles', () => shows(['N04', 'N12', 'N16'], 2, 1, 0, 0))
test('WK-2.14 N05 a swamp', () => shows(['N05'], 2, 0, 0, 1))
test('WK-2.14 N14 a watched swamp', () => shows(['N14'], 2, 1, 0, 1))
test('WK-2.14 N03 N18 mountains', () => shows(['N03', 'N18'], 3, 0, 0, 0))
test('WK-2.14 N09 watched mountains', () => shows(['N09'], 3, 1, 0, 0))
