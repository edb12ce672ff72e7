/** A place inside plain data. */
export type Path = (string | number)[]

/** `[path, value]` puts a value there, `[path]` removes the field. A list is cut by its `length`. */
export type Patch = ([Path] | [Path, unknown])[]

type Tree = Record<string, unknown>
const isTree = (x: unknown): x is Tree => typeof x === 'object' && x !== null && !Array.isArray(x)

/** `path` is the place that is being compared: one list for the whole walk, copied where something is written down. */
function changeList(
  a: readonly unknown[],
  b: readonly unknown[],
  path: Path,
  patch: Patch,
): readonly unknown[] {
  const common = Math.min(a.length, b.length)
  const start = patch.length
  let value: unknown[] | null = null
  for (let i = 0; i < common; i++) {
    const next = a[i] === b[i] ? a[i] : step(a[i], b[i], i, path, patch)
    if (next === a[i]) continue
    value ??= a.slice()
    value[i] = next
  }
  // A list whose every second entry changed is told whole: that is shorter.
  if (patch.length - start > common / 2 + 1) {
    patch.length = start
    patch.push([path.slice(), b])
    return b
  }
  if (a.length === b.length) return value ?? a
  for (let i = common; i < b.length; i++) patch.push([[...path, i], b[i]])
  if (b.length < a.length) patch.push([[...path, 'length'], b.length])
  return (value ?? a).slice(0, common).concat(b.slice(common))
}

/** Nearly everything is as it was: nothing is made where nothing has changed. */
function changeTree(a: Tree, b: Tree, path: Path, patch: Patch): Tree {
  const start = patch.length
  for (const key in a) if (b[key] === undefined) patch.push([[...path, key]])
  let isOther = patch.length > start
  let value: Tree | null = null
  for (const key in b) {
    const held = b[key]
    const had = a[key]
    if (held === had || held === undefined) continue
    const next = step(had, held, key, path, patch)
    if (next === had) continue
    if (had === undefined) isOther = true
    value ??= { ...a }
    value[key] = next
  }
  if (!isOther) return value ?? a
  // Fields have the order that they have in a picture made from scratch.
  const made: Tree = {}
  for (const key in b) if (b[key] !== undefined) made[key] = (value ?? a)[key]
  return made
}

function step(a: unknown, b: unknown, key: string | number, path: Path, patch: Patch): unknown {
  path.push(key)
  const value = walk(a, b, path, patch)
  path.pop()
  return value
}

function walk(a: unknown, b: unknown, path: Path, patch: Patch): unknown {
  if (a === b) return a
  if (Array.isArray(a) && Array.isArray(b)) return changeList(a, b, path, patch)
  if (isTree(a) && isTree(b)) return changeTree(a, b, path, patch)
  patch.push([path.slice(), b])
  return b
}

/** What turns `a` into `b`; and `b` itself, made of the parts of `a` wherever they are equal. */
export function change<T>(a: T, b: T): { patch: Patch; value: T } {
  const patch: Patch = []
  const value = walk(a, b, [], patch) as T
  return { patch, value }
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
