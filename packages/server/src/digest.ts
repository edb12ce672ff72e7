import { createHmac, hash } from 'node:crypto'
import type { Digest } from '@midden/table'
import type { Entropy } from './entropy.ts'

/** Node's own hashes: the same digits as the kernel's, sooner. */
export const nodeDigest: Digest = {
  sha256: (text) => hash('sha256', text),
  hmac: (key, text) => createHmac('sha256', key).update(text).digest('hex'),
}

/** A match's secret: drawn before anybody sits down, told after the last move. */
export const newSecret = (entropy: Entropy): string => entropy(32).toString('hex')
