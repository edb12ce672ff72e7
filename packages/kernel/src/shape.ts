/** What foreign data must look like. A shape answers null, or a sentence that names the place and what is wrong. */
export type Shape = (x: unknown, path: string) => string | null

export const int =
  (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Shape =>
  (x, path) =>
    Number.isSafeInteger(x) && (x as number) >= min && (x as number) <= max && !Object.is(x, -0)
      ? null
      : `${path} must be a whole number from ${min} to ${max}`

export const bool: Shape = (x, path) => (typeof x === 'boolean' ? null : `${path} must be true or false`)

export const text =
  (longest = 200): Shape =>
  (x, path) =>
    typeof x === 'string' && x.length <= longest
      ? null
      : `${path} must be a text of at most ${longest} characters`

export const oneOf =
  (...values: readonly (string | number | boolean | null)[]): Shape =>
  (x, path) =>
    (values as readonly unknown[]).includes(x)
      ? null
      : `${path} must be one of ${values.map((v) => JSON.stringify(v)).join(', ')}`

export const nullOr =
  (shape: Shape): Shape =>
  (x, path) =>
    x === null ? null : shape(x, path)

export const list =
  (of: Shape, min = 0, max = 1000): Shape =>
  (x, path) => {
    if (!Array.isArray(x)) return `${path} must be a list`
    if (x.length < min || x.length > max)
      return `${path} must have ${min === max ? min : `${min} to ${max}`} entries, not ${x.length}`
    for (let i = 0; i < x.length; i++) {
      const wrong = of(x[i], `${path}[${i}]`)
      if (wrong !== null) return wrong
    }
    return null
  }

const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x)

/** Exactly these fields, no more and no fewer. */
export const record =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (x, path) => {
    if (!isRecord(x)) return `${path} must be an object`
    for (const key of Object.keys(x))
      if (!Object.hasOwn(fields, key)) return `${path} has no field "${key.slice(0, 40)}"`
    for (const [key, shape] of Object.entries(fields)) {
      if (!Object.hasOwn(x, key)) return `${path}.${key} is missing`
      const wrong = shape(x[key], `${path}.${key}`)
      if (wrong !== null) return wrong
    }
    return null
  }

/** One of several records, told apart by the text in one field. */
export const byField =
  (field: string, shapes: Readonly<Record<string, Shape>>): Shape =>
  (x, path) => {
    if (!isRecord(x)) return `${path} must be an object`
    const kind = x[field]
    if (typeof kind !== 'string' || !Object.hasOwn(shapes, kind))
      return `${path}.${field} must be one of ${Object.keys(shapes).join(', ')}`
    return shapes[kind]!(x, path)
  }

const drawShape = record({
  name: text(40),
  value: (x, path) => (Array.isArray(x) ? list(int(), 0, 500)(x, path) : int()(x, path)),
})

/** The random generator as it stands in every position. */
export const randomShape = record({
  a: int(-(2 ** 31), 2 ** 31 - 1),
  b: int(-(2 ** 31), 2 ** 31 - 1),
  c: int(-(2 ** 31), 2 ** 31 - 1),
  d: int(-(2 ** 31), 2 ** 31 - 1),
  script: nullOr(list(drawShape, 0, 10_000)),
})
