import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bundleOf, fileOf, putBack, staleEditions, WRITTEN } from '../editions.mjs'
import { lockFor } from '../lock.mjs'
import { SUPPORTED } from '../supported.mjs'
import { imageNodes } from '../try-release.mjs'
import { changesFor, isNewer } from '../versions.mjs'

test('a version comes after the last one, number by number', () => {
  for (const [version, last] of [
    ['0.1.0', ''],
    ['0.2.0', '0.1.9'],
    ['1.0.0', '0.10.0'],
    ['0.10.0', '0.9.3'],
  ])
    expect(isNewer(version!, last!), `${version} after ${last}`).toBe(true)
  for (const [version, last] of [
    ['0.1.0', '0.1.0'],
    ['0.1.9', '0.2.0'],
    ['1.0', ''],
    ['v1.0.0', ''],
    ['1.0.0-x', ''],
  ])
    expect(isNewer(version!, last!), `${version} after ${last}`).toBe(false)
})

test('what was unreleased stands under its version; a release without changes is none', () => {
  const log = '# Changes\n\n## Unreleased\n\n- New.\n\n## 0.1.0, 2025-01-01\n\n- Old.\n'
  expect(changesFor('0.2.0', log, '2025-02-03')).toBe(
    '# Changes\n\n## Unreleased\n\n## 0.2.0, 2025-02-03\n\n- New.\n\n## 0.1.0, 2025-01-01\n\n- Old.\n',
  )
  expect(changesFor('0.2.0', log.replace('- New.\n', ''), '2025-02-03')).toBeNull()
  expect(changesFor('0.2.0', '# Changes\n', '2025-02-03')).toBeNull()
})

test('a release locks what its libraries need, each from where Node finds it, and nothing else', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0', dependencies: { b: '^2', c: '^1' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { d: '*' } },
    'node_modules/b': { version: '1.0.0', dev: true },
    'node_modules/c': { version: '1.1.0', devOptional: true },
    'node_modules/d': { version: '4.0.0' },
    'node_modules/e': { version: '5.0.0' },
  }
  expect(lockFor({ packages }, ['a'])).toEqual({
    dependencies: { a: '1.0.0' },
    packages: {
      'node_modules/a': { version: '1.0.0', dependencies: { b: '^2', c: '^1' } },
      'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { d: '*' } },
      'node_modules/c': { version: '1.1.0' },
      'node_modules/d': { version: '4.0.0' },
    },
  })
})

test('the image runs on a Node that is tried', () => {
  const tried = SUPPORTED.map((version) => version.split('.')[0])
  expect(imageNodes().length).toBe(2)
  for (const node of imageNodes()) expect(tried).toContain(node)
})

const places: string[] = []
afterAll(() => {
  for (const place of places) rmSync(place, { recursive: true, force: true })
})

function folder(): string {
  const place = mkdtempSync(join(tmpdir(), 'midden-release-test-'))
  places.push(place)
  return place
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

test('an edition in force that is not kept, or was made from other sources, is named', async () => {
  const place = folder()
  const edition = { id: 'pan', rules: 1 }
  const made = await bundleOf('pan')
  expect(await staleEditions([edition], place)).toEqual([
    'edition 1 of pan is not kept: npm run freeze -- pan',
  ])
  write(fileOf(edition, place), `${made};0`)
  expect(await staleEditions([edition], place)).toEqual([
    'edition 1 of pan is not what the sources make: npm run freeze -- pan',
  ])
  write(fileOf(edition, place), made)
  expect(await staleEditions([edition], place)).toEqual([])
})

test('a release takes its editions along, and puts everything back when it fails', () => {
  const place = folder()
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t', ...args], {
      cwd: place,
      encoding: 'utf8',
    })
  const at = (file: string): string => join(place, file)
  const edition = 'packages/games/pan/editions'
  git('init', '--quiet')
  for (const file of ['package.json', 'package-lock.json', 'CHANGELOG.md', `${edition}/1.js`, 'other.txt'])
    write(at(file), 'old')
  git('add', '.')
  git('commit', '--quiet', '-m', 'old')
  const change = (): void => {
    for (const file of ['package.json', `${edition}/1.js`, `${edition}/2.js`, `${edition}/2.json`])
      write(at(file), 'new')
  }

  change()
  git('add', ...WRITTEN)
  putBack(place)
  expect(git('status', '--porcelain')).toBe('')
  expect(readFileSync(at(`${edition}/1.js`), 'utf8')).toBe('old')

  change()
  write(at('other.txt'), 'new')
  git('add', ...WRITTEN)
  expect(new Set(git('diff', '--cached', '--name-only').trim().split('\n'))).toEqual(
    new Set(['package.json', `${edition}/1.js`, `${edition}/2.js`, `${edition}/2.json`]),
  )
})
