/** What is not rules, scoring or view: data, words, and what only bots and the laws use. */
const left = ['index', 'ledger', 'events', 'words', 'table', 'imagine', 'rehide', 'sense']

/** @param {string} id */
const game = (id) => ({
  mutate: [
    `packages/games/${id}/src/**/*.ts`,
    ...left.map((name) => `!packages/games/${id}/src/**/${name}*.ts`),
  ],
  tests: `packages/games/${id}/test/**/*.test.ts`,
  slow: ['**/conformance.test.ts'],
})

/**
 * What may be mutated, with which tests.
 * @type {Record<string, { mutate: string[], tests: string, slow: string[] }>}
 */
export const targets = {
  kernel: {
    // The laws are checks themselves; each has a test with a game that breaks it.
    mutate: ['packages/kernel/src/*.ts', '!packages/kernel/src/{index,conformance,testing}.ts'],
    tests: 'packages/kernel/test/**/*.test.ts',
    slow: ['**/{bank,draft,duel}.test.ts'],
  },
  pan: game('pan'),
  waste: game('waste'),
  'industrial-waste': game('industrial-waste'),
}
