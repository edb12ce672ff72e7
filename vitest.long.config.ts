import { defineConfig } from 'vitest/config'

/** What takes minutes and wants a quiet machine: npm run crash. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['packages/**/test/**/*.long.ts'],
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
  },
})
