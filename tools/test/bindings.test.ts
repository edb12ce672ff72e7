import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bindingsOf } from '../bindings.mjs'
import { root } from '../install.mjs'

const empty = (code: string): number[] =>
  bindingsOf(code)
    .filter(({ isEmpty }) => isEmpty)
    .map(({ line }) => line)

const head = `import { expect, test } from 'vitest'
import { points } from '../src/score.ts'
`

test.each([
  ["expect(1, 'WK-9.12').toBe(1)"],
  ["const n = 1; expect(n + 1, 'WK-9.12').toBe(2)"],
  ["const list = [3]; expect(list.map((n) => n + 1), 'IW-R2').toEqual([4])"],
  ["test.each([[1, 1]])('', (a, b) => { expect(a, 'PAN-2.1').toBe(b); points() })"],
  ["for (const clause of ['PAN-2.1']) expect(true, clause).toBe(true)"],
  ["let n = 0; for (const one of [1, 2]) n++; expect(n, 'PAN-2.1').toBe(2)"],
  ['const list: number[] = []; list.push(1); expect(list, `PAN-2.1`).toEqual([1])'],
  ["expect(Math.max(1, 2), 'WASTE-8.4').toBe(2)"],
])('a clause bound to what the test itself made up is found: %s', (line) => {
  expect(empty(head + line)).toEqual([3])
})

test.each([
  ["expect(points(8, 2), 'WASTE-8.4').toBe(20)"],
  ["const n = points(1); expect(n, 'WASTE-8.4').toBe(2)"],
  ["const { sum: [n] } = points(1); expect(n, 'WASTE-8.4').toBe(2)"],
  ["for (const seat of [0, 1]) expect(points(seat), 'WASTE-8.4').toBe(2)"],
  ["let n = 0; for (const one of points()) n++; expect(n, 'WASTE-8.4').toBe(2)"],
  ["const list: number[] = []; list.push(points(1)); expect(list, 'WASTE-8.4').toEqual([1])"],
  ["points(1).forEach((one) => expect(one, 'WASTE-8.4').toBe(1))"],
  ["expect(1, 'how many there are').toBe(1)"],
])('a clause bound to what comes from the rules is not: %s', (line) => {
  expect(empty(head + line)).toEqual([])
})

test('no test of a game proves a clause with what it made up itself', () => {
  const games = join(root, 'packages/games')
  const files = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /[\\/]test[\\/].*\.ts$/.test(file),
  )
  const found = files.flatMap((file) =>
    bindingsOf(readFileSync(join(games, file), 'utf8')).map((binding) => ({ ...binding, file })),
  )
  expect(found.flatMap(({ file, line, isEmpty }) => (isEmpty ? [`${file}:${line}`] : []))).toEqual([])
  expect(found.length).toBeGreaterThan(700)
})
