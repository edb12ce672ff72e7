import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { within } from '../layers-plugin.mjs'

const src = join(import.meta.dirname, '../src')
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
/** A sheet as it is built: those of a game lie in its layer. */
const read = (name: string): string => within(readFileSync(join(src, name), 'utf8'), join(src, name))

/** Classes that two sheets of a layer or a game still dress. */
const TWICE: readonly string[] = [
  'games/industrial-waste .iw-board',
  'games/pan .fan',
  'games/pan .pan-board',
  'games/waste .yard',
  'games/waste-knights .wk-final',
  'games/waste-knights .wk-road',
  'games/waste-knights .wk-stage',
  'parts .btn',
  'parts .on-black',
  'parts .reading',
  'parts .row',
  'table .ask',
  'table .confirm',
  'table .drawer',
  'table .own',
  'table .question',
  'table .result',
  'table .table',
  'table .tool',
  'table .unread',
]

/** What stands at the top of a sheet, outside of all braces. */
function outermost(sheet: string): string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  const bare = sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"/g, '""')
  for (let i = 0; i < bare.length; i++) {
    if (bare[i] === '{' && depth++ === 0) found.push(bare.slice(from, i).trim())
    if (bare[i] === '}' && --depth === 0) from = i + 1
    if (bare[i] === ';' && depth === 0) {
      found.push(bare.slice(from, i).trim())
      from = i + 1
    }
  }
  return found
}

test('every sheet lies in a layer, and the layers are declared once', () => {
  expect(sheets.length).toBeGreaterThan(50)
  const layers = readFileSync(join(src, 'style/layers.css'), 'utf8')
    .match(/@layer ([^;]+);/)![1]!
    .split(', ')
  const allowed = ['@font-face', `@layer ${layers.join(', ')}`, ...layers.map((layer) => `@layer ${layer}`)]
  for (const name of sheets) for (const top of outermost(read(name))) expect(allowed, name).toContain(top)
  expect(outermost('.a { b: c }\n@layer game { .d { e: f } }')).toEqual(['.a', '@layer game'])
})

test('a sheet of a game lies in its layer and on its table, however it begins; what moves has a name of its own', () => {
  const frames = '@keyframes turn {\n  from {\n    top: 0;\n  }\n}\n'
  const sheet = '.card {\n  top: 0;\n}\n'
  expect(within(`${sheet}${frames}`, '/src/games/toy/parts/card.css')).toBe(
    `@layer game {\n.game-toy {\n${sheet}}\n${frames}}\n`,
  )
  expect(within(sheet, '/src/table/card.css')).toBe(sheet)
  expect(within(`@layer tokens {\n${sheet}}\n`, '/src/games/toy/style/inks.css')).not.toContain('.game-toy')
})

