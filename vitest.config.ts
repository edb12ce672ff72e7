import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const tests = (...folders: string[]): string[] =>
  folders.map((folder) => `packages/${folder}/{src,test}/**/*.test.ts`)
const busy = 'packages/games/*/test/{conformance,fuzz}.test.ts'

/** The files that take longest, the longest first. */
const LONG = ['/conformance', '/solo-online', '/fuzz']

/** How much there is to be tested: the files of the sources beside the test. */
const bulk = ({ moduleId }: TestSpecification): number => {
  const sources = join(dirname(moduleId), '../src')
  return existsSync(sources) ? readdirSync(sources, { recursive: true }).length : 0
}

/** A bare clone has no times to go by, and what takes minutes would begin last and be waited for alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((part) => moduleId.includes(part))
      return at < 0 ? LONG.length : at
    }
    return (await super.sort(files)).sort(
      (a, b) => rank(a) - rank(b) || (rank(a) === 0 ? bulk(b) - bulk(a) : 0),
    )
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
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
          name: 'programs',
          include: [...tests('server', 'store', 'cli', 'lab', 'bots', 'world'), 'tools/test/*.test.ts', busy],
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
