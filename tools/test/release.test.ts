import { expect, test } from 'vitest'
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
