import { describe, expect, test } from 'vitest'
import { testNames } from '../src/ledger/names.ts'
import { isUnproven, needlessReasons, rowsFor, unknownIds } from '../src/ledger/proofs.ts'
import { pageFor } from '../src/ledger/report.ts'
import { heap } from './heap.ts'

describe('names of tests are read from the source', () => {
  test.each([
    [`test('one', () => {})`, ['one']],
    [`it("two", fn); describe(\`three\`, fn)`, ['two', 'three']],
    [`test(\n  'over\\' lines',\n  async () => {})`, ["over' lines"]],
    [`test(\`a \${list.map((x) => \`\${x}}\`)} b\`, fn)`, ['a  b']],
    [`test.each([['not this', f(1)]])('each %s', fn)`, ['each %s']],
    [`test.each\`a | b\n\${1} | \${2}\`("tagged", fn)`, ['tagged']],
    [`test.for([1])('for', fn); describe.only('only', fn); it.concurrent('c', fn)`, ['for', 'only', 'c']],
    [`describe('outer', () => { test('inner', () => { it('deep') }) })`, ['outer', 'inner', 'deep']],
    [`const s = "test('in a string')"; const t = /test\\('in a pattern'/; test('real', fn)`, ['real']],
    [`// test('in a comment')\n/* test('in another') */ test('real', fn)`, ['real']],
    [`const half = a / b; test('after a division / sign', fn)`, ['after a division / sign']],
    [`if (/['"\`]/.test(x)) pattern.test('not a test'); test('real', fn)`, ['real']],
    [`test(name, fn); test(\`\${name}\`, fn); retest('no'); mytest.it('no')`, ['']],
  ])('%s', (source, names) => {
    expect(testNames(source)).toEqual(names)
  })

  test('tests that do not run prove nothing, nor what stands inside them', () => {
    expect(
      testNames(`test.skip('a', fn); it.todo('b'); test.fails('c', fn); test.skipIf(x)('d', fn)`),
    ).toEqual([])
    expect(testNames(`describe.skip('a', () => { test('b', fn) }); test('c', fn)`)).toEqual(['c'])
  })
})

describe('proofs', () => {
  const at = (name: string, file = 'packages/games/heap/test/a.test.ts') => ({ file, name })

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

  test('a test proves the ids in its name and no others', () => {
    expect(proven('HEAP-1.1 HEAP-R1 something')).toEqual(['HEAP-1.1', 'HEAP-R1'])
    expect(proven('(HEAP-1.2), also HEAP-E1: x')).toEqual(['HEAP-1.2', 'HEAP-E1'])
    expect(proven('HEAP-1.10 HEAP-1 XHEAP-1.1 HEAP-R11 HEAP-1.1.1 HEAP-1.1a')).toEqual([])
  })

  test('cards are proven by tests of their game that name them', () => {
    const game = { ...heap, pieces: { rats: ['R1', 'R2'] } }
    const rows = (...tests: { file: string; name: string }[]) =>
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
