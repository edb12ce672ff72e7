import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    environment: 'node',
    include: ['*.test.ts'],
    pool: 'forks',
    // Half of the time a page waits for what is shown to a person.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A loaded machine is slow, not wrong.
    expect: { poll: { timeout: 15_000 } },
    // What fails twice is wrong: deals are not the same in every run, and a page may be late once.
    retry: 1,
  },
})
