/** A place inside plain data. */
export type Path = (string | number)[]

/** `[path, value]` puts a value there, `[path]` removes the field. A list is cut by its `length`. */
export type Patch = ([Path] | [Path, unknown])[]

type Tree = Record<string, unknown>
const isTree = (x: unknown): x is Tree => typeof x === 'object' && x !== null && !Array.isArray(x)

/** `path` is the place that is being compared: one list for the whole walk, copied where something is written down. */
function diffLists(a: readonly unknown[], b: readonly unknown[], path: Path, patch: Patch): void {
  const common = Math.min(a.length, b.length)
  const start = patch.length
  for (let i = 0; i < common; i++) if (a[i] !== b[i]) step(a[i], b[i], i, path, patch)
  // A list whose every second entry changed is told whole: that is shorter.
  if (patch.length - start > common / 2 + 1) {
    patch.length = start
    patch.push([path.slice(), b])
    return
  }
  for (let i = common; i < b.length; i++) patch.push([[...path, i], b[i]])
  if (b.length < a.length) patch.push([[...path, 'length'], b.length])
}

function diffTrees(a: Tree, b: Tree, path: Path, patch: Patch): void {
  for (const key in a) if (b[key] === undefined) patch.push([[...path, key]])
  for (const key in b) {
    const held = b[key]
    if (held !== undefined && held !== a[key]) step(a[key], held, key, path, patch)
  }
}

function step(a: unknown, b: unknown, key: string | number, path: Path, patch: Patch): void {
  path.push(key)
  walk(a, b, path, patch)
  path.pop()
}

function walk(a: unknown, b: unknown, path: Path, patch: Patch): void {
  if (a === b) return
  if (Array.isArray(a) && Array.isArray(b)) diffLists(a, b, path, patch)
  else if (isTree(a) && isTree(b)) diffTrees(a, b, path, patch)
  else patch.push([path.slice(), b])
}

/** What turns `a` into `b`. */
export function diff(a: unknown, b: unknown): Patch {
  const patch: Patch = []
  walk(a, b, [], patch)
  return patch
}

function put(x: unknown, path: Path, at: number, op: Patch[number]): unknown {
  const key = path[at]
  if (key === undefined) return op[1]
  if (Array.isArray(x)) {
    const copy = x.slice()
    if (key === 'length') copy.length = op[1] as number
    else copy[key as number] = put(x[key as number], path, at + 1, op)
    return copy
  }
  const copy: Tree = { ...(x as Tree) }
  if (at === path.length - 1 && op.length === 1) delete copy[key]
  else copy[key] = put(copy[key], path, at + 1, op)
  return copy
}

/** The patched value; what it was is left as it is, and unchanged parts are shared. */
export const patched = <T>(value: T, patch: Patch): T =>
  patch.reduce<unknown>((x, op) => put(x, op[0], 0, op), value) as T
