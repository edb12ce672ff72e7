import { targets } from './targets.mjs'

const { tests, slow } = targets[process.env.MUTATION_TARGET]

/** The tests of one package, without those that play thousands of games. */
export default {
  test: {
    environment: 'node',
    include: [tests],
    exclude: slow,
    testTimeout: 60_000,
  },
}