test('a part asks for its room: no sheet is named after a device or asks how wide one is', () => {
  for (const name of sheets) {
    expect(name).not.toMatch(/phone|tablet|laptop|desktop|mobile/)
    expect(readFileSync(join(src, name), 'utf8'), name).not.toMatch(/@media[^{]*width|@scope/)
  }
})

test('a sheet stands beside the part whose name it has, and is imported by it', () => {
  for (const name of sheets.filter((each) => !/(^|\/)style\//.test(each))) {
    const part = join(src, name.replace(/css$/, 'tsx'))
    expect(existsSync(part), `${name} has no part`).toBe(true)
    expect(readFileSync(part, 'utf8'), name).toContain(`import './${basename(name)}'`)
  }
})

test('no sheet is longer than a part can be read', () => {
  const long = sheets.filter((name) => readFileSync(join(src, name), 'utf8').split('\n').length > 351)
  expect(long).toEqual([])
})

test('the style folders hold what no part owns: inks, tokens, letters, and the first classes of all', () => {
  const shared = ['layers', 'reset', 'fonts', 'tokens', 'inks', 'hatchings', 'parts', 'forced-colors']
  for (const name of sheets.filter((each) => /(^|\/)style\//.test(each)))
    expect(shared, name).toContain(basename(name, '.css'))
})

/** The selectors of a sheet, each with the layer it lies in. Nested rules and queries are looked through. */
function selectors(sheet: string): { layer: string; selector: string }[] {
  const bare = sheet.replace(/\/\*[\s\S]*?\*\//g, '')
  const found: { layer: string; selector: string }[] = []
  let layer = ''
  for (const [, head] of bare.matchAll(/([^{};]+)\{/g)) {
    const text = head!.trim()
    if (text.startsWith('@layer')) layer = text.slice('@layer '.length)
    else if (!text.startsWith('@') && !/^(from|to|\d+%)/.test(text))
      found.push(...splitList(text).map((selector) => ({ layer, selector })))
  }
  return found
}

/** A list of selectors, split where no bracket is open. */
function splitList(list: string): string[] {
  const parts = ['']
  let open = 0
  for (const char of list) {
    if (char === '(') open++
    if (char === ')') open--
    if (char === ',' && open === 0) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts.map((part) => part.trim())
}

const classesIn = (selector: string): string[] =>
  [...selector.replace(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi)].map(
    ([, name]) => name!,
  )

/** Which sheets dress a class: that it is the first one of a rule, a game's own coming before the table's. */
function dressed(all: readonly { name: string; text: string }[]): Map<string, Set<string>> {
  const rules = all.flatMap(({ name, text }) => selectors(text).map((rule) => ({ name, ...rule })))
  const shared = new Set(
    rules
      .filter(({ layer }) => layer === 'parts' || layer === 'table')
      .flatMap(({ selector }) => classesIn(selector)[0] ?? []),
  )
  const found = new Map<string, Set<string>>()
  for (const { name, layer, selector } of rules) {
    if (layer === 'tokens' || layer === 'reset') continue
    const classes = classesIn(selector).filter((each) => !each.startsWith('game-'))
    const own = layer === 'game' ? classes.find((each) => !shared.has(each)) : classes[0]
    if (own === undefined) continue
    const room = layer === 'game' ? name.split('/').slice(0, 2).join('/') : layer
    const key = `${room} .${own}`
    found.set(key, (found.get(key) ?? new Set()).add(name))
  }
  return found
}

test('no class is dressed by two sheets; the list of those that are may only shrink', () => {
  const all = sheets.map((name) => ({ name, text: read(name) }))
  const twice = [...dressed(all)].filter(([, by]) => by.size > 1).map(([key]) => key)
  expect(twice.sort()).toEqual(TWICE)
  const sheet = (rule: string) => `@layer table { ${rule} { top: 0 } }`
  const two = [
    { name: 'a.css', text: sheet('.a, .b:has(.c)') },
    { name: 'b.css', text: sheet('.b .a') },
  ]
  expect([...dressed(two)].filter(([, by]) => by.size > 1)).toEqual([
    ['table .b', new Set(['a.css', 'b.css'])],
  ])
})

const plugin = join(import.meta.dirname, '../raw-values.grit')

/** What the lint says of declarations: a rule each, in a sheet of their own. */
function said(declarations: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'sheet-'))
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: [plugin] }))
  writeFileSync(join(folder, 'new.css'), declarations.map((each) => `.a { ${each} }\n`).join(''))
  const biome = join(import.meta.dirname, '../../../node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'lint', '--max-diagnostics=none', '--reporter=github', 'new.css']
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  return declarations.map((_, i) => stdout.split('\n').find((line) => line.includes(`line=${i + 1},`)) ?? '')
}

test('the lint refuses raw inks, sizes of letters, corners, durations and spaces off the scale', () => {
  const raw: [declaration: string, message: string][] = [
    ['color: #123456', 'An ink'],
    ['box-shadow: 0 0 2px rgb(1 2 3)', 'An ink'],
    ['--mine: #fff', 'An ink'],
    ['font: 700 0.75rem / 1 sans-serif', 'Letters'],
    ['font-size: min(13px, 4vw)', 'Letters'],
    ['border-radius: 3px', 'A corner'],
    ['transition: color 0.2s', 'A duration'],
    ['padding: 4px 13px', 'Space'],
    ['gap: 1.5px', 'Space'],
    ['color: red', 'An ink'],
    ['background: url(a.svg), Tomato', 'An ink'],
    ['border: 1px solid darkslategray', 'An ink'],
    ['--mine: black', 'An ink'],
    ['color: color-mix(in srgb, red 20%, var(--ink))', 'An ink'],
    ['color: lab(50% 1 1)', 'An ink'],
    ['fill: oklab(50% 1 1)', 'An ink'],
    ['color: color(srgb 1 0 0)', 'An ink'],
    ['color: hwb(0 0% 0%)', 'An ink'],
    ['margin: -13px', 'Space'],
    ['padding: 1.3rem', 'Space'],
    ['gap: 0.37em', 'Space'],
    ['--mine: 200ms', 'A duration'],
    ['font-weight: 833', 'a weight'],
    ['font: 720 var(--f-12) / 1 var(--font)', 'a weight'],
  ]
  const lines = said(raw.map(([declaration]) => declaration))
  raw.forEach(([declaration, message], i) => {
    expect(lines[i], declaration).toContain(message)
  })
})

test('the lint lets tokens through, and what is no token', () => {
  const fine = [
    'color: var(--ink)',
    'font: 700 var(--f-12) / 1rem var(--font)',
    'font-size: 0.75em',
    'padding: 12px 9px',
    'border-radius: 50%',
    'width: 33px',
    'transition: color var(--quick)',
    'color: var(--white)',
    'background: light-dark(var(--black), transparent)',
    'margin: -4px auto',
    'padding: var(--s-2) calc(var(--tap) / 2)',
    'font: 850 var(--f-12) / 1 var(--font)',
    'font-weight: 650',
    '--wide: 46px',
  ]
  expect(said(fine)).toEqual(fine.map(() => ''))
})
