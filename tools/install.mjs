import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

function isInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return false
  return statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}

/** Installs what package-lock.json asks for, unless it is already there. */
export function installIfNeeded() {
  if (isInstalled()) return
  process.stdout.write('Installing dependencies\n')
  const { status } = spawnSync('npm', ['ci', '--include=dev'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    process.stderr.write('npm ci failed: see its message above.\n')
    process.exit(status ?? 1)
  }
}
