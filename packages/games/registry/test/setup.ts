import { clausesIn } from '@midden/kernel'
import { forget, type Proof, proofOf, watch, watchComparisons } from '@midden/kernel/proof'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    proof?: Proof
  }
}

// What every test made happen is written into Vitest's report: see docs/proof.md.
watchComparisons()
beforeEach(forget)
afterEach(({ task }) => {
  if (task.fails !== true) task.meta.proof = proofOf(clausesIn(task.fullTestName))
})

// What a page fetches late is there before the next file, which shares its modules, asks for it.
afterAll(() => vi.dynamicImportSettled())

if (expect.getState().testPath?.includes('/packages/games/') === true) {
  const { games } = await import('../src/index.ts')
  for (const game of games) watch(game)
}
