import { canonical } from '@midden/kernel'

/** A view as a list of places and what stands there: objects are opened, lists of plain values are not. */
export type Leaves = ReadonlyMap<string, string>

const isPlain = (x: unknown): boolean => typeof x !== 'object' || x === null

function open(x: unknown, path: string, leaves: Map<string, string>): void {
  if (isPlain(x) || (Array.isArray(x) && x.every(isPlain))) leaves.set(path, canonical(x))
  else
    for (const [key, held] of Object.entries(x as object))
      open(held, path === '' ? key : `${path}.${key}`, leaves)
}

export function leavesOf(view: object): Leaves {
  const leaves = new Map<string, string>()
  open(view, '', leaves)
  leaves.delete('me')
  return leaves
}

/** What one has that the other lacks or has otherwise. */
export function unlike(a: Leaves, b: Leaves): Map<string, string> {
  return new Map([...a].filter(([path, value]) => b.get(path) !== value))
}

/** "place=value" for what is new or other, "place gone" for what is no longer there. */
export function changes(before: Leaves, after: Leaves): string[] {
  const gone = [...before.keys()].filter((path) => !after.has(path)).map((path) => `${path} gone`)
  return [...[...unlike(after, before)].map(([path, value]) => `${path}=${value}`), ...gone].sort()
}
