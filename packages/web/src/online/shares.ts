import { sha256 } from '@midden/kernel'
import { notes } from './table/note.ts'
import { chance } from './wire/api.ts'

/** What this browser mixes into the luck of its matches, by the hash it sat down with. */
const kept = notes('share')
const here = new Map<string, string>()

/** A new share of the luck: its hash goes to the server now, what is behind it when everybody sits. */
export function newShare(): string {
  const entropy = chance(32)
  const share = sha256(entropy)
  here.set(share, entropy)
  kept.write(share, entropy)
  return share
}

/** What is behind a share of ours; '' where it was made in another browser. */
export const entropyOf = (share: string): string => here.get(share) ?? kept.read(share)
