// npm run nodes [-- 22 24]: on every Node we support the rules, the hashes, the table, the bots and the command, and a
// packed release that is installed, plays and serves. The binaries are packages of npm.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { installIfNeeded, root } from './install.mjs'
import { SUPPORTED } from './supported.mjs'
import { tellSteps } from './tell-steps.mjs'

const binary = { linux: 'bin/node', darwin: 'bin/node', win32: 'bin/node.exe' }
const system = /** @type {keyof typeof binary} */ (process.platform)

/** Where this Node lies, installed below dist/ if it is not there yet. @param {string} version */
function nodeFor(version) {
  const folder = join(root, 'dist/nodes', version)
  const name = `node-${system === 'win32' ? 'win' : system}-${process.arch}`
  const file = join(folder, 'node_modules', name, binary[system])
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const args = ['install', '--no-save', '--prefix', folder, `${name}@${version}`]
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: system === 'win32' })
  if (status === 0) return file
  process.stderr.write(`Node ${version} could not be installed: see npm's message above.\n`)
  process.exit(status ?? 1)
}

installIfNeeded()
// Loaded only now: it needs what has just been installed.
const { pack } = await import('./pack.mjs')
const release = await pack()
const asked = process.argv.slice(2)
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const folders = ['kernel', 'games', 'table', 'bots', 'protocol', 'lab', 'cli'].map(
  (name) => `packages/${name}`,
)
// better-sqlite3 is compiled for the Node that installed it, so what opens a store stays with that one.
const apart = ['--exclude', '**/conformance.test.ts', '--exclude', '**/executable.test.ts']
await tellSteps(
  (asked.length > 0 ? asked : SUPPORTED).flatMap((version) => {
    const report = join(root, `reports/node-${version}.json`)
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
    const node = nodeFor(version)
    return [
      {
        name: `Node ${version}`,
        node,
        run: [vitest, 'run', ...folders, ...apart, ...reporters],
        cores: Number.POSITIVE_INFINITY,
        report,
      },
      {
        name: `Node ${version}, a release`,
        run: [join(root, 'tools/try-on-node.mjs'), node, release.tarball, release.version],
        cores: 1,
      },
    ]
  }),
)
