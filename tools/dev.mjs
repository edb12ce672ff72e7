// npm run dev [-- --port 5173 --data midden-data]: the page with hot reload, and behind it a server that starts anew
// whenever its sources change. Browsers see one address: /api and /socket are passed on.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { context } from 'esbuild'
import { command } from './for-node.mjs'
import { freePort } from './free-port.mjs'
import { installIfNeeded, root } from './install.mjs'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5173' },
    data: { type: 'string', default: 'midden-data' },
  },
})

/** @typedef {import('node:child_process').ChildProcess} Child */

installIfNeeded()
const outdir = join(root, 'dist/dev')
const behind = String(await freePort())

/** @param {Child | null} child @returns {Promise<void>} */
const gone = (child) =>
  new Promise((resolve) => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })

/** @type {Child | null} */
let server = null
let turn = Promise.resolve()

/** One after the other, however quickly sources change. */
function startServer() {
  turn = turn.then(async () => {
    await gone(server)
    const args = ['serve', '--no-page', '--port', behind, '--data', values.data]
    server = spawn(process.execPath, ['--enable-source-maps', join(outdir, 'midden.js'), ...args], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    process.stdout.write('The server has started with the newest sources.\n')
  })
}

const watched = await context({
  ...command,
  outdir,
  sourcemap: true,
  logLevel: 'error',
  plugins: [
    ...(command.plugins ?? []),
    {
      name: 'restart',
      setup: ({ onEnd }) => onEnd(({ errors }) => void (errors.length === 0 && startServer())),
    },
  ],
})
await watched.watch()

const vite = join(root, 'node_modules/vite/bin/vite.js')
const page = spawn(process.execPath, [vite, 'packages/web', '--port', values.port, '--strictPort'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, MIDDEN_SERVER: `http://127.0.0.1:${behind}` },
})

async function stop() {
  await watched.dispose()
  await turn
  await Promise.all([gone(page), gone(server)])
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, stop)
page.once('exit', (status) => {
  process.exitCode ??= status ?? 0
  void stop()
})
