import type { Journal } from '@midden/kernel'
import { toMatchFile } from '@midden/protocol/client'
import { fromMatchFile } from '../save/match-file.ts'

/** A match that travels in a link: the match file and the names at the table. */
export interface PackedMatch {
  journal: Journal
  names: string[]
}

async function through(bytes: BodyInit, stream: GenericTransformStream): Promise<Uint8Array> {
  const body = new Response(bytes).body!.pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>)
  return new Uint8Array(await new Response(body).arrayBuffer())
}

const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

/** The whole match in a few hundred signs, for the part of an address that never leaves the browser. */
export async function pack({ journal, names }: PackedMatch): Promise<string> {
  const text = JSON.stringify({ match: toMatchFile(journal, null), names })
  return toText(await through(text, new CompressionStream('deflate-raw')))
}

/** Reads such a link; null if it is none. */
export async function unpack(text: string): Promise<PackedMatch | null> {
  try {
    const bytes = await through(toBytes(text), new DecompressionStream('deflate-raw'))
    const raw = JSON.parse(new TextDecoder().decode(bytes)) as { match?: unknown; names?: unknown }
    const journal = fromMatchFile(raw.match)
    if (typeof journal === 'string' || !Array.isArray(raw.names)) return null
    return { journal, names: raw.names.map(String) }
  } catch {
    return null
  }
}
