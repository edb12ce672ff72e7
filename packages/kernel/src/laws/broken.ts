import { canonical } from '../canonical.ts'

/** A kernel law that a game breaks; the message says which, where and how to see it again. */
export class LawBroken extends Error {
  override name = 'LawBroken'
}

export function must(holds: boolean, law: string, detail = ''): asserts holds {
  if (!holds) throw new LawBroken(detail === '' ? law : `${law}: ${detail}`)
}

const around = (text: string, at: number): string => text.slice(Math.max(0, at - 60), at + 120)

/** Two pieces of plain data must be the same, byte for byte in canonical form. */
export function same(a: unknown, b: unknown, law: string): void {
  const left = canonical(a)
  const right = canonical(b)
  if (left === right) return
  let at = 0
  while (left[at] === right[at]) at++
  throw new LawBroken(`${law}:\n  …${around(left, at)}\n  …${around(right, at)}`)
}
