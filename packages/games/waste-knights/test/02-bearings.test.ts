import { describe, expect, test } from 'vitest'
import { HEXES } from '../src/board/geometry.ts'
import type { Wk } from '../src/position.ts'
import { nearWords, placeWords } from '../src/words/bearings.ts'
import { ready, tb1 } from './stage.ts'

const namesOf = (s: Wk): string[] => Array.from({ length: HEXES }, (_, hex) => placeWords(s, hex))

describe('where a hex lies', () => {
  test('every hex of any board has a name of its own, without a co-ordinate', () => {
    for (let seed = 0; seed < 40; seed++) {
      const names = namesOf(ready(2, { seed: `board ${seed}` }).position)
      expect(new Set(names).size, names.join()).toBe(HEXES)
      for (const name of names) expect(name).not.toMatch(/[(\d]/)
    }
  })

  test('it is found from the nearest place that has a name, with north at the top of the board', () => {
    const names = namesOf(tb1().position)
    expect(names[0]).toBe('Gangraen')
    expect(names.slice(1, 7)).toEqual([
      'the desert north-west of Gangraen',
      'the highway north-east of Gangraen',
      'Cerbero Biolabs',
      'the desert south-east of Gangraen',
      'the highway south-west of Gangraen',
      'Red Tomb',
    ])
  })

  test('on the map it is said in short, and not where a name stands already', () => {
    const s = tb1().position
    expect([0, 1, 2, 3, 4].map((hex) => nearWords(s, hex))).toEqual([
      null,
      { way: 'NW', name: 'Gangraen' },
      { way: 'NE', name: 'Gangraen' },
      null,
      { way: 'SE', name: 'Gangraen' },
    ])
  })
})
