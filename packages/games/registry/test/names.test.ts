import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { games } from '../src/index.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Files that may name games, and why. */
const MAY: readonly RegExp[] = [
  /^docs\/|^[A-Z]+\.md$/, // what is written about them
  /(^|\/)(test|e2e)\//, // shared things are tried on games
  /^package-lock\.json$/, // npm's own list of the packages
  /^packages\/lab\/src\/balance\/|^packages\/lab\/package\.json$|^biome\.json$/, // a report on one game, and its leave to import it
]

const binary = /\.(png|webp|woff2|ico)$/

/** "pan" and "waste" are words too: as the name of a game they stand in quotes, in a path or in a selector. */
const names = (id: string): RegExp =>
  new RegExp(`(['"\`/@.])${id}(?=['"\`/.])${id.includes('-') ? `|${id}` : ''}`)

const inGame = /^packages\/(games|web\/src\/games)\/([^/]+)\//

/** In a game's own folder the words are its own; another game may not be imported there either. */
function says(file: string, text: string, id: string): boolean {
  const [, , folder = ''] = inGame.exec(file) ?? []
  if (folder === id) return false
  return games.some((game) => game.id === folder)
    ? new RegExp(`'(@midden/|(\\.\\./)+)${id}(/|')`).test(text)
    : names(id).test(text)
}

test('nothing but a game\u2019s own folders and its documents names it', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const shared = files.filter(
    (file) => !binary.test(file) && !MAY.some((may) => may.test(file)) && existsSync(root + file),
  )
  expect(shared.length).toBeGreaterThan(1000)
  const found = shared.flatMap((file) => {
    const text = readFileSync(root + file, 'utf8')
    return games.filter(({ id }) => says(file, text, id)).map(({ id }) => `${file}: ${id}`)
  })
  expect(found).toEqual([])
})
