import fc from 'fast-check'
import { expect, test } from 'vitest'
import { all, firstOf, has, leftOf, only, reaches, seatsIn } from '../src/seats.ts'

test('a bit per seat', () => {
  expect(only(0)).toBe(1)
  expect(only(5)).toBe(32)
  expect(all(0)).toBe(0)
  expect(all(4)).toBe(15)
})

test('seatsIn lists exactly the seats that are in, in order, and never the watchers', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 29 })), (list) => {
      const seats = list.reduce((bits, seat) => bits | only(seat), 0)
      const sorted = list.toSorted((a, b) => a - b)
      expect(seatsIn(seats)).toEqual(sorted)
      for (let seat = 0; seat < 30; seat++) expect(has(seats, seat)).toBe(list.includes(seat))
      if (sorted.length > 0) expect(firstOf(seats)).toBe(sorted[0])
      const others = Array.from({ length: 30 }, (_, seat) => seat).filter((seat) => !list.includes(seat))
      expect(seatsIn(~seats)).toEqual(others)
    }),
  )
})

test('what is meant for some seats reaches them alone', () => {
  expect(reaches(only(2), 2)).toBe(true)
  expect(reaches(only(2), 1)).toBe(false)
  expect(reaches(only(2), null)).toBe(false)
  expect(reaches(0, null)).toBe(false)
})

test('what is meant for everybody else reaches watchers too', () => {
  expect(reaches(~only(2), 2)).toBe(false)
  expect(reaches(~only(2), 0)).toBe(true)
  expect(reaches(~only(2), null)).toBe(true)
  expect(reaches(undefined, 2)).toBe(true)
  expect(reaches(undefined, null)).toBe(true)
})

test('the left neighbour of the last seat is the first', () => {
  expect([0, 1, 2].map((seat) => leftOf(seat, 3))).toEqual([1, 2, 0])
})
