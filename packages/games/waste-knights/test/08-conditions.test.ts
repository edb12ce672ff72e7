import { describe, expect, test } from 'vitest'
import { TOKENS } from '../src/content/names.ts'
import { testOf } from '../src/content/tests.ts'
import { allHold, nothing } from '../src/effects/scene.ts'
import type { Wk } from '../src/position.ts'
import { fight } from './arena.ts'
import { bareTable, fetch, gear, hexAt, tb1 } from './stage.ts'

type Condition = Parameters<typeof testOf>[0]
const isSo = (s: Wk, condition: Condition): boolean => allHold(s, [testOf(condition)], 0, nothing)
/** For seat 0 of a bare table after this change. */
const after = (change: (s: Wk) => void, condition: Condition): boolean =>
  isSo(bareTable(change).position, condition)

/** A pack may use every word of the vocabulary, also those that no card of the box does. */
describe('conditions of rows', () => {
  test('rounds: from one on, and even ones', () => {
    const at = (round: number): boolean[] => {
      const set = (s: Wk): void => void Object.assign(s, { round })
      return [after(set, { round: 3 }), after(set, 'even round')]
    }
    expect([2, 3, 4, 5].map(at)).toEqual([
      [false, true],
      [true, false],
      [true, true],
      [true, false],
    ])
  })

  test('Reputation: that much or more', () => {
    const with_ = (rep: number): boolean =>
      after((s) => void Object.assign(s.knights[0]!, { rep }), { rep: 3 })
    expect([2, 3, 4].map(with_)).toEqual([false, true, true])
  })

  test('a vehicle, or none; gear, or none: a vehicle is gear, what is printed on the sheet is not', () => {
    const { position: s } = bareTable(() => {})
    const all: Condition[] = [{ has: 'vehicle' }, { no: 'vehicle' }, { has: 'gear' }, { no: 'gear' }]
    const now = (): boolean[] => all.map((condition) => isSo(s, condition))
    expect(now()).toEqual([true, false, true, false])
    s.knights[0]!.vehicle = -1
    expect(now()).toEqual([false, true, false, true])
    s.knights[0]!.pack.push(fetch(s, gear('G02')))
    expect(now()).toEqual([false, true, true, false])
  })

  test('WK-20.3 healthy at 4 HP, clean at no RAD', () => {
    const body = (hp: number, rad: number): boolean[] => {
      const set = (s: Wk): void => void Object.assign(s.knights[0]!, { hp, rad })
      return [after(set, 'healthy'), after(set, 'clean')]
    }
    expect([body(4, 0), body(3, 0), body(4, 1)], 'WK-20.3').toEqual([
      [true, true],
      [false, true],
      [true, false],
    ])
  })

  test('in combat, or outside of it', () => {
    const { position: s } = fight(['K01', 'K02'], 'W22')
    expect([isSo(s, 'combat'), isSo(s, 'not combat')]).toEqual([true, false])
    expect([after(() => {}, 'combat'), after(() => {}, 'not combat')]).toEqual([false, true])
  })

  test('against ferocious enemies: neither others nor a rival, and nobody outside combat', () => {
    const against = (foe: string | null): boolean => isSo(fight(['K01', 'K02'], foe).position, 'ferocious')
    expect([against('W22'), against('W15'), against(null)]).toEqual([true, false, false])
    expect(after(() => {}, 'ferocious')).toBe(false)
  })

  test('WK-2.12 on a hex with Radiation or contamination, printed or by a token', () => {
    const { position: s } = bareTable((t) => {
      t.tiles = tb1().position.tiles.slice()
    })
    const on = (hex: number): boolean => allHold(s, [testOf({ hex: 'hazard' })], 0, { ...nothing, hex })
    // N08 has Radiation, N05 contamination, N01 neither
    expect([hexAt(-1, -1), hexAt(-2, 2), hexAt(2, -2)].map(on), 'WK-2.12').toEqual([true, true, false])
    s.tokens[TOKENS.indexOf('radiation')]![hexAt(2, -2)] = 1
    expect(on(hexAt(2, -2))).toBe(true)
    expect(on(-1)).toBe(false)
  })
})
