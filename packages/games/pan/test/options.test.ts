import { begin, optionSchema } from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import { pan } from '../src/index.ts'

const CHOICES = {
  cardless: ['play', 'out'],
  cancelled: ['to-winner', 'discarded'],
  ownerless: ['discarded', 'takeable'],
  startTie: ['random', 'clockwise'],
  turnOrder: ['clockwise', 'ranked'],
}

describe('table options', () => {
  test('PAN-R1 PAN-R3 PAN-R5 PAN-R4 PAN-R9 each has its values, its default first, and its ruling', () => {
    const sheet = Object.entries(pan.sheet)
    expect(
      Object.fromEntries(sheet.map(([name, option]) => [name, option.kind === 'choice' && option.values])),
    ).toEqual(CHOICES)
    for (const [name, option] of sheet) expect(option.default).toBe(CHOICES[name as keyof typeof CHOICES][0])
    expect(sheet.map(([, option]) => option.clause)).toEqual([
      'PAN-R1',
      'PAN-R3',
      'PAN-R9',
      'PAN-R5',
      'PAN-R4',
    ])
    for (const [, option] of sheet) expect(option.about.length).toBeGreaterThan(20)
    expect(optionSchema(pan.sheet)).toMatchObject({ properties: { cardless: { enum: ['play', 'out'] } } })
  })

  test('an unknown option or value is refused before the deal', () => {
    expect(begin(pan, { seats: 3, seed: 's', options: { cardless: 'maybe' } })).toEqual({
      clauses: ['PAN-R1'],
      reason: 'option cardless must be one of play, out',
    })
    expect(begin(pan, { seats: 3, seed: 's', options: { jokers: 1 } })).toMatchObject({ clauses: [] })
  })

  test('every value of every option reaches the position', () => {
    for (const [name, values] of Object.entries(CHOICES))
      for (const value of values) {
        const match = begin(pan, { seats: 3, seed: 's', options: { [name]: value } })
        expect(match).toMatchObject({ position: { options: { [name]: value } } })
      }
  })
})
