// Gathers what is said of the fields of every game's view and state, as the types say it, for `midden engine`, and
// writes the schemas that result to docs/schemas.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleAndRun } from './bundle.mjs'
import { root } from './install.mjs'

/** @typedef {{ doc: string, type: string }} Field */
/** @typedef {{ rest: string, fields: Map<string, Field> }} Kind */
/** @typedef {{ properties?: Record<string, Schema>, items?: Schema }} Schema */

/** @param {string} comment */
const plain = (comment) =>
  comment
    .replace(/^\s*\/\*\*|\*\/\s*$/g, '')
    .replace(/^\s*\*\s?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * The fields of an interface, each with what is said above it.
 * @param {string} body
 */
function fieldsOf(body) {
  /** @type {Map<string, Field>} */
  const fields = new Map()
  const field =
    /(\/\*\*(?:[^*]|\*(?!\/))*\*\/\s*)?^ {2}(?:readonly )?(\w+)\??: (.+(?:\n {3,}.+|\n {2}\}.*)*)/gm
  for (const [, doc = '', name = '', type = ''] of body.matchAll(field))
    fields.set(name, { doc: plain(doc), type })
  return fields
}

/**
 * All interfaces and other types of these files, by name.
 * @param {readonly string[]} files
 */
function kindsOf(files) {
  /** @type {Map<string, Kind>} */
  const kinds = new Map()
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    for (const [, name = '', rest = '', body = ''] of text.matchAll(
      /^(?:export )?interface (\w+)([^{]*)\{(?:\}|\n((?:.*\n)*?)\})/gm,
    ))
      kinds.set(name, { rest, fields: fieldsOf(body) })
    for (const [, name = '', rest = ''] of text.matchAll(/^(?:export )?type (\w+)[^=]*=(.*(?:\n {2}.*)*)/gm))
      if (!kinds.has(name)) kinds.set(name, { rest, fields: new Map() })
  }
  return kinds
}

/**
 * The fields that a type may have: those of everything that it is made of.
 * @param {ReadonlyMap<string, Kind>} kinds
 * @param {string} type
 * @param {Set<string>} seen
 * @returns {[string, Field][]}
 */
function within(kinds, type, seen = new Set()) {
  return [...new Set(type.match(/\b[A-Z]\w*/g) ?? [])].flatMap((name) => {
    const kind = kinds.get(name)
    if (kind === undefined || seen.has(name)) return []
    seen.add(name)
    // Of an interface what it extends; what that is given between its brackets belongs elsewhere.
    const rest = kind.fields.size > 0 ? kind.rest.replace(/<.*>/s, '') : kind.rest
    return [...kind.fields, ...within(kinds, rest, seen)]
  })
}

/**
 * What is said of every field in a schema, by its path.
 * @param {ReadonlyMap<string, Kind>} kinds
 * @param {Schema} schema
 * @param {string} type
 * @param {string} path
 * @param {Record<string, string>} said
 * @param {string} frames what lies on the stack
 */
function walk(kinds, schema, type, path, said, frames) {
  if (schema.items !== undefined) walk(kinds, schema.items, type, `${path}[]`, said, frames)
  const fields = within(kinds, type)
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const own = fields.filter(([field]) => field === name).map(([, field]) => field)
    const to = path === '' ? name : `${path}.${name}`
    const docs = new Set(own.flatMap(({ doc }) => (doc === '' ? [] : [doc])))
    if (docs.size > 0) said[to] ??= [...docs].join(' / ')
    const types = own.map((field) => field.type).join(' | ')
    walk(kinds, part, types.replace(/\bF\[\]/, `${frames} Frame`), to, said, frames)
  }
}

/** @param {string} folder */
const sources = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => join(root, folder, name))

/** @type {{ games: { id: string, sheet: Record<string, { about: string }> }[], schemasOf(game: object): { view: Schema, state: Schema } }} */
const { games, schemasOf } = await bundleAndRun(
  'schemas',
  `export { games } from '@midden/games'
export { schemasOf } from './packages/cli/src/engine/schema.ts'`,
)

for (const game of games) {
  const kinds = kindsOf([...sources('packages/kernel/src'), ...sources(`packages/games/${game.id}/src`)])
  const schemas = schemasOf(game)
  /** @param {RegExp} base */
  const known = (base) => [...kinds].find(([, { rest }]) => base.test(rest)) ?? ['', { rest: '' }]
  const [view] = known(/^ extends View\b/)
  const [state, { rest: frames }] = known(/^ extends Position</)
  const options = Object.fromEntries([
    ['options', 'what was agreed before the match'],
    ...Object.entries(game.sheet).map(([key, { about }]) => [`options.${key}`, about]),
  ])
  const said = { view: { ...options }, state: { ...options } }
  walk(kinds, schemas.view, view, '', said.view, frames)
  walk(kinds, schemas.state, state, '', said.state, frames)
  writeFileSync(join(root, `packages/games/${game.id}/fields.json`), `${JSON.stringify(said, null, 2)}\n`)
}

/** @type {{ schemasOf(game: object): object }} */
const described = await bundleAndRun(
  'schemas-described',
  `export { schemasOf } from './packages/cli/src/engine/schema.ts'`,
)
mkdirSync(join(root, 'docs/schemas'), { recursive: true })
for (const game of games)
  writeFileSync(
    join(root, `docs/schemas/${game.id}.json`),
    `${JSON.stringify(described.schemasOf(game), null, 1)}\n`,
  )
execFileSync('npx', ['biome', 'format', '--write', 'docs/schemas', 'packages/games'], { cwd: root })
