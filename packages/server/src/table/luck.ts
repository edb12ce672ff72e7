import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A match's secret: drawn before anybody sits down, told after the last move. */
export const newSecret = (): string => randomBytes(32).toString('hex')

/** What is published at once, so that the secret cannot be chosen later. */
export const commitmentTo = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Luck number n: nobody can know it before the move, and the server cannot choose it. docs/protocol.md, Fairness. */
export const luckOf = (secret: string, entropy: readonly string[], n: number): string =>
  createHmac('sha256', secret)
    .update(['midden-luck-1', n, ...entropy].join('\n'))
    .digest('hex')
