import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** @param {string} folder */
function isInstalled(folder) {
  const installed = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return false
  return statSync(installed).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs
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
