import { sha256 } from './sha256.ts'

/** JSON with sorted keys: the same text for equal data, whatever order its fields were written in. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`).join(',')}}`
}

/** Hex digest of a position (or any plain data), equal in Node and in the browser. */
export const hashOf = (value: unknown): string => sha256(canonical(value))
