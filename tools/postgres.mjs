// A PostgreSQL of one's own on loopback, from Debian's binaries, as an ordinary user: for tests and for trying things.
// As a command: node tools/postgres.mjs starts one, prints its address and stops it on Ctrl-C; with --install it only
// sees to it that one could be started.
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { freePort } from './free-port.mjs'

const DEBIAN = '/usr/lib/postgresql'
const FLAGS =
  '-c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=60 -c shared_buffers=32MB'

function binaries() {
  if (!existsSync(DEBIAN)) return null
  const version = readdirSync(DEBIAN)
    .filter((name) => existsSync(join(DEBIAN, name, 'bin/initdb')))
    .sort((a, b) => Number(b) - Number(a))[0]
  return version === undefined ? null : join(DEBIAN, version, 'bin')
}

function install() {
  const failed = (/** @type {string} */ why) =>
    new Error(
      `PostgreSQL is missing and could not be installed: ${why}. Install Debian's package postgresql.`,
    )
  if (process.getuid?.() !== 0) throw failed('only root may do that')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (/** @type {string[]} */ ...args) => spawnSync('apt-get', args, { env, encoding: 'utf8' })
  run('update')
  const { status, error, stderr } = run('install', '-y', '--no-install-recommends', 'postgresql')
  if (status !== 0) throw failed(error?.message ?? `apt-get says: ${stderr.trim().split('\n').at(-1)}`)
}

/** The folder of PostgreSQL's programs, installed where that is possible without asking anybody. */
function programs() {
  const found = binaries()
  if (found !== null) return found
  install()
  const bin = binaries()
  if (bin === null) throw new Error(`PostgreSQL was installed, but its programs are not under ${DEBIAN}.`)
  return bin
}

/** PostgreSQL refuses to run as root. */
function ordinaryUser() {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const row = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (row === undefined)
    throw new Error('PostgreSQL needs an ordinary user, and this machine has neither postgres nor nobody.')
  return { uid: Number(row[2]), gid: Number(row[3]) }
}

/** Starts a PostgreSQL with a data folder of its own, which goes when it is thrown away. */
export async function startPostgres() {
  const bin = programs()
  const user = ordinaryUser()
  const folder = mkdtempSync(join(tmpdir(), 'midden-postgres-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const port = await freePort()

  /** @param {string} program @param {string[]} args */
  const run = (program, ...args) => {
    const { status, error } = spawnSync(join(bin, program), args, {
      ...user,
      cwd: folder,
      stdio: 'ignore',
      env: { PATH: process.env.PATH, LC_ALL: 'C', HOME: folder },
    })
    if (status !== 0)
      throw new Error(
        `PostgreSQL's ${program} failed (${error?.message ?? `status ${status}`}); see ${folder}.`,
      )
  }
  const start = () =>
    run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', `-p ${port} ${FLAGS}`, 'start')
  const stop = (mode = 'fast') => run('pg_ctl', '-D', data, '-w', '-m', mode, 'stop')

  run('initdb', '-D', data, '-U', 'midden', '--auth=trust', '-E', 'UTF8', '--no-locale')
  start()
  return {
    url: `postgres://midden@127.0.0.1:${port}/postgres`,
    /** An empty database. @param {string} name */
    database(name) {
      run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'midden', name)
      return `postgres://midden@127.0.0.1:${port}/${name}`
    },
    start,
    stop,
    throwAway() {
      try {
        stop('immediate')
      } catch {}
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

if (basename(process.argv[1] ?? '') === 'postgres.mjs') {
  try {
    if (process.argv[2] === '--install') {
      process.stdout.write(`${programs()}\n`)
      process.exit()
    }
    const postgres = await startPostgres()
    process.stdout.write(`${postgres.url}\n`)
    const timer = setInterval(() => {}, 60_000)
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => {
        clearInterval(timer)
        postgres.throwAway()
      })
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}
