import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@midden/games'
import { expect, test } from 'vitest'
import { repository } from '../src/repository.ts'

const executable = join(repository(), 'bin', 'midden.js')

interface Ended {
  status: number | null
  out: string
  err: string
}

/** Runs the real command; `early` stops reading its output after the first piece. */
function midden(
  args: string[],
  input: string | Buffer = '',
  early = false,
  file = executable,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      stdio: 'pipe',
      timeout: 60_000,
      killSignal: 'SIGKILL',
    })
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      out += piece
      if (early) child.stdout.destroy()
    })
    child.stderr.setEncoding('utf8').on('data', (piece: string) => {
      err += piece
    })
    child.stdin.on('error', () => {})
    child.on('error', reject)
    child.on('close', (status) => resolve({ status, out, err }))
    child.stdin.end(input)
  })
}

/** Named: a new game may be over before there is much to see. */
const id = 'industrial-waste'

test('helps, and tells bad usage in one sentence with status 2', async () => {
  expect(await midden(['--help'])).toMatchObject({ status: 0, err: '' })
  expect(await midden(['play', 'chess'])).toEqual({
    status: 2,
    out: '',
    err: `midden: there is no game "chess"; there are ${games.map((game) => game.id).join(', ')}.\n`,
  })
})

test('serves JSON-RPC until its input ends, whatever comes in between', async () => {
  const ask = (n: number) => `${JSON.stringify({ jsonrpc: '2.0', id: n, method: 'games' })}\n`
  const noise = Buffer.from([0xff, 0x00, 0x0a, 0x7b, 0x0a])
  const long = Buffer.alloc(3_000_000, 'x')
  const { status, out, err } = await midden(
    ['engine'],
    Buffer.concat([Buffer.from(ask(1)), noise, long, Buffer.from(`\n${ask(2)}`)]),
  )
  expect({ status, err }).toEqual({ status: 0, err: '' })
  const ids = out
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { id: number }).id)
  expect(ids).toEqual([1, null, null, null, 2])
})

test('plays from a pipe and leaves at its end', async () => {
  const { status, out, err } = await midden(['play', id, '--seed', 'x'], '1\nhint\nquit\n1\n')
  expect({ status, err }).toEqual({ status: 0, err: '' })
  expect(out).toMatch(/You chose: [\s\S]*Goodbye\.\n$/)
})

test('where there is no page, serving says what to do; a copy of the command says which one it is', async () => {
  await midden(['--version'])
  const copy = mkdtempSync(join(tmpdir(), 'midden-copy-'))
  try {
    cpSync(join(repository(), 'dist/cli'), join(copy, 'dist/cli'), { recursive: true })
    symlinkSync(join(repository(), 'node_modules'), join(copy, 'node_modules'))
    writeFileSync(join(copy, 'package.json'), '{ "name": "midden", "version": "7.8.9", "type": "module" }')
    const file = join(copy, 'dist/cli/midden.js')
    expect(await midden(['--version'], '', false, file)).toEqual({ status: 0, out: '7.8.9\n', err: '' })
    expect(await midden(['serve', '--port', '0'], '', false, file)).toEqual({
      status: 1,
      out: '',
      err: 'midden: the page has not been built: run npm run build:web in the folder of Midden first.\n',
    })
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})

/** What Vitest writes when no test was run. */
function report(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'midden-report-')), 'report.json')
  writeFileSync(file, JSON.stringify({ testResults: [] }))
  return file
}

test.runIf(process.platform === 'linux')(
  'serves nothing from where no folder can be made, and says so instead of trying for ever',
  async () => {
    expect(await midden(['serve', '--no-page', '--port', '0', '--data', '/proc/nothing/at/all'])).toEqual({
      status: 1,
      out: '',
      err: 'midden: The store in /proc/nothing/at/all cannot be used: no folder can be made there: name another with --data.\n',
    })
  },
)

test('a reader that has seen enough is no mistake', async () => {
  const { err } = await midden(['ledger', '--json', '--report', report()], '', true)
  expect(err).not.toMatch(/EPIPE|at .*\.js/)
})

test('ledger --json is one document of the promised form', async () => {
  const { out } = await midden(['ledger', id, '--json', '--report', report()])
  const rows = JSON.parse(out) as object[]
  expect(rows.length).toBeGreaterThan(50)
  for (const row of rows) expect(Object.keys(row)).toEqual(['clause', 'tests', 'note'])
})

test('simulates in worker threads, with the same figures as without', async () => {
  const figures = async (workers: string) => {
    const { status, out, err } = await midden([
      'simulate',
      id,
      '--games',
      '60',
      '--workers',
      workers,
      '--json',
    ])
    expect({ status, err }).toEqual({ status: 0, err: '' })
    const { decisions, perBot, perSeat } = JSON.parse(out) as Record<string, unknown>
    return { decisions, perBot, perSeat }
  }
  expect(await figures('2')).toEqual(await figures('0'))
})
