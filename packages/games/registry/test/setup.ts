import { clausesIn } from '@midden/kernel'
import { forget, type Proof, proofOf, watch, watchComparisons } from '@midden/kernel/proof'
import { afterEach, beforeEach, expect } from 'vitest'

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

if (expect.getState().testPath?.includes('/packages/games/') === true) {
  const { games } = await import('../src/index.ts')
  for (const game of games) watch(game)
}
