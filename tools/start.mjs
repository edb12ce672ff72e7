import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { installIfNeeded, root } from './install.mjs'
import { newest } from './newest.mjs'

const page = join(root, 'packages/web/dist/index.html')

function buildPageIfNeeded() {
  const built = existsSync(page) ? statSync(page).mtimeMs : 0
  if (newest(join(root, 'packages')) <= built) return
  process.stdout.write('Building the table\n')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', 'packages/web', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status === 0) return
  process.stderr.write('The table could not be built: see the message above.\n')
  process.exit(1)
}

installIfNeeded()
buildPageIfNeeded()
const midden = join(root, 'bin/midden.js')
process.argv = [process.execPath, midden, 'serve', ...process.argv.slice(2)]
await import('../bin/midden.js')
