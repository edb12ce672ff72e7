// What a visitor has to load, against the budget.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const web = join(import.meta.dirname, '..')
const dist = process.env.WEB_DIST ?? join(web, 'dist')
/** @type {Record<string, { file: string, name?: string, imports?: string[], css?: string[] }>} */
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
/** @type {{ start: number, pages: number, table: number, online: number, review: number, bots: number, game: number, lab: number, plots: number, sheets: number }} */
const budget = JSON.parse(readFileSync(join(web, 'budget.json'), 'utf8'))

/**
 * A chunk and everything it imports at once.
 * @param {string} key
 * @param {Set<string>} found
 */
function closure(key, found = new Set()) {
  if (found.has(key)) return found
  found.add(key)
  for (const next of manifest[key]?.imports ?? []) closure(next, found)
  return found
}

/** @param {Iterable<string>} keys */
function weigh(keys) {
  let bytes = 0
  for (const key of keys) {
    const file = manifest[key]?.file
    if (file?.endsWith('.js')) bytes += gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
  }
  return bytes / 1024
}

/** @param {Iterable<string>} keys */
function weighSheets(keys) {
  const sheets = new Set([...keys].flatMap((key) => manifest[key]?.css ?? []))
  const sizes = [...sheets].map((file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

/** @param {(key: string) => boolean} is */
const chunk = (is) => Object.keys(manifest).find(is) ?? ''
/** @param {string} name one of those in chunks.ts */
const named = (name) => chunk((key) => manifest[key]?.name === name)

const start = closure(named('start'))
const later = (/** @type {Iterable<string>} */ keys) => [...keys].filter((key) => !start.has(key))
const tableKeys = later(closure(named('table')))

const pagesKeys = later(closure(named('pages')))
const onlineKeys = later(closure(chunk((key) => key.endsWith('online/index.tsx'))))

// The lab page, and the library that it draws with, which comes with the first drawing.
const labKeys = later(closure(chunk((key) => key.endsWith('lab/lab-screen.tsx'))))
const plotKeys = later(closure(chunk((key) => key.endsWith('lab/src/plot/index.ts')))).filter(
  (key) => !labKeys.includes(key),
)

const reviewKeys = later(closure(chunk((key) => key.endsWith('review/review-screen.tsx')))).filter(
  (key) => !tableKeys.includes(key),
)

/**
 * Workers have bundles of their own, which the manifest does not know.
 * @param {RegExp} name
 */
function weighWorkers(name) {
  const assets = join(dist, 'assets')
  const files = readdirSync(assets).filter((file) => file.endsWith('.js') && name.test(file))
  const sizes = files.map((file) => gzipSync(readFileSync(join(assets, file)), { level: 9 }).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

/** @type {[string, number, number][]} */
const rows = [
  ['start page', weigh(start), budget.start],
  ['pages', weigh(pagesKeys), budget.pages],
  ['table', weigh(tableKeys), budget.table],
  ['online', weigh(onlineKeys), budget.online],
  ['lab', weigh(labKeys), budget.lab],
  ['plots', weigh(plotKeys), budget.plots],
  ['review', weigh(reviewKeys), budget.review],
  ['bots', weighWorkers(/^bot-worker-/), budget.bots],
  ['sheets of the start page', weighSheets(start), budget.sheets],
  ['sheets of the pages', weighSheets(pagesKeys), budget.sheets],
  ['sheets of the table', weighSheets(tableKeys), budget.sheets],
  ['sheets of the lab', weighSheets(labKeys), budget.sheets],
  ['sheets of the review', weighSheets(reviewKeys), budget.sheets],
]
const games = join(web, 'src/games')
for (const game of readdirSync(games).filter((name) => existsSync(join(games, name, 'box.ts')))) {
  const own = join(games, game, 'budget.json')
  const most = existsSync(own) ? JSON.parse(readFileSync(own, 'utf8')) : budget
  const rules = closure(named(`${game}-rules`))
  const face = closure(chunk((key) => key.endsWith(`src/games/${game}/index.tsx`)))
  const needed = later(new Set([...rules, ...face])).filter((key) => !tableKeys.includes(key))
  rows.push([game, weigh(needed), most.game], [`sheets of ${game}`, weighSheets(needed), most.sheets])
}

let over = false
for (const [name, size, most] of rows) {
  const bad = !(size <= most) || size === 0
  if (bad) over = true
  process.stdout.write(
    `${name.padEnd(28)} ${size.toFixed(1).padStart(6)} KB of ${most}${bad ? '  OVER THE BUDGET' : ''}\n`,
  )
}
if (over) process.exitCode = 1
