// npm run new-game -- NAME [--title "Title"]: lays out a small game that passes every check as it is, to be turned into
// yours. It touches its own two folders and the lock file.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { root } from './install.mjs'
import { filesNaming, sources } from './names.mjs'

const RULES = 'packages/games'
const PAGE = 'packages/web/src/games'
const EXAMPLE = 'npm run new-game -- hare-and-fox'

/** @param {string} name */
const foldersOf = (name) => [join(root, RULES, name), join(root, PAGE, name)]

/** Clauses are cited as HAREANDFOX-1.1. @param {string} name */
const prefixOf = (name) => name.replaceAll('-', '').toUpperCase()

/** @param {string} name */
export function titleOf(name) {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** @param {string} name */
function isTaken(name) {
  const packages = ['packages', RULES].flatMap((folder) =>
    readdirSync(join(root, folder)).map((entry) => join(root, folder, entry, 'package.json')),
  )
  const names = packages.filter(existsSync).map((file) => JSON.parse(readFileSync(file, 'utf8')).name)
  return names.includes(`@midden/${name}`) || foldersOf(name).some(existsSync) || name in {}
}

/**
 * Why a game cannot be called so; null if it can.
 * @param {string} name
 * @param {string} title
 * @returns {string | null}
 */
export function whyNot(name, title) {
  if (name === '') return `what is the game called? For example: ${EXAMPLE}`
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || name.length > 30)
    return `"${name}" cannot name a folder here: at most 30 small letters a to z, words joined by hyphens. For example: ${EXAMPLE}`
  if (!/^[^\p{Cc}]{1,40}$/u.test(title) || title.trim() === '')
    return 'a title has one line of at most 40 characters.'
  if (isTaken(name)) return `"${name}" is taken: choose another name.`
  const shared = sources()
  const [file] = filesNaming(shared, name, readdirSync(join(root, RULES)))
  if (file !== undefined)
    return `"${name}" already means something in ${file}: choose another name, of two words perhaps.`
  const prefix = prefixOf(name)
  const cited = new RegExp(`\\b${prefix}-[A-Z]{0,3}\\d`)
  return shared.some(([, text]) => cited.test(text))
    ? `clauses cited as ${prefix}-1.1 are taken: choose another name.`
    : null
}

/** Where the new box stands: to the right of all others. */
function nextPlace() {
  const boxes = readdirSync(join(root, PAGE)).map((folder) => join(root, PAGE, folder, 'box.ts'))
  const places = boxes
    .filter(existsSync)
    .map((file) => Number(/^ {2}place: (\d+),$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0))
  return Math.max(0, ...places) + 1
}

/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Writes the two folders.
 * @param {string} name
 * @param {string} title
 */
export function layOut(name, title) {
  const place = String(nextPlace())
  const [rules = '', page = ''] = foldersOf(name)
  for (const [template, folder] of [
    ['rules', rules],
    ['page', page],
  ]) {
    const from = join(import.meta.dirname, 'new-game', template ?? '')
    for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const file = join(entry.parentPath, entry.name)
      const text = readFileSync(file, 'utf8')
        .replaceAll("'__TITLE__'", () => JSON.stringify(title))
        .replaceAll('__TITLE__', () => title.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign))
        .replaceAll('__ID__', name)
        .replaceAll('__PREFIX__', prefixOf(name))
        .replaceAll('__PLACE__', place)
      const to = join(folder ?? '', file.slice(from.length))
      mkdirSync(dirname(to), { recursive: true })
      writeFileSync(to, text)
    }
  }
}

/**
 * @param {string} program
 * @param {string[]} args
 */
function run(program, ...args) {
  const shell = process.platform === 'win32' && program === 'npm'
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8', shell })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}.\n${stdout}${stderr}`)
}

/**
 * Brings the files into shape, and records the edition and the golden playthroughs.
 * @param {string} name
 */
export function finish(name) {
  const node = process.execPath
  run(node, 'node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...foldersOf(name))
  run(node, 'tools/freeze.mjs', name)
  run(node, 'tools/golden.mjs', '--write', '--game', name)
}

function main() {
  const { values, positionals } = parseArgs({
    options: { title: { type: 'string' } },
    allowPositionals: true,
  })
  const [name = '', ...more] = positionals
  const title = values.title ?? titleOf(name)
  const wrong =
    more.length > 0 ? `one name, its words joined by hyphens. For example: ${EXAMPLE}` : whyNot(name, title)
  if (wrong !== null) throw new Error(wrong)
  layOut(name, title)
  run('npm', 'install')
  finish(name)
  process.stdout.write(
    `${title} is in ${RULES}/${name} and ${PAGE}/${name}.\nPlay it: npm run dev, or npx midden play ${name}. How to go on: docs/adding-a-game.md\n`,
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  try {
    main()
  } catch (error) {
    process.stderr.write(`new-game: ${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
