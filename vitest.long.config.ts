import { defineConfig } from 'vitest/config'

/** Kills servers and databases: five times in npm test, MIDDEN_KILLS=200 npm run crash for the long form. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['packages/**/test/**/*.long.ts'],
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
  },
})
