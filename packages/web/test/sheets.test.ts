import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../src')
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))

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
  for (const name of sheets)
    for (const top of outermost(readFileSync(join(src, name), 'utf8'))) expect(allowed, name).toContain(top)
  expect(outermost('.a { b: c }\n@layer game { .d { e: f } }')).toEqual(['.a', '@layer game'])
})

test('a part asks for its room: no sheet is named after a device or asks how wide one is', () => {
  for (const name of sheets) {
    expect(name).not.toMatch(/phone|tablet|laptop|desktop|mobile/)
    expect(readFileSync(join(src, name), 'utf8'), name).not.toMatch(/@media[^{]*width|@scope/)
  }
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
  ]
  expect(said(fine)).toEqual(fine.map(() => ''))
})
