import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { games } from '@midden/games'
import type { Game } from '@midden/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { difference, goldenOf, write } from '../src/golden/index.ts'
import { changes, leavesOf, unlike } from '../src/golden/leaves.ts'
import { playthrough } from '../src/golden/playthrough.ts'
import { mini } from '../src/toys/mini.ts'
import { ticTacToe } from '../src/toys/tic-tac-toe.ts'

const root = new URL('../../../', import.meta.url)

describe.each(games)('$id plays as it is kept', (game) => {
  test.each(goldenOf(game, root))('playthrough-$seats-$number', (golden) => {
    expect(difference(golden), 'if that is meant to be so: npm run golden -- --write').toBeNull()
  })
})

describe('a playthrough', () => {
  test('is the same every time, and another for another number', () => {
    const text = playthrough(mini as Game, 4, 1, false)
    expect(playthrough(mini as Game, 4, 1, false)).toBe(text)
    expect(playthrough(mini as Game, 4, 2, false)).not.toBe(text)
  })

  test('tells decisions, options, actions, events by viewer and views by what changed', () => {
    const lines = playthrough(mini as Game, 4, 1, false).split('\n')
    expect(lines[0]).toBe('Mini, rules 1, 4 seats, seed "golden-4-1", options {}')
    expect(lines[1]).toMatch(/^ {2}watcher: deck=40 hand=\[\] laid=\[0,.* turn=0$/)
    expect(lines.slice(2, 6).map((line) => line.replace(/\[.*\]/, '[]'))).toEqual(
      [0, 1, 2, 3].map((seat) => `  ${seat}: hand=[]`),
    )
    expect(lines[6]).toBe('1. seat 0 at "play a card" (MINI-2)')
    expect(lines[7]).toMatch(/^ {2}\? \{"act":"play","of":\[\d+,\d+,\d+,\d+,\d+\]\}$/)
    expect(lines[8]).toMatch(/^ {2}> \{"act":"play","n":\d+\} Play card \d+$/)
    expect(lines[9]).toMatch(/^ {2}\[all\] Seat 0 plays card \d+ for \d\. \(MINI-2\) !$/)
    expect(lines[10]).toMatch(/^ {2}\[0\] Seat 0 draws card \d+\. \(MINI-4\) !$/)
    expect(lines[11]).toBe('  [1 2 3 watcher] Seat 0 draws a card. (MINI-4)')
    expect(lines[12]).toMatch(
      /^ {2}watcher: deck=39 laid=\[.*\] moves=1 played=\[\d+\] scores=\[.*\] turn=1$/,
    )
    expect(lines[13]).toMatch(/^ {2}0: hand=\[.*\]$/)
    expect(lines[14]).toBe('2. seat 1 at "play a card" (MINI-2)')
    expect(lines.at(-3)).toMatch(/^outcome \{"breakdown":.*"ranking":\[\[.*"scores":\[.*\]\}$/)
    expect(lines.at(-2)).toMatch(/^hash [0-9a-f]{64}$/)
    expect(lines.at(-1)).toBe('')
  })
})

describe('what is kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'midden-golden-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const [golden] = goldenOf(ticTacToe as Game, pathToFileURL(`${folder}/`))

  test('are five, over all sizes of tables, every second with mixed options', () => {
    const list = goldenOf({ ...mini, seats: { ...mini.seats, min: 2, max: 4 } } as Game, root)
    expect(list.map(({ seats, number, mixed }) => [seats, number, mixed])).toEqual([
      [2, 1, false],
      [3, 1, true],
      [4, 1, false],
      [2, 2, true],
      [3, 2, false],
    ])
    expect(list[3]!.file.pathname).toMatch(/packages\/games\/mini\/test\/golden\/playthrough-2-2\.txt$/)
  })

  test('is compared line by line', () => {
    expect(difference(golden!)).toBe('there is no such file yet')
    write(golden!)
    expect(difference(golden!)).toBeNull()
    const text = readFileSync(golden!.file, 'utf8')
    writeFileSync(golden!.file, text.replace('2. seat 1', '2. seat 0'))
    expect(difference(golden!)).toMatch(/^line \d+\n- 2\. seat 0 .*\n\+ 2\. seat 1 /)
    writeFileSync(golden!.file, `${text}more\n`)
    expect(difference(golden!)).toMatch(/^line \d+\n- more\n\+ $/)
  })
})

test('views are opened down to lists of plain values', () => {
  const before = leavesOf({ me: 1, a: { b: [1, 2], c: null }, d: [{ e: 1 }], f: [[1], [2]] })
  expect([...before]).toEqual([
    ['a.b', '[1,2]'],
    ['a.c', 'null'],
    ['d.0.e', '1'],
    ['f.0', '[1]'],
    ['f.1', '[2]'],
  ])
  const after = leavesOf({ me: 1, a: { b: [1], c: null }, d: [], f: [[1], [2]], g: 'x' })
  expect(changes(before, after)).toEqual(['a.b=[1]', 'd.0.e gone', 'd=[]', 'g="x"'])
  expect([...unlike(after, before)]).toEqual([
    ['a.b', '[1]'],
    ['d', '[]'],
    ['g', '"x"'],
  ])
})
