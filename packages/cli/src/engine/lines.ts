/** A line longer than this many bytes is not read. */
export const LONGEST_LINE = 1_048_576

const NEWLINE = 10

/**
 * Cuts a stream into lines, the unfinished last one included. A line that is too long comes out as null, as soon as
 * that is known, and the rest of it is dropped: no more than one line is ever held.
 */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  longest = LONGEST_LINE,
): AsyncGenerator<Uint8Array | null> {
  let pieces: Uint8Array[] = []
  let size = 0
  let dropping = false
  for await (const chunk of chunks) {
    let from = 0
    while (from < chunk.length) {
      const end = chunk.indexOf(NEWLINE, from)
      const piece = chunk.subarray(from, end < 0 ? chunk.length : end)
      from = end < 0 ? chunk.length : end + 1
      size += piece.length
      if (!dropping && size > longest) {
        dropping = true
        pieces = []
        yield null
      }
      if (!dropping) pieces.push(piece)
      if (end < 0) continue
      if (!dropping) yield Buffer.concat(pieces)
      pieces = []
      size = 0
      dropping = false
    }
  }
  if (size > 0 && !dropping) yield Buffer.concat(pieces)
}
