import { defineConfig } from 'vitest/config'

/** Tests that are made to prove, or not to: proof.test.ts runs them and looks at what is reported. */
export default defineConfig({
  test: {
    include: ['packages/cli/test/proofs/*.proofs.ts'],
    setupFiles: ['packages/games/registry/test/setup.ts'],
  },
})
