import { sha256 } from './sha256.ts'

/** Positions have few field names, and as many texts. */
const NAMES = 5000
const names = new Map<string, string>()

function named(key: string): string {
  const known = names.get(key)
  if (known !== undefined) return known
  const text = `${JSON.stringify(key)}:`
  if (names.size < NAMES) names.set(key, text)
  return text
}

/** Positions have few shapes: their fields are put in order once. */
const ORDERS = 2000
const ALIKE = 16
const orders = new Map<string, { keys: string[]; sorted: string[] }[]>()
let known = 0

function inOrder(keys: string[]): readonly string[] {
  const first = keys[0]
  if (first === undefined) return keys
  const alike = orders.get(first) ?? []
  const found = alike.find(
    (each) => each.keys.length === keys.length && each.keys.every((key, i) => key === keys[i]),
  )
  if (found !== undefined) return found.sorted
  const sorted = keys.toSorted()
  if (alike.length < ALIKE && known++ < ORDERS) orders.set(first, [...alike, { keys, sorted }])
  return sorted
}

/** JSON with sorted keys: the same text for equal data, whatever order its fields were written in. */
export function canonical(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  let text = ''
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const held: unknown = value[i]
      // A hole is no null: JSON would not give it back.
      text += `${i === 0 ? '' : ','}${held === undefined && !(i in value) ? '' : canonical(held)}`
    }
    return `[${text}]`
  }
  for (const key of inOrder(Object.keys(value))) {
    const held = (value as Record<string, unknown>)[key]
    if (held !== undefined) text += `${text === '' ? '' : ','}${named(key)}${canonical(held)}`
  }
  return `{${text}}`
}

/** Hex digest of a position (or any plain data), equal in Node and in the browser. */
export const hashOf = (value: unknown): string => sha256(canonical(value))
