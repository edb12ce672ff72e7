import { join } from 'node:path'
import { installIfNeeded, root } from './install.mjs'

installIfNeeded()
const midden = join(root, 'bin/midden.js')
process.argv = [process.execPath, midden, 'serve', ...process.argv.slice(2)]
await import('../bin/midden.js')
