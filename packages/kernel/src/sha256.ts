/** SHA-256 and HMAC over a text's UTF-8 bytes. Synchronous and the same in every runtime, which Web Crypto is not. */

const K = new Int32Array(64)
const INITIAL = new Int32Array(8)

const firstPrimes = (count: number): number[] => {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n++) if (primes.every((p) => n % p !== 0)) primes.push(n)
  return primes
}
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0
firstPrimes(64).forEach((prime, i) => {
  K[i] = fraction(Math.cbrt(prime))
  if (i < 8) INITIAL[i] = fraction(Math.sqrt(prime))
})

const utf8 = (text: string): number[] => {
  const bytes: number[] = []
  for (const character of text) {
    const code = character.codePointAt(0)!
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      )
  }
  return bytes
}

const padded = (bytes: number[]): Int32Array => {
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) << 4)
  bytes.forEach((byte, i) => {
    words[i >> 2]! |= byte << (24 - (i & 3) * 8)
  })
  words[bytes.length >> 2]! |= 0x80 << (24 - (bytes.length & 3) * 8)
  words[words.length - 2] = Math.floor(bytes.length / 2 ** 29)
  words[words.length - 1] = bytes.length << 3
  return words
}

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by))

const schedule = new Int32Array(64)

function mix(state: Int32Array, words: Int32Array, from: number): void {
  const w = schedule
  for (let i = 0; i < 16; i++) w[i] = words[from + i]!
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!
    const y = w[i - 2]!
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0
  }
  let a = state[0]!
  let b = state[1]!
  let c = state[2]!
  let d = state[3]!
  let e = state[4]!
  let f = state[5]!
  let g = state[6]!
  let h = state[7]!
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  state[0]! += a
  state[1]! += b
  state[2]! += c
  state[3]! += d
  state[4]! += e
  state[5]! += f
  state[6]! += g
  state[7]! += h
}

function digest(bytes: number[]): Int32Array {
  const words = padded(bytes)
  const state = INITIAL.slice()
  for (let from = 0; from < words.length; from += 16) mix(state, words, from)
  return state
}

const hex = (words: Int32Array): string =>
  Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')

const bytesOf = (words: Int32Array): number[] =>
  Array.from(words).flatMap((word) => [word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255])

export const sha256Words = (text: string): Int32Array => digest(utf8(text))

export const sha256 = (text: string): string => hex(sha256Words(text))

const BLOCK = 64

/** HMAC-SHA-256 of a text under a key, both as UTF-8. */
export function hmac(key: string, text: string): string {
  const long = utf8(key)
  const short = long.length > BLOCK ? bytesOf(digest(long)) : long
  const keyed = (pad: number): number[] => Array.from({ length: BLOCK }, (_, i) => (short[i] ?? 0) ^ pad)
  return hex(digest([...keyed(0x5c), ...bytesOf(digest([...keyed(0x36), ...utf8(text)]))]))
}
