import type { Refusal } from './ledger.ts'
import { record, type Shape } from './shape.ts'

/** One table option: a choice between words, a whole number, or data of its own (a deck, a ladder). */
export type TableOption =
  | {
      kind: 'choice'
      values: readonly string[]
      /** what the option is called where its key is no word itself */
      name?: string
      /** what a value is called where it is no word itself */
      names?: Readonly<Record<string, string>>
      default: string
      clause: string
      about: string
    }
  | { kind: 'number'; min: number; max: number; default: number; clause: string; about: string }
  | { kind: 'data'; shape: Shape; schema: object; default: unknown; clause: string; about: string }

/** "keptCard" and "to-winner" as people write them. */
const spelled = (key: string): string => {
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What an option is called. */
export const optionName = (key: string, option: TableOption | undefined): string =>
  (option?.kind === 'choice' ? option.name : undefined) ?? spelled(key)

/** What the value of an option is called. */
export const valueName = (option: TableOption | undefined, value: string): string =>
  (option?.kind === 'choice' ? option.names?.[value] : undefined) ?? spelled(value)

/** All options of a game, each with its clause, its default and a sentence about it. */
export type Sheet<O> = { readonly [K in keyof O]: TableOption }

const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x)

function wrongWith(option: TableOption, path: string, value: unknown): string | null {
  if (option.kind === 'data') return option.shape(value, path)
  if (option.kind === 'choice')
    return typeof value === 'string' && option.values.includes(value)
      ? null
      : `${path} must be one of ${option.values.join(', ')}`
  return Number.isInteger(value) && (value as number) >= option.min && (value as number) <= option.max
    ? null
    : `${path} must be a whole number from ${option.min} to ${option.max}`
}

/** What the options in a foreign position must look like: every one of the sheet, each with a value it allows. */
export const optionsShape = <O>(sheet: Sheet<O>): Shape =>
  record(
    Object.fromEntries(
      (Object.entries(sheet) as [string, TableOption][]).map(([key, option]): [string, Shape] => [
        key,
        (value, path) => wrongWith(option, path, value),
      ]),
    ),
  )

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}

/** Fills in defaults and checks every value. The result is frozen: positions share it. */
export function readOptions<O>(sheet: Sheet<O>, raw: unknown): O | Refusal {
  if (raw !== undefined && raw !== null && !isRecord(raw))
    return { clauses: [], reason: 'options must be an object' }
  const given = (raw ?? {}) as Record<string, unknown>
  const rows = Object.entries(sheet) as [string, TableOption][]
  for (const key of Object.keys(given))
    if (!Object.hasOwn(sheet, key))
      return {
        clauses: [],
        reason: `there is no option "${key.slice(0, 40)}"; there are ${rows.map(([name]) => name).join(', ')}`,
      }
  const options: Record<string, unknown> = {}
  for (const [key, option] of rows) {
    const value = Object.hasOwn(given, key) ? given[key] : option.default
    const reason = wrongWith(option, `option ${key}`, value)
    if (reason !== null) return { clauses: [option.clause], reason }
    options[key] = structuredCopy(value)
  }
  return deepFreeze(options) as O
}

const structuredCopy = (value: unknown): unknown =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown)

/** The option sheet as JSON Schema, for forms and for programs. */
export function optionSchema<O>(sheet: Sheet<O>): object {
  const properties: Record<string, object> = {}
  for (const [key, option] of Object.entries(sheet) as [string, TableOption][]) {
    const about = { description: `${option.about} (${option.clause})`, default: option.default }
    if (option.kind === 'choice') properties[key] = { type: 'string', enum: option.values, ...about }
    else if (option.kind === 'number')
      properties[key] = { type: 'integer', minimum: option.min, maximum: option.max, ...about }
    else properties[key] = { ...option.schema, ...about }
  }
  return { type: 'object', properties, additionalProperties: false }
}
