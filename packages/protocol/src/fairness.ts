/**
 * The check anybody can make after a match. Nothing here is shared with the engine or the server: hashes are those of
 * the platform (Web Crypto), and the generator is written a second time.
 */

const utf8 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(text))

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const sha256 = (bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', bytes)

/** Luck number n: HMAC-SHA-256, keyed with the secret, over the number and everybody's entropy. */
async function luckOf(secret: string, entropy: readonly string[], n: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', utf8(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  return hex(await crypto.subtle.sign('HMAC', key, utf8(['midden-luck-1', n, ...entropy].join('\n'))))
}

/** The generator's four words. */
export interface Generator {
  a: number
  b: number
  c: number
  d: number
}

/** sfc32 seeded with a text, after its warm-up of twelve words and `words` more. */
async function generator(seed: string, words: number): Promise<Generator> {
  const digest = new DataView(await sha256(utf8(seed)))
  const state = Uint32Array.of(digest.getUint32(0), digest.getUint32(4), digest.getUint32(8), 1)
  for (let i = 0; i < 12 + words; i++) {
    const [a, b, c, counter] = state as unknown as [number, number, number, number]
    const out = (a + b + counter) >>> 0
    state[3] = counter + 1
    state[0] = b ^ (b >>> 9)
    state[1] = c + c * 8
    state[2] = ((c << 21) | (c >>> 11)) + out
  }
  const [a, b, c, d] = new Int32Array(state.buffer) as unknown as [number, number, number, number]
  return { a, b, c, d }
}

const WARM = 13

/** Does the generator that the replay left behind follow from its seed, and from nothing else? */
async function follows(seed: string, left: Generator): Promise<boolean> {
  if (left.d < WARM) return false
  const due = await generator(seed, left.d - WARM)
  return due.a === left.a && due.b === left.b && due.c === left.c && due.d === left.d
}

/** What a match file tells about its luck. */
export interface LuckRecord {
  commitment: string | null
  seed?: string
  start?: string
  entropy: readonly string[]
  shares?: readonly (string | null)[]
  actions: readonly { n?: number; luck?: string }[]
  undone?: readonly number[]
  forked?: number
}

/** Every draw number from 1 on belongs to one action or to one taken-back move: the server skipped none. */
function numbering(file: LuckRecord): string[] {
  const own = file.actions.slice(file.forked ?? 0).map(({ n }) => n ?? 0)
  if (own.some((n, i) => i > 0 && n <= own[i - 1]!)) return ['the draws of luck are not in order']
  const used = [...own, ...(file.undone ?? [])].sort((a, b) => a - b)
  return used.every((n, i) => n === i + 1) ? [] : ['draws of luck were skipped or used twice']
}

/** Each seat's entropy is what its share promised, or none at all: then it was not revealed in time. */
async function sharesWrong({ entropy, shares }: LuckRecord): Promise<string[]> {
  if (shares === undefined) return []
  if (shares.length !== entropy.length) return ['there are not as many shares as seats']
  const wrong: string[] = []
  for (const [seat, share] of shares.entries()) {
    const revealed = entropy[seat]!
    if (revealed !== '' && share !== hex(await sha256(utf8(revealed))))
      wrong.push(`what seat ${seat + 1} mixed in is not the share it sat down with`)
  }
  return wrong
}

/**
 * The seats that promised a share and did not reveal it: their silence chose between two draws, with it and without.
 */
export const withheld = ({ entropy, shares = [] }: Pick<LuckRecord, 'entropy' | 'shares'>): number[] =>
  shares.flatMap((share, seat) => (share !== null && entropy[seat] === '' ? [seat] : []))

/**
 * What is wrong with the luck of a finished match; empty if it is proved fair. `generators`, where a replay gives
 * them (after the set-up, then after each action), are checked against the luck as well.
 */
export async function verifyFairness(file: LuckRecord, generators?: readonly Generator[]): Promise<string[]> {
  const { commitment, seed: secret, entropy } = file
  if (commitment === null) return ['the match was played without a commitment: there is nothing to prove']
  if (secret === undefined) return ['the match is not over: its secret is not told yet']
  if (hex(await sha256(utf8(secret))) !== commitment)
    return ['the secret is not the one that was committed to']
  const wrong = [...numbering(file), ...(await sharesWrong(file))]
  const forked = file.forked ?? 0
  if (file.forked === undefined && file.start !== (await luckOf(secret, entropy, 0)))
    wrong.push('the set-up was not drawn from the secret and the entropy')
  for (const [i, { n, luck }] of file.actions.entries())
    if (i >= forked && luck !== (await luckOf(secret, entropy, n ?? 0)))
      wrong.push(`the luck of action ${i + 1} was not drawn from the secret and the entropy`)
  const seeds = [file.start, ...file.actions.map(({ luck }) => luck)]
  for (const [i, left] of (generators ?? []).entries())
    if (seeds[i] === undefined || !(await follows(seeds[i], left)))
      wrong.push(
        `the generator after ${i === 0 ? 'the set-up' : `action ${i}`} does not follow from its luck`,
      )
  return wrong
}
