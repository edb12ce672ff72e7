// Tasks of more than 50 ms on the page's own thread in a whole game, as the browser's observer sees them. With
// `--thinking` all bots look ahead, and the first minute of each match is enough.
import { launch } from './browser.mjs'
import { serveBuilt } from './server.mjs'

/** @type {{ id: string, seats?: string, mission?: string }[]} */
const games = [
  { id: 'pan' },
  { id: 'waste' },
  { id: 'industrial-waste' },
  { id: 'waste-knights', seats: '2', mission: 'Road to Gangraen' },
  { id: 'waste-knights', seats: '3', mission: 'Savior of the Waste' },
]
const isThinking = process.argv.includes('--thinking')
const only = process.argv.slice(2).find((word) => !word.startsWith('--'))
const company = isThinking ? ['ferrous', 'corvina', 'ottilie'] : []
const MOST_MS = isThinking ? 60_000 : 1_200_000

function observe() {
  /** @type {{ at: number, ms: number, question: string }[]} */
  const seen = []
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      seen.push({
        at: Math.round(startTime),
        ms: Math.round(duration),
        question: document.querySelector('.question h1')?.textContent ?? location.pathname,
      })
  }).observe({ type: 'longtask', buffered: true })
}

/**
 * What the bot would do, committed, until the match or the time is over; all from within the page.
 * @param {number} most
 */
async function playByHints(most) {
  const until = performance.now() + most
  const wait = (/** @type {number} */ ms) => new Promise((done) => setTimeout(done, ms))
  while (performance.now() < until && document.querySelector('.result') === null) {
    const go = document.querySelector('.confirm .btn-go')
    if (go instanceof HTMLElement) go.click()
    else if (document.querySelector('.question.you') !== null)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }))
    await wait(60)
  }
  // The end is drawn as well before the trace is written, which keeps all of the browser busy.
  await wait(1000)
}

/**
 * Processor time of every task of the page's thread, in milliseconds: the same on a busy machine.
 * @param {Buffer} trace
 */
function processorTimes(trace) {
  /** @type {{ name: string, tdur?: number, pid: number, tid: number, args: { name?: string } }[]} */
  const events = JSON.parse(trace.toString()).traceEvents
  const threads = new Set(
    events.filter(({ args }) => args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid}/${tid}`),
  )
  return events
    .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && threads.has(`${pid}/${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
}

/** The same sum many times over: what the machine itself adds to a task of some 20 ms. */
async function trySums() {
  const spans = []
  for (let i = 0; i < 200; i++) {
    await new Promise((done) => setTimeout(done, 30))
    const from = performance.now()
    let sum = 0
    for (let k = 0; k < 2e7; k++) sum += k % 7
    spans.push(sum > 0 ? performance.now() - from : 0)
  }
  spans.sort((a, b) => a - b)
  return { usual: spans[100], most: spans[199] }
}

const [browser, server] = await Promise.all([launch(), serveBuilt()])
const blank = await browser.newPage()
const { usual, most: slowest } = await blank.evaluate(trySums)
process.stdout.write(
  `the machine itself: a sum of usually ${usual?.toFixed(0)} ms took up to ${slowest?.toFixed(0)} ms in 200 tries\n`,
)
await blank.close()
for (const { id, seats, mission } of games) {
  if (only !== undefined && only !== id) continue
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  await context.addInitScript(
    (kept) => localStorage.setItem('midden.settings', kept),
    JSON.stringify({ name: 'Jorid', pace: 'fast', motion: 'full', company }),
  )
  const page = await context.newPage()
  await page.goto(`${server.url}/play/${id}`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.evaluate(observe)
  if (seats !== undefined) await page.getByRole('radio', { name: seats, exact: true }).check({ force: true })
  if (mission !== undefined)
    await page.getByRole('combobox', { name: 'Mission', exact: true }).selectOption(mission)
  await browser.startTracing(page, { categories: ['toplevel'] })
  const dealt = await page.evaluate(() => performance.now())
  await page.getByRole('button', { name: /^Deal/ }).click()
  await page.locator('.table .question').waitFor()
  const opened = await page.evaluate(
    () =>
      new Promise((/** @type {(at: number) => void} */ done) =>
        setTimeout(() => done(performance.now()), 500),
      ),
  )
  await page.evaluate(playByHints, MOST_MS)
  /** @type {{ at: number, ms: number, question: string }[]} */
  const seen = await page.evaluate(() => Reflect.get(globalThis, 'seen'))
  const times = processorTimes(await browser.stopTracing())
  const inGame = seen.filter(({ at }) => at > opened)
  const opening = seen.filter(({ at }) => at > dealt && at <= opened)
  const longest = Math.max(0, ...inGame.map(({ ms }) => ms))
  const most = Math.max(0, ...times)
  process.stdout.write(
    `${(mission ?? id).padEnd(19)} observer: ${inGame.length} long tasks, longest ${longest} ms; ` +
      `processor: ${times.filter((ms) => ms > 50).length} of ${times.length} tasks over 50 ms, ` +
      `longest ${most.toFixed(1)} ms\n`,
  )
  for (const { ms } of opening)
    process.stdout.write(`    ${String(ms).padStart(4)} ms while the table is opened\n`)
  for (const { at, ms, question } of inGame)
    process.stdout.write(`    ${String(ms).padStart(4)} ms at ${at}: ${question}\n`)
  await context.close()
}
await browser.close()
server.close()
