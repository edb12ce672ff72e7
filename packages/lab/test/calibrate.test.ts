import { expect, test } from 'vitest'
import { binsOf, errorOf } from '../src/calibrate/index.ts'
import { calibrate } from '../src/index.ts'

const task = {
  game: 'waste',
  seats: 2,
  bots: ['gus', 'random'],
  games: 6,
  seed: 'check',
  lines: 16,
}

test('what reviews say is held against what comes, the same again every time', async () => {
  const made = await calibrate(task, { workers: 0 })
  const { bins, grades, error } = made
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(6 * 4 * 2)
  expect(bins.reduce((sum, { count, value }) => sum + count * value, 0)).toBeCloseTo(6 * 4)
  expect(error).toBeGreaterThan(0)
  expect(error).toBeLessThan(0.5)
  expect(grades.reduce((sum, { decisions }) => sum + decisions, 0)).toBeGreaterThan(6)
  for (const { label, loss, proved } of grades)
    if (label === 'best') expect([loss, proved.value]).toEqual([0, 0])
  expect(await calibrate(task, { workers: 0 })).toEqual(made)
})

test('chances that come as they are stated have no error, and boasts have theirs', () => {
  const said = (chance: number, wins: number, of: number) =>
    Array.from({ length: of }, (_, i) => ({ chance, share: i < wins ? 1 : 0 }))
  expect(errorOf(binsOf([...said(0.25, 1, 4), ...said(0.75, 3, 4)]))).toBeCloseTo(0)
  expect(errorOf(binsOf([...said(0.95, 2, 4), ...said(0.05, 2, 4)]))).toBeCloseTo(0.45)
  expect(errorOf(binsOf([...said(1, 4, 4), ...said(0, 0, 4), ...said(0.5, 0, 2)]))).toBeCloseTo(0.1)
})
