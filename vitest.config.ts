import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const tests = (...folders: string[]): string[] =>
  folders.map((folder) => `packages/${folder}/{src,test}/**/*.test.ts`)
const busy = 'packages/games/*/test/{conformance,fuzz}.test.ts'

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: availableParallelism(),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ['packages/games/registry/test/setup.ts'],
    coverage: { enabled: false, provider: 'v8', include: ['packages/**/src/**/*.ts'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'houses',
          include: [...tests('server', 'store', 'cli', 'lab', 'bots'), 'tools/test/*.test.ts', busy],
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: tests('kernel', 'games/*', 'table', 'protocol', 'web'),
          exclude: [busy],
          // Pure functions share nothing: loading each game once instead of once a file saves a third of the time.
          isolate: false,
        },
      },
    ],
  },
})
