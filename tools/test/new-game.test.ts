import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../install.mjs'
import { whyNot } from '../new-game.mjs'

const NAME = 'hare-and-fox'
const TITLE = 'Hare & Fox’s <last> "chance"'
const OURS = [`packages/games/${NAME}`, `packages/web/src/games/${NAME}`]

test.each([
  ['', 'what is the game called?'],
  ['Hare', 'cannot name a folder here'],
  ['hare_fox', 'cannot name a folder here'],
  ['hare-', 'cannot name a folder here'],
  ['../hare', 'cannot name a folder here'],
  ['pan', 'is taken'],
  ['registry', 'is taken'],
  ['games', 'is taken'],
  ['kernel', 'is taken'],
  ['plain', 'is taken'],
  ['constructor', 'is taken'],
  ['start', 'already means something in '],
  ['wk', 'clauses cited as WK-1.1 are taken'],
])('"%s" is no name for a new game', (name, why) => {
  expect(whyNot(name, 'A title')).toContain(why)
})

test('a title is one line', () => {
  expect(whyNot(NAME, 'Hare\nFox')).toContain('a title')
  expect(whyNot(NAME, ' ')).toContain('a title')
  expect(whyNot(NAME, TITLE)).toBeNull()
})

test('what cannot be is said in a sentence, and nothing is written', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/new-game.mjs', 'pan'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, 'new-game: "pan" is taken: choose another name.\n'])
})

describe('a new game', () => {
  const copy = mkdtempSync(join(tmpdir(), 'midden-new-game-'))
  afterAll(() => rmSync(copy, { recursive: true }))

  const run = (program: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, encoding: 'utf8' })
    return status === 0 ? '' : `${stdout}${stderr}`
  }
  const node = (file: string, ...args: string[]) => run(process.execPath, file, ...args)
  const git = (...args: string[]) => run('git', '-c', 'core.autocrlf=false', ...args)

  /** As after an install: every library there, our own packages linked to the copy. */
  const install = () => {
    const modules = join(copy, 'node_modules')
    mkdirSync(join(modules, '@midden'), { recursive: true })
    const link = (to: string, path: string) => symlinkSync(to, join(modules, path), 'junction')
    for (const entry of readdirSync(join(root, 'node_modules')))
      if (entry !== '@midden' && !entry.startsWith('.')) link(join(root, 'node_modules', entry), entry)
    const ours = ['', 'games'].flatMap((folder) =>
      readdirSync(join(copy, 'packages', folder)).map((name) => join(copy, 'packages', folder, name)),
    )
    for (const path of ours) {
      const named = path.endsWith('registry') ? 'games' : path.slice(dirname(path).length + 1)
      if (existsSync(join(path, 'package.json'))) link(path, join('@midden', named))
    }
  }

  beforeAll(async () => {
    const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    for (const file of stdout.split('\0'))
      if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file))
    git('init', '-q')
    git('add', '-A')
    const tool = join(copy, 'tools/new-game.mjs')
    const { layOut, finish }: typeof import('../new-game.mjs') = await import(pathToFileURL(tool).href)
    layOut(NAME, TITLE)
    install()
    // Fails if lint finds what it cannot put right.
    finish(NAME)
  })

  test('is whole in its two folders, and nothing else has changed', () => {
    const said = (...args: string[]) => spawnSync('git', args, { cwd: copy, encoding: 'utf8' }).stdout.trim()
    expect(said('diff', '--name-only')).toBe('')
    const added = said('ls-files', '--others', '--exclude-standard', '--directory').split('\n')
    expect(added).toEqual(OURS.map((folder) => `${folder}/`))
  })

  test.each([
    ['tsconfig.engine.json', `${OURS[0]}/src`],
    ['tsconfig.json', `${OURS[0]}/test`],
    ['packages/web/tsconfig.json', OURS[1]!],
  ])('fits %s', (config, folder) => {
    const file = join(copy, dirname(config), 'tsconfig.new.json')
    const include = [join(copy, folder)]
    writeFileSync(file, JSON.stringify({ extends: join(copy, config), include }))
    expect(node('node_modules/typescript/bin/tsc', '-p', file)).toBe('')
    rmSync(file)
  })

  test('is pure', () => {
    expect(node('tools/check-purity.mjs')).toBe('')
  })

  test('passes its tests and those of all games, and every clause is proven', () => {
    const report = 'reports/vitest.json'
    const shared = ['packages/games/registry', 'packages/web/test/boxes']
    const args = ['run', ...OURS, ...shared, '--reporter=json', `--outputFile=${report}`]
    expect(node('node_modules/vitest/vitest.mjs', ...args)).toBe('')
    expect(node('bin/midden.js', 'ledger', NAME, '--report', report)).toBe('')
  })
})
