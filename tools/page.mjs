import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'
import { newest } from './newest.mjs'

const page = join(root, 'packages/web/dist/index.html')
const vite = join(root, 'node_modules/vite/bin/vite.js')

/** Packages of which nothing is in the page. */
const ELSEWHERE = new Set(['cli', 'lab', 'server', 'store'])

function newestSource() {
  const packages = readdirSync(join(root, 'packages')).filter((name) => !ELSEWHERE.has(name))
  return Math.max(...packages.map((name) => newest(join(root, 'packages', name))))
}

/** Builds the page unless it is as new as its sources; ends the process where that cannot be done. */
export function buildPageIfNeeded() {
  const built = existsSync(page) ? statSync(page).mtimeMs : 0
  if (newestSource() <= built) return
  process.stdout.write('Building the page\n')
  const { status } = spawnSync(process.execPath, [vite, 'build', 'packages/web', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status === 0) return
  process.stderr.write('midden: the page could not be built, see the message above.\n')
  process.exit(1)
}
