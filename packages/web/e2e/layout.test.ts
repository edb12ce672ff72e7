import { expect, test } from 'vitest'
import { kept, moved, takeLooks } from './layout.mjs'

test('every part of the games and pages lies where it lay and is inked as it was, in three sizes, light and dark', async () => {
  const looks = await takeLooks()
  expect(Object.keys(looks).length).toBeGreaterThan(70)
  expect(moved(kept(), looks), 'meant so? npm run layout -- --write').toEqual([])
}, 360_000)

test('a part that moves, goes, comes or changes its ink is named; a pixel or two are another machine', () => {
  const before = { 'pan end, phone': { '.foot': '10 20 300 40', '.duel': '0 0 90 90' } }
  const after = (foot: string) => ({ 'pan end, phone': { '.foot': foot, '.duel': '0 0 90 90' } })
  expect(moved(before, after('11 18 302 40'))).toEqual([])
  expect(moved(before, after('10 24 300 40'))).toEqual([
    'pan end, phone: .foot was 10 20 300 40, is 10 24 300 40',
  ])
  expect(moved(before, { 'pan end, phone': { '.foot': '10 20 300 40' } })).toHaveLength(1)
  expect(moved({ 'a, dark': { p: 'rgb(1, 2, 3)' } }, { 'a, dark': { p: 'rgb(1, 2, 4)' } })).toHaveLength(1)
})
