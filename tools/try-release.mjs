import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { root } from './install.mjs'

/** What a release must hold, and what it must not: sources, tests, and the tools they are made with. */
const HOLDS = [
  'LICENSE',
  'NOTICES.md',
  'bin/midden.js',
  'dist/cli/bot-worker.js',
  'dist/cli/worker.js',
].concat([
  'packages/web/dist/index.html',
  'packages/web/dist/shell.html',
  'packages/web/dist/licences.txt',
  'packages/web/dist/sw.js',
])
const HOLDS_NOT = /\.tsx?$|\.map$|(^|\/)(test|e2e|src)\/|node_modules|\.sqlite/
const IMAGE_HOLDS_NOT = ['@midden', 'vite', 'vitest', 'typescript', 'react', 'esbuild']

/** @param {boolean} isTrue @param {string} what */
function must(isTrue, what) {
  if (!isTrue) throw new Error(`The release is not right: ${what}`)
}

/** The surroundings in which this Node is the one that npm runs on and compiles for. @param {string} node */
function surroundings(node) {
  const home = join(dirname(node), '..')
  const headers = existsSync(join(home, 'include/node')) ? { npm_config_nodedir: home } : {}
  return { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}`, ...headers }
}

/** @param {{ cwd: string, env?: NodeJS.ProcessEnv }} where @param {string} program @param {string[]} args */
function run(where, program, ...args) {
  const shell = process.platform === 'win32'
  const { status, stdout, stderr } = spawnSync(program, args, { ...where, encoding: 'utf8', shell })
  must(status === 0, `${program} ${args.join(' ')} ended with ${status}: ${stderr}`)
  return stdout
}

/**
 * Serves from these files, and gives back what a browser would get.
 * @param {string} node
 * @param {string} command
 * @param {string} cwd
 */
async function served(node, command, cwd) {
  const server = spawn(node, [command, 'serve', '--port', '0', '--data', join(cwd, 'data')], {
    cwd,
  })
  try {
    const url = await /** @type {Promise<string>} */ (
      new Promise((resolve, reject) => {
        let said = ''
        for (const stream of [server.stdout, server.stderr])
          stream.on('data', (piece) => {
            said += piece
            const address = /http:\/\/localhost:\d+/.exec(said)
            if (address !== null) resolve(address[0])
          })
        server.once('exit', () => reject(new Error(`The release does not serve: ${said}`)))
      })
    )
    const paths = ['/', '/readyz', '/licences.txt', '/api/me']
    return await Promise.all(paths.map(async (path) => (await fetch(url + path)).status))
  } finally {
    server.kill()
  }
}

/** The Nodes that the image is made with. */
export const imageNodes = () =>
  [...readFileSync(join(root, 'deploy/Dockerfile'), 'utf8').matchAll(/^FROM node:(\d+)/gm)].map(
    (found) => found[1],
  )

/**
 * Installs a tarball as npx does, on one Node, plays and serves from it.
 * @param {string} place
 * @param {{ tarball: string, version: string }} release
 * @param {string} [node]
 */
async function tryTarball(place, { tarball, version }, node = process.execPath) {
  run({ cwd: place, env: surroundings(node) }, 'npm', 'install', '--prefix', place, '--no-save', tarball)
  const command = join(place, 'node_modules/midden/bin/midden.js')
  must(run({ cwd: place }, node, command, '--version').trim() === version, 'its version is another')
  run({ cwd: place }, node, command, 'simulate', 'pan', '--games', '20', '--workers', '2')
  const statuses = await served(node, command, place)
  must(
    statuses.every((status) => status === 200),
    `pages answer ${statuses.join(', ')}`,
  )
}

/** Does something in a folder of its own, which is gone afterwards. @param {(place: string) => Promise<void>} work */
async function apart(work) {
  const place = mkdtempSync(join(tmpdir(), 'midden-release-'))
  try {
    await work(place)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** @param {string} node @param {{ tarball: string, version: string }} release */
export const tryOnNode = (node, release) => apart((place) => tryTarball(place, release, node))

/**
 * Installs a release as npx and as the image do, and tries both.
 * @param {Awaited<ReturnType<typeof import('./pack.mjs').pack>>} release
 */
export async function tryRelease(release) {
  const { folder, files } = release
  const paths = files.map(({ path }) => path)
  for (const path of HOLDS) must(paths.includes(path), `${path} is missing`)
  for (const path of paths) must(!HOLDS_NOT.test(path), `${path} has no business there`)
  await apart(async (place) => {
    await tryTarball(place, release)
    const image = join(place, 'image')
    cpSync(folder, image, { recursive: true })
    // The same libraries once more, to be looked at: those that npx got are run.
    run({ cwd: image }, 'npm', 'ci', '--omit=dev', '--ignore-scripts')
    for (const name of IMAGE_HOLDS_NOT)
      must(!existsSync(join(image, 'node_modules', name)), `${name} is in the image`)
  })
}
