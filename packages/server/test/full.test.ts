import { expect, test } from 'vitest'
import { guest } from './support/client.ts'
import { node } from './support/node.ts'

test('a full disk is answered with the reason, and the server is not ready until there is room', async () => {
  const { url } = await node({ disk: 1 })
  const ada = await guest(url, 'Ada')
  const seats = Array.from({ length: 2 }, () => ({ kind: 'reserved', name: 'x'.repeat(24) }))
  let status = 200
  let tables = 0
  for (; status === 200; tables++)
    ({ status } = await ada.post('/api/tables', { game: 'bank', seats, seat: null }))
  expect(tables).toBeGreaterThan(10)
  expect(status).toBe(503)
  expect((await ada.post('/api/guest', { name: 'Ada L.' })).status).not.toBe(500)
  const metrics = String((await ada.ask('GET', '/metrics')).body.text)
  expect(metrics).toMatch(/^midden_store_failures_total [1-9]/m)
  expect(metrics).toMatch(/^midden_store_bytes [1-9]\d{5}/m)
  expect(metrics).toMatch(/^midden_requests_refused_total\{status="503"\} [1-9]/m)
  const ready = await ada.ask('GET', '/readyz')
  expect(ready.status).toBe(503)
  expect(ready.body.reason).toContain('the disk is full, or the limit given with --disk is reached')
})
