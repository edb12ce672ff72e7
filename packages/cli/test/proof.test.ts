import { expect, test } from 'vitest'
import { testsRun } from '../src/ledger/report.ts'
import { repository } from '../src/repository.ts'

test('what a test proves is what it made happen and compared, if it passed', () => {
  const tests = testsRun(repository(), '--config', 'packages/cli/test/proofs/vitest.config.ts')
  const proven = tests.map(({ name, proof }) => [name, proof && [...proof.held, ...proof.options].join(' ')])
  expect(proven).toEqual([
    ['HEAP-1.1 nothing is done', ''],
    ['HEAP-1.1 has nothing to do with the rules', ''],
    ['HEAP-1.1 happens, and nothing is compared', ''],
    ['HEAP-1.1 is compared with nothing exact', ''],
    ['HEAP-1.1 was compared before it happened', ''],
    ['HEAP-1.1 is skipped', null],
    ['HEAP-1.1 fails after all', null],
    ['HEAP-1.1 is expected to fail', null],
    ['HEAP-1.1 happens and something is compared', 'HEAP-1.1'],
    ['HEAP-1.2 is the clause of an event', 'HEAP-1.2'],
    ['HEAP-2.1 HEAP-R1 only what the comparison names', 'HEAP-2.1'],
    ['HEAP-R1 forbids by an exact list of offers', 'HEAP-R1'],
    ['rounds=1 rounds=2 make a difference', 'rounds=1 rounds=2'],
    ['pace=slow pace=fast make none', null],
  ])
})
