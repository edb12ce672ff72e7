import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { SUBPROTOCOL } from '@midden/protocol'
import { expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { bundled } from './support/bundle.ts'
import { guest } from './support/client.ts'
import { atTheEnd, folder } from './support/node.ts'
import { act, opened, table } from './support/play.ts'

/** A server in a process of its own that logs everything, and what it has written so far. */
async function talkative() {
  const [program] = await bundled('process.ts')
  const running = spawn(process.execPath, [fileURLToPath(program!), '0', folder(), ''], {
    env: { ...process.env, MIDDEN_LOG: 'trace' },
  })
  atTheEnd(() => void running.kill('SIGKILL'))
  let written = ''
  const keep = (data: Buffer): void => {
    written += String(data)
  }
  running.stdout.on('data', keep)
  running.stderr.on('data', keep)
  await vi.waitUntil(() => /^http:\/\/\S+$/m.test(written), { timeout: 60_000 })
  return { url: /^http:\/\/\S+$/m.exec(written)![0], written: () => written }
}

const server = await talkative()

test('no token, ticket, invitation or password is ever logged', async () => {
  const [ada, bob] = await Promise.all([guest(server.url, 'Ada'), guest(server.url, 'Bob')])
  const password = 'very-secret-password'
  await ada.done('/api/account', { account: 'ada-logs', password })
  await ada.post('/api/login', { account: 'ada-logs', password: 'another-wrong-one' })
  const { code } = await opened('draft', 2, ada)
  await bob.ask('GET', `/api/codes/${code}`)
  const id = await table('bank', 2, [ada, bob])
  const line = await ada.at(id)
  await act(line, id)
  const ticket = await bob.ticket()
  await ada.ask('GET', `/no-such-page?token=${ticket}`)
  line.close()
  const log = server.written()
  for (const secret of [
    ada.cookie.slice(7),
    ada.cookie.split('.')[1]!,
    password,
    'another-wrong-one',
    code,
    ticket,
  ])
    expect(log).not.toContain(secret)
})

test('the same misdeed from the same address is logged once', async () => {
  for (let i = 0; i < 30; i++) {
    const origin = 'https://evil.example'
    const ws = new WebSocket(`${server.url.replace('http', 'ws')}/socket`, [SUBPROTOCOL], {
      headers: { origin },
    })
    await new Promise<void>((resolve) => {
      ws.once('error', () => resolve())
    })
  }
  const lines = server.written().split('\n')
  expect(lines.filter((line) => line.includes('foreign origin'))).toHaveLength(1)
  for (const line of lines.filter((text) => text.startsWith('{')))
    expect(() => JSON.parse(line)).not.toThrow()
})

test('a keeper reads why pages were refused, and that --proxy is missing, once each', async () => {
  const told = (text: string): string[] =>
    server
      .written()
      .split('\n')
      .filter((line) => line.includes(text))
  for (let i = 0; i < 3; i++) {
    const reply = await fetch(`${server.url}/api/guest`, {
      method: 'POST',
      headers: { origin: 'https://other.example', 'x-forwarded-for': '10.0.0.1' },
    })
    const { reason } = (await reply.json()) as { reason: string }
    expect([reply.status, reason]).toEqual([403, expect.stringContaining('pages of https://other.example')])
    await fetch(`${server.url}/api/games`, { headers: { 'x-forwarded-for': '10.0.0.1' } })
  }
  await vi.waitUntil(() => told('--proxy is not given').length > 0)
  expect(told('a page of another origin was refused')).toHaveLength(1)
  expect(told('a page of another origin was refused')[0]).toContain('"origin":"https://other.example"')
  expect(told('--proxy is not given')).toHaveLength(1)
  expect(told('a request was refused').length).toBeGreaterThan(0)
})
