import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { PeerSocket } from './connection.ts'

const WHOLE_TEXT = 0x81
/** Up to here a length stands in one byte, or in two after that (RFC 6455, 5.2). */
const ONE_BYTE = 125
const TWO_BYTES = 0xffff

/** Texts as the frames of a server: whole, unmasked, not packed, one after the other. */
export function textFrames(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text))
  const room = lengths.reduce((sum, length) => sum + length, 10 * texts.length)
  const bytes = Buffer.allocUnsafe(room)
  let at = 0
  texts.forEach((text, i) => {
    const length = lengths[i]!
    bytes[at++] = WHOLE_TEXT
    if (length <= ONE_BYTE) bytes[at++] = length
    else if (length <= TWO_BYTES) {
      bytes[at++] = ONE_BYTE + 1
      at = bytes.writeUInt16BE(length, at)
    } else {
      bytes[at++] = ONE_BYTE + 2
      at = bytes.writeBigUInt64BE(BigInt(length), at)
    }
    at += bytes.write(text, at)
  })
  return bytes.subarray(0, at)
}

/**
 * A WebSocket whose texts of one moment, the answer to a command and its news, are one write: that is most of what they
 * cost.
 */
export function framed(ws: WebSocket, socket: Duplex): PeerSocket {
  let texts: string[] = []
  let letters = 0
  function flush(): void {
    if (texts.length > 0 && ws.readyState === ws.OPEN) socket.write(textFrames(texts))
    texts = []
    letters = 0
  }
  return {
    OPEN: ws.OPEN,
    get readyState() {
      return ws.readyState
    },
    get bufferedAmount() {
      return ws.bufferedAmount + letters
    },
    on: (event, listener) => ws.on(event, listener),
    send(text: string): void {
      if (texts.length === 0) process.nextTick(flush)
      texts.push(text)
      letters += text.length
    },
    close(code, reason): void {
      flush()
      ws.close(code, reason)
    },
    terminate: () => ws.terminate(),
  }
}
