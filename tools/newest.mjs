import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a build leaves behind, and what others bring, does not make sources newer. */
const PASSED_OVER = new Set(['node_modules', 'dist', 'test', 'e2e'])

/**
 * When anything below a folder was last written. Folders count too: deleting a file touches only its folder.
 * @param {string} path
 * @returns {number}
 */
export function newest(path) {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  const below = readdirSync(path).filter((name) => !PASSED_OVER.has(name))
  return Math.max(stat.mtimeMs, ...below.map((name) => newest(join(path, name))))
}
