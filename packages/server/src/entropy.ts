import { randomBytes } from 'node:crypto'

/** So many bytes that nobody can foresee; the simulated world brings its own. */
export type Entropy = (bytes: number) => Buffer

export const realEntropy: Entropy = (bytes) => randomBytes(bytes)
