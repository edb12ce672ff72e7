import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../free-port.mjs'
import { root } from '../install.mjs'

test('npm run dev shows the page as it is written, with the server behind the same address', async () => {
  const data = mkdtempSync(join(tmpdir(), 'midden-dev-'))
  const port = String(await freePort())
  const dev = spawn(process.execPath, ['tools/dev.mjs', '--port', port, '--data', data], {
    cwd: root,
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => dev.once('exit', resolve))
  const fetched = async (path: string): Promise<string> => {
    try {
      return await (await fetch(`http://localhost:${port}${path}`)).text()
    } catch {
      return ''
    }
  }
  try {
    await expect.poll(() => fetched('/'), { timeout: 60_000 }).toContain('/@vite/client')
    await expect.poll(() => fetched('/api/me'), { timeout: 60_000 }).toBe('{"person":null}')
    expect(await fetched('/src/app.tsx')).toContain('import.meta.hot')
    // To the server this is its own page: what its guests send is not taken for another site's.
    const headers = { 'content-type': 'application/json', origin: `http://localhost:${port}` }
    const body = JSON.stringify({ name: 'Jorid' })
    const guest = await fetch(`${headers.origin}/api/guest`, { method: 'POST', headers, body })
    expect(await guest.text()).toContain('Jorid')
  } finally {
    dev.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
})
