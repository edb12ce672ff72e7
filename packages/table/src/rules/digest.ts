import { canonical, hmac, sha256 } from '@midden/kernel'
import type { AnyMatch } from './state.ts'

/** The platform's hashes of texts, as hex; the kernel's own where the platform's take their time. */
export interface Digest {
  sha256(text: string): string
  hmac(key: string, text: string): string
}

export const kernelDigest: Digest = { sha256, hmac }

/** The kernel's hash of a position. */
export const positionHash = (digest: Digest, { position }: AnyMatch): string =>
  digest.sha256(canonical(position))
