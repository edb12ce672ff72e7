import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { testNames } from './names.ts'
import type { Reasons, TestName } from './proofs.ts'

const LEFT_OUT = new Set(['node_modules', 'dist', '.git'])

function testFiles(folder: string, inTest = false): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return LEFT_OUT.has(entry.name) ? [] : testFiles(path, inTest || entry.name === 'test')
    return inTest && entry.name.endsWith('.test.ts') ? [path] : []
  })
}

/** Every named test under packages, in the order of the files. */
export const allTests = (root: string): TestName[] =>
  testFiles(join(root, 'packages'))
    .sort()
    .flatMap((path) => {
      const file = relative(root, path).split(sep).join('/')
      return testNames(readFileSync(path, 'utf8')).map((name) => ({ file, name }))
    })

/** What a game declares to be beyond proof, with the reason: a small file beside its tests. */
export function reasonsFor(root: string, game: string): Reasons {
  const path = join(root, 'packages', 'games', game, 'unproven.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Reasons) : {}
}
