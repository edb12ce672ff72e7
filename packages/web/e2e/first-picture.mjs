// How soon a slow phone shows a page, how long it is blocked, what it asks for and what shifts, against the budget.
// Processor ÷ 4, 1.6 Mbit/s, 150 ms; the middle of five visits by guests who were never here.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from './browser.mjs'
import { serveBuilt } from './server.mjs'

const PAGES = ['/', '/rules/pan', '/play/waste', '/learn/pan']
const VISITS = 5
/** @type {{ picture: number, blocked: number, requests: number, requestsOfAGame: number, shift: number }} */
const budget = JSON.parse(readFileSync(join(import.meta.dirname, '../budget.json'), 'utf8')).firstPicture

function observe() {
  const seen = { picture: 0, blocked: 0, shift: 0 }
  Object.assign(globalThis, { seen })
  const watch = (/** @type {string} */ type, /** @type {(entry: PerformanceEntry) => void} */ note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.picture = startTime
  })
  watch('longtask', ({ duration }) => {
    seen.blocked += duration - 50
  })
  watch('layout-shift', (entry) => {
    seen.shift += 'value' in entry ? Number(entry.value) : 0
  })
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
async function visit(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(observe)
    const wire = await context.newCDPSession(page)
    await wire.send('Network.enable')
    await wire.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1.6e6 / 8,
      uploadThroughput: 0.75e6 / 8,
    })
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    let requests = 0
    page.on('request', () => requests++)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(1500)
    const seen = await page.evaluate(() => /** @type {any} */ (globalThis).seen)
    return { ...seen, requests }
  } finally {
    await context.close()
  }
}

const middle = (/** @type {number[]} */ list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

let over = false
const [browser, server] = await Promise.all([launch(), serveBuilt()])
try {
  for (const path of PAGES) {
    /** @type {Awaited<ReturnType<typeof visit>>[]} */
    const visits = []
    for (let i = 0; i < VISITS; i++) visits.push(await visit(browser, server.url + path))
    const of = (/** @type {'picture' | 'blocked' | 'requests' | 'shift'} */ what) =>
      middle(visits.map((each) => each[what]))
    const [picture, blocked, requests, shift] = [
      of('picture') / 1000,
      of('blocked') / 1000,
      of('requests'),
      of('shift'),
    ]
    const bad =
      picture > budget.picture ||
      blocked > budget.blocked ||
      requests > (path === '/' ? budget.requests : budget.requestsOfAGame) ||
      shift > budget.shift
    if (bad) over = true
    process.stdout.write(
      `${path.padEnd(14)} picture ${picture.toFixed(2)} s, blocked ${blocked.toFixed(2)} s, ${requests} requests, shift ${shift.toFixed(3)}${bad ? '  OVER THE BUDGET' : ''}\n`,
    )
  }
} finally {
  await browser.close()
  server.close()
}
if (over) process.exitCode = 1
