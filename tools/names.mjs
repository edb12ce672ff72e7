import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

/** Files that may name games, and why. */
const MAY = [
  /^docs\/|^[A-Z]+\.md$/, // what is written about them
  /(^|\/)(test|e2e)\//, // shared things are tried on games
  /^package-lock\.json$/, // npm's own list of the packages
  /^tools\/(new-game|try-release)\.mjs$/, // an example of a name; a game to try the release with
]

const binary = /\.(png|webp|woff2|ico)$/

/** @typedef {readonly [file: string, text: string]} Source */

/**
 * Every tracked file that may not name a game, but for the game's own.
 * @returns {Source[]}
 */
export const sources = () =>
  execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .trim()
    .split('\n')
    .filter(
      (file) => !binary.test(file) && !MAY.some((may) => may.test(file)) && existsSync(join(root, file)),
    )
    .map((file) => [file, readFileSync(join(root, file), 'utf8')])

const inGame = /^packages\/(?:games|web\/src\/games)\/([^/]+)\//

/**
 * The files that name a game which is not theirs. Some names are words too: as the name of a game they stand in quotes,
 * in a path or in a selector. In a game's own folder the words are its own; another game may not be imported
 * there either.
 * @param {readonly Source[]} from
 * @param {string} id
 * @param {readonly string[]} games
 */
export function filesNaming(from, id, games) {
  const named = new RegExp(`(['"\`/@.])${id}(?=['"\`/.])${id.includes('-') ? `|${id}` : ''}`)
  const imported = new RegExp(`'(@midden/|(\\.\\./)+)${id}(/|')`)
  return from
    .filter(([file, text]) => {
      const folder = inGame.exec(file)?.[1] ?? ''
      return folder !== id && (games.includes(folder) ? imported : named).test(text)
    })
    .map(([file]) => file)
}
