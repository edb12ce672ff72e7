import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './install.mjs'

/** @typedef {{ id: string, rules: number }} Edition */

/** The rules of a game in one file, as the sources make them today. @param {string} id */
export async function bundleOf(id) {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'packages/games', id, 'src/edition.ts')],
    absWorkingDir: root,
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
    logLevel: 'error',
  })
  return /** @type {import('esbuild').OutputFile} */ (outputFiles[0]).text
}

/** @param {Edition} edition @param {string} [folder] */
export const fileOf = ({ id, rules }, folder = root) =>
  join(folder, `packages/games/${id}/editions/${rules}.js`)

/**
 * What is wrong with the newest editions: a file that is not there, or was made from other sources.
 * @param {Edition[]} newest
 * @param {string} [folder]
 */
export async function staleEditions(newest, folder = root) {
  /** @type {string[]} */
  const problems = []
  for (const edition of newest) {
    const file = fileOf(edition, folder)
    const name = `edition ${edition.rules} of ${edition.id}`
    if (!existsSync(file)) problems.push(`${name} is not kept: npm run freeze -- ${edition.id}`)
    else if (readFileSync(file, 'utf8') !== (await bundleOf(edition.id)))
      problems.push(`${name} is not what the sources make: npm run freeze -- ${edition.id}`)
  }
  return problems
}

/** What a release writes. */
export const WRITTEN = [
  'package.json',
  'package-lock.json',
  'CHANGELOG.md',
  ':(glob)packages/games/*/editions/**',
]

/** All of it as it was committed; what is new goes. @param {string} [cwd] */
export function putBack(cwd = root) {
  for (const args of [
    ['reset', '--quiet', '--', ...WRITTEN],
    ['checkout', '--', ...WRITTEN],
    ['clean', '--force', '--quiet', '--', ...WRITTEN],
  ])
    spawnSync('git', args, { cwd })
}
