import { clausesIn } from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import { pageFor } from '../src/ledger/page.ts'
import { isUnproven, needlessReasons, rowsFor, type Test, unknownIds } from '../src/ledger/proofs.ts'
import { heap } from './heap.ts'

describe('proofs', () => {
  /** A test that has passed, and made happen all that its name says. */
  const at = (name: string, file = 'packages/games/heap/test/a.test.ts'): Test => ({
    file,
    name,
    proof: { held: clausesIn(name), options: name.match(/\w+=[\w-]*/g) ?? [], played: true },
  })
  const unproven = (test: Test, proof: Partial<Test['proof']> | null) => [
    { ...test, proof: proof && { held: [], options: [], played: false, ...proof } },
  ]

  test('every clause, ruling, example and option value has a row', () => {
    expect(rowsFor(heap, [], {}).map(({ clause }) => clause)).toEqual([
      'HEAP-1.1',
      'HEAP-1.2',
      'HEAP-2.1',
      'HEAP-R1',
      'HEAP-E1',
      'heap option pace=slow',
      'heap option pace=fast',
      'heap option rounds=1',
      'heap option rounds=9',
      'heap option prizes=…',
    ])
  })

  const proven = (...names: string[]) =>
    rowsFor(
      heap,
      names.map((name) => at(name)),
      {},
    )
      .filter((row) => !isUnproven(row))
      .map(({ clause }) => clause)

  test('a name alone proves nothing: not a clause, nor an option value, nor a card', () => {
    const game = { ...heap, pieces: { rats: ['R1'] } }
    const test = at('HEAP-1.1 pace=fast R1')
    const proven = (tests: readonly Test[]) =>
      rowsFor(game, tests, {})
        .filter((row) => !isUnproven(row))
        .map(({ clause }) => clause)
    expect(proven([test])).toEqual(['HEAP-1.1', 'heap rats R1', 'heap option pace=fast'])
    expect(proven(unproven(test, null))).toEqual([])
    expect(proven(unproven(test, {}))).toEqual([])
    expect(proven(unproven(test, { held: ['HEAP-1.1'] }))).toEqual(['HEAP-1.1'])
    expect(proven(unproven(test, { options: ['pace=fast', 'pace=slow'] }))).toEqual(['heap option pace=fast'])
    expect(proven(unproven(test, { played: true }))).toEqual(['heap rats R1'])
  })

  test('a test proves the ids in its name and no others', () => {
    expect(proven('HEAP-1.1 HEAP-R1 something')).toEqual(['HEAP-1.1', 'HEAP-R1'])
    expect(proven('(HEAP-1.2), also HEAP-E1: x')).toEqual(['HEAP-1.2', 'HEAP-E1'])
    expect(proven('HEAP-1.10 HEAP-1 XHEAP-1.1 HEAP-R11 HEAP-1.1.1 HEAP-1.1a')).toEqual([])
  })

  test('cards are proven by tests of their game that name them', () => {
    const game = { ...heap, pieces: { rats: ['R1', 'R2'] } }
    const rows = (...tests: Test[]) =>
      rowsFor(game, tests, {}).filter(({ clause }) => clause.startsWith('heap rats'))
    expect(rows().map(({ clause }) => clause)).toEqual(['heap rats R1', 'heap rats R2'])
    const proofs = rows(
      at('R1, the first rat'),
      at('XR2 R2a R2-x'),
      at('R2', 'packages/games/other/a.test.ts'),
    )
    expect(proofs.map((row) => isUnproven(row))).toEqual([false, true])
    expect(pageFor(game, proofs)).toContain('  rats           1 of 2 proven, 1 citations')
  })

  test('option values are whole words', () => {
    expect(proven('pace=fast and rounds=9')).toEqual(['heap option pace=fast', 'heap option rounds=9'])
    expect(proven('pace=faster space=fast rounds=91 pace=fast-forward')).toEqual([])
    expect(proven('pace=slow.', 'rounds=1, prizes=[1,2]')).toEqual([
      'heap option pace=slow',
      'heap option rounds=1',
      'heap option prizes=…',
    ])
  })

  test("option values count only in the game's own folder", () => {
    const [row] = rowsFor(heap, [at('pace=slow', 'packages/games/other/test/a.test.ts')], {}).filter(
      ({ clause }) => clause.includes('slow'),
    )
    expect(row!.tests).toEqual([])
  })

  test('a row is what --json promises', () => {
    expect(rowsFor(heap, [at('HEAP-1.1 all hide')], { 'HEAP-R1': 'a wish' }).slice(0, 4)).toEqual([
      { clause: 'HEAP-1.1', tests: ['packages/games/heap/test/a.test.ts: HEAP-1.1 all hide'], note: null },
      { clause: 'HEAP-1.2', tests: [], note: null },
      { clause: 'HEAP-2.1', tests: [], note: null },
      { clause: 'HEAP-R1', tests: [], note: 'a wish' },
    ])
  })

  test('ids that no ledger has are found, those of other families are not ours', () => {
    expect(unknownIds([heap], [at('HEAP-9.9 X-1.1 UTF-8 HEAP-1.1'), at('HEAP-2 fine')])).toEqual([
      'packages/games/heap/test/a.test.ts: "HEAP-9.9 X-1.1 UTF-8 HEAP-1.1" cites HEAP-9.9, which no ledger has',
    ])
  })

  test('reasons for what is proven, or is not there, are needless', () => {
    const reasons = { 'HEAP-1.1': 'x', 'HEAP-1.2': 'y', 'HEAP-7': 'z' }
    expect(needlessReasons(rowsFor(heap, [at('HEAP-1.1')], reasons), reasons)).toEqual(['HEAP-1.1', 'HEAP-7'])
  })

  test('the page counts by chapter and names what is unproven', () => {
    const page = pageFor(
      heap,
      rowsFor(heap, [at('HEAP-1.1 pace=slow'), at('HEAP-1.1')], { 'HEAP-R1': 'a wish' }),
    )
    expect(page).toContain('The Heap: 3 of 10 proven')
    expect(page).toMatch(/HEAP-1 +1 of 2 proven, 2 citations/)
    expect(page).toMatch(/options +1 of 5 proven/)
    expect(page).toContain('no test: HEAP-R1: a wish')
    expect(page).toContain('unproven: HEAP-1.2\n')
  })
})
