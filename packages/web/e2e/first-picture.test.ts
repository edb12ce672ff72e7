import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { launch } from './browser.mjs'
import { serveBuilt } from './server.mjs'

const budget: { requests: number; requestsOfAGame: number; shift: number; drawnFrom: number } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../budget.json'), 'utf8'),
).firstPicture

/** What moved while the page came to life: each shift as the browser counts it. */
function watchShifts(): void {
  const seen = { shift: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += 'value' in entry ? Number(entry.value) : 0
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What must have come before anything is drawn: the page itself, its sheets and its letters. */
const weighed = () => {
  const all = performance.getEntries() as (PerformanceResourceTiming & { renderBlockingStatus?: string })[]
  const first = all.filter(
    ({ entryType, renderBlockingStatus, name }) =>
      entryType === 'navigation' ||
      (entryType === 'resource' && (renderBlockingStatus === 'blocking' || /\.woff2$/.test(name))),
  )
  return first.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024
}

/** The pages that are entered most often. */
const PAGES = ['/', '/rules/pan', '/play/waste', '/learn/pan']

test('a page is drawn from few bytes and few requests, and hardly anything shifts when it comes to life', async () => {
  const [browser, server] = await Promise.all([launch(), serveBuilt()])
  try {
    for (const [i, path] of PAGES.entries()) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      await page.addInitScript(watchShifts)
      let requests = 0
      page.on('request', () => requests++)
      await page.goto(server.url + path, { waitUntil: 'networkidle' })
      const { shift } = await page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen)
      expect(shift, path).toBeLessThanOrEqual(budget.shift)
      expect(await page.evaluate(weighed), path).toBeLessThan(budget.drawnFrom)
      expect(requests, path).toBeLessThanOrEqual(i === 0 ? budget.requests : budget.requestsOfAGame)
      await context.close()
    }
  } finally {
    await browser.close()
    server.close()
  }
})
