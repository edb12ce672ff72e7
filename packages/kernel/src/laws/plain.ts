import { must } from './broken.ts'

export type Tree = object & Record<string, unknown>
export const isTree = (x: unknown): x is Tree => typeof x === 'object' && x !== null

/** Plain data only: what JSON gives back is exactly what went in. */
export function plain(x: unknown, path: string): void {
  if (typeof x === 'number') must(Number.isFinite(x) && !Object.is(x, -0), 'plain data', `${path} is ${x}`)
  else if (isTree(x)) {
    const proto: unknown = Object.getPrototypeOf(x)
    must(proto === Object.prototype || proto === Array.prototype, 'plain data', `${path} is not plain`)
    for (const key of Object.keys(x)) plain(x[key], `${path}.${key}`)
  } else
    must(
      x === null || typeof x === 'string' || typeof x === 'boolean',
      'plain data',
      `${path} is ${typeof x}`,
    )
}

/** A copy shares no object with the original, except frozen ones (the table options). */
export function sharesNothing(a: unknown, b: unknown, path: string): void {
  if (!isTree(a) || !isTree(b)) return
  if (a === b) must(Object.isFrozen(a), 'a clone shares nothing', path)
  else for (const key of Object.keys(a)) sharesNothing(a[key], b[key], `${path}.${key}`)
}

export function deepFreeze<T>(x: T): T {
  if (isTree(x) && !Object.isFrozen(x)) {
    Object.freeze(x)
    for (const key of Object.keys(x)) deepFreeze(x[key])
  }
  return x
}

export const jsonCopy = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T
