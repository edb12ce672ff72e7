// npm run pack: what a release is made of. dist/release/midden holds the files of a release, and beside it lies the
// tarball that `npx ./midden-X.Y.Z.tgz serve` runs. The image of deploy/Dockerfile is the same folder.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { command } from './for-node.mjs'
import { root } from './install.mjs'
import { lockFor } from './lock.mjs'
import { buildPageIfNeeded } from './page.mjs'

const releases = join(root, 'dist/release')
const folder = join(releases, 'midden')

/** What only commands for a clone ask for: the bench bundles its rivals. */
const FOR_CLONES = ['esbuild']

/** @param {string} file */
const json = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** The libraries a bundle leaves to node_modules. @param {import('esbuild').Metafile} metafile */
function librariesOf({ outputs }) {
  const paths = Object.values(outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external === true).map(({ path }) => path),
  )
  const names = paths
    .filter((path) => !isBuiltin(path))
    .map((path) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path)
    .filter((name) => !FOR_CLONES.includes(name))
  return [...new Set(names)].toSorted()
}

/** Lays out the files of a release, and says what they are. */
export async function pack() {
  buildPageIfNeeded()
  rmSync(releases, { recursive: true, force: true })
  const { metafile } = await build({ ...command, outdir: join(folder, 'dist/cli'), metafile: true })
  cpSync(join(root, 'packages/web/dist'), join(folder, 'packages/web/dist'), {
    recursive: true,
    filter: (file) => !file.endsWith('.vite'),
  })
  for (const file of ['LICENSE', 'NOTICES.md', 'README.md', 'CHANGELOG.md'])
    cpSync(join(root, file), join(folder, file))
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/midden.js'), "#!/usr/bin/env node\nimport '../dist/cli/midden.js'\n", {
    mode: 0o755,
  })
  const { name, version, description, license, type, engines } = json('package.json')
  const lock = lockFor(json('package-lock.json'), librariesOf(metafile))
  const manifest = { name, version, description, license, type, engines, bin: { midden: 'bin/midden.js' } }
  const { dependencies } = lock
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies }, null, 2))
  const own = { name, version, license, dependencies, bin: manifest.bin, engines }
  const packages = { '': own, ...lock.packages }
  const shrinkwrap = { name, version, lockfileVersion: 3, requires: true, packages }
  writeFileSync(join(folder, 'npm-shrinkwrap.json'), JSON.stringify(shrinkwrap, null, 2))
  const packed = spawnSync('npm', ['pack', '--pack-destination', releases], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const tarball = join(releases, `${name}-${version}.tgz`)
  if (packed.status !== 0 || !existsSync(tarball)) throw new Error(`npm pack failed: ${packed.stderr}`)
  return { folder, tarball, version: String(version), files: contents(folder) }
}

/** Every file of a folder with its bytes. @param {string} of */
function contents(of) {
  return readdirSync(of, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(of, file).replaceAll('\\', '/'), bytes: statSync(file).size }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { tarball, files } = await pack()
  for (const { path, bytes } of files) process.stdout.write(`${String(bytes).padStart(9)}  ${path}\n`)
  process.stdout.write(`${files.length} files in ${relative(root, tarball)}\n`)
}
