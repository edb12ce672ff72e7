import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */

/**
 * @param {string} file
 * @returns {Packages}
 */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/**
 * Whether everything the lock file asks for lies there, in that version. Times tell nothing: every change of branch
 * makes the lock file newer.
 * @param {string} folder
 */
function isInstalled(folder) {
  const list = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(list)) return false
  const installed = packagesIn(list)
  return Object.entries(packagesIn(join(folder, 'package-lock.json')))
    .filter(([path]) => path.startsWith('node_modules/'))
    .every(([path, { version, optional }]) => {
      const found = installed[path]
      // What is only for other machines is left out.
      return found === undefined ? optional === true : found.version === version
    })
}

/** Installs what the folder's package-lock.json asks for, unless it is already there. */
export function installIfNeeded(folder = root) {
  if (isInstalled(folder)) return
  process.stdout.write('Installing dependencies\n')
  const { status } = spawnSync('npm', ['ci', '--include=dev'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    process.stderr.write('npm ci failed: see its message above.\n')
    process.exit(status ?? 1)
  }
}

// As a command: node tools/install.mjs FOLDER
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  installIfNeeded(join(root, process.argv[2] ?? '.'))
