import { FromClient } from '@midden/protocol'
import { Compile } from 'typebox/compile'

const reader = Compile(FromClient)

/** What a socket was sent, or null if it does not follow the protocol. */
export function messageIn(data: unknown, isBinary: boolean): FromClient | null {
  if (isBinary) return null
  try {
    const message: unknown = JSON.parse(String(data))
    return reader.Check(message) ? message : null
  } catch {
    return null
  }
}

/** What a message that cannot be read may still be called by. */
export function idIn(data: unknown): string | null {
  const found = /"id"\s*:\s*"([A-Za-z0-9_-]{1,40})"/.exec(String(data))
  return found?.[1] ?? null
}
