import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { installIfNeeded, root } from './install.mjs'

const midden = join(root, 'bin/midden.js')

installIfNeeded()
const { status, stderr } = spawnSync(process.execPath, [midden, 'serve', '--help'], { encoding: 'utf8' })
if (status === 0) {
  process.argv = [process.execPath, midden, 'serve', ...process.argv.slice(2)]
  await import('../bin/midden.js')
} else {
  process.stderr.write(
    `${stderr}The web table cannot be started: this version has no midden serve command.\n`,
  )
  process.exitCode = 1
}
