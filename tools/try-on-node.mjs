// node tools/try-on-node.mjs NODE TARBALL VERSION: installs a packed release on this Node, plays and serves from it.
import { spawnSync } from 'node:child_process'
import { tryOnNode } from './try-release.mjs'

const [node = process.execPath, tarball = '', version = ''] = process.argv.slice(2)
await tryOnNode(node, { tarball, version })
const name = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()
process.stdout.write(`${version} installs, plays and serves on Node ${name}\n`)
