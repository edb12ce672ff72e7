import { canonical } from '../canonical.ts'

/** A kernel law that a game breaks; the message says which, where and how to see it again. */
export class LawBroken extends Error {
  override name = 'LawBroken'
}

export function must(holds: boolean, law: string, detail = ''): asserts holds {
  if (!holds) throw new LawBroken(detail === '' ? law : `${law}: ${detail}`)
}

const around = (text: string, at: number): string => text.slice(Math.max(0, at - 60), at + 120)

type Tree = object & Record<string, unknown>
const isTree = (x: unknown): x is Tree => typeof x === 'object' && x !== null

/** Are two pieces of plain data the same, whatever order their fields were written in? */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  for (const key of keys) if (!Object.hasOwn(b, key) || !equal(a[key], b[key])) return false
  return true
}

/** Two pieces of plain data must be the same, byte for byte in canonical form. */
export function same(a: unknown, b: unknown, law: string): void {
  if (equal(a, b)) return
  const left = canonical(a)
  const right = canonical(b)
  if (left === right) return
  let at = 0
  while (left[at] === right[at]) at++
  throw new LawBroken(`${law}:\n  …${around(left, at)}\n  …${around(right, at)}`)
}
