import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** 32 MB and about a tenth of a second for each guess. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const LENGTH = 32

const derive = (password: string, salt: Buffer, { N, r, p }: { N: number; r: number; p: number }) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, LENGTH, { ...COST, N, r, p }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })

/** scrypt with its own parameters written beside it, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, COST)
  const { N, r, p } = COST
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Without a stored hash it takes as long and is false: an account's existence cannot be timed. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [kind, N, r, p, salt = '', key = ''] = (stored ?? 'scrypt$32768$8$1$none$').split('$')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const made = await derive(password, Buffer.from(salt, 'base64url'), cost)
  const held = Buffer.from(key, 'base64url')
  return stored !== null && kind === 'scrypt' && held.length === made.length && timingSafeEqual(held, made)
}
