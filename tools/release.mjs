// npm run release -- 0.2.0: keeps the editions of the rules, checks everything, writes the version, packs and tries the
// tarball and the image, and ends with a commit and its tag. Nothing is sent anywhere. With --dry-run nothing is written to the repository either.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installIfNeeded, root } from './install.mjs'
import { changesFor, isNewer } from './versions.mjs'

const { values, positionals } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    'skip-tests': { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const dry = values['dry-run']

/** @param {string} sentence @returns {never} */
function refuse(sentence) {
  process.stderr.write(`release: ${sentence}\n`)
  process.exit(1)
}

/** @param {string} program @param {string[]} args */
function run(program, ...args) {
  const shell = process.platform === 'win32'
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', shell })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}.`)
}

/** @param {string[]} args */
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim()
/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8')

if (values['skip-tests'] && !dry) refuse('--skip-tests is for a --dry-run.')
const version = positionals[0] ?? refuse('which version? For example: npm run release -- 0.2.0')
const last = git('tag', '--list', 'v*', '--sort=-v:refname').split('\n')[0]?.slice(1) ?? ''
if (!isNewer(version, last)) refuse(`${version} is no version after ${last === '' ? 'none' : last}.`)
if (!dry && git('status', '--porcelain') !== '') refuse('commit or put away what has changed first.')
const changes = changesFor(version, read('CHANGELOG.md'), new Date().toISOString().slice(0, 10))
if (changes === null) refuse('nothing stands under "Unreleased" in CHANGELOG.md.')

installIfNeeded()
// Loaded only now: they need what has just been installed.
const { pack } = await import('./pack.mjs')
const { imageNodes, tryRelease } = await import('./try-release.mjs')
const { SUPPORTED } = await import('./supported.mjs')
const { putBack, WRITTEN } = await import('./editions.mjs')
for (const node of imageNodes())
  if (!SUPPORTED.some((known) => known.split('.')[0] === node))
    refuse(`the image runs on Node ${node}, on which nothing is tried: see tools/supported.mjs.`)

try {
  // First of all: what is tested and packed holds the editions that are kept.
  if (!dry) run('npm', 'run', 'freeze')
  run('npm', 'run', 'freeze', '--', '--check')
  if (!values['skip-tests']) run('npm', 'test')
  if (!dry) {
    run('npm', 'version', version, '--no-git-tag-version', '--allow-same-version')
    writeFileSync(join(root, 'CHANGELOG.md'), changes)
  }
  const release = await pack()
  await tryRelease(release)
  const bytes = release.files.reduce((sum, file) => sum + file.bytes, 0)
  process.stdout.write(`${release.tarball}: ${release.files.length} files, ${(bytes / 1e6).toFixed(1)} MB\n`)
  if (!dry) {
    run('git', 'add', ...WRITTEN)
    run('git', 'commit', '--quiet', '--allow-empty', '-m', `Midden ${version}`)
    run('git', 'tag', '--annotate', `v${version}`, '-m', `Midden ${version}`)
    process.stdout.write(`Committed and tagged v${version}. To hand it out: git push --follow-tags.\n`)
  }
} catch (error) {
  if (!dry) putBack()
  refuse(error instanceof Error ? error.message : String(error))
}
