import type { Digest } from './digest.ts'

/** What is published at once, so that the secret cannot be chosen later. */
export const commitmentTo = (digest: Digest, secret: string): string => digest.sha256(secret)

/** Luck number n: nobody can know it before the move, and the table cannot choose it. docs/protocol.md, Fairness. */
export const luckOf = (digest: Digest, secret: string, entropy: readonly string[], n: number): string =>
  digest.hmac(secret, ['midden-luck-1', n, ...entropy].join('\n'))

/**
 * What a bot draws from: ids and versions are public, so the secret is mixed in. It goes by the version at which the
 * question was put: who of several answers first changes nobody's mind.
 */
export const botSeed = (digest: Digest, secret: string, put: number, seat: number): string =>
  digest.hmac(secret, ['midden-bot-1', put, seat].join('\n'))
