// Pictures of every page and of every decision of every game, in three sizes, light and dark.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from './browser.mjs'
import { serveBuilt } from './server.mjs'

const folder = join(import.meta.dirname, '../../../reports/shots')
/** @type {[name: string, width: number, height: number][]} */
const sizes = [
  ['phone', 390, 844],
  ['tablet', 820, 1180],
  ['desktop', 1440, 900],
]
/** @type {[id: string, label: string][]} */
const games = [
  ['pan', 'Pan'],
  ['waste', 'WASTE'],
  ['industrial-waste', 'Industrial'],
  ['waste-knights', 'Knights'],
]
const pages = ['', 'play/waste', 'tables', 'settings', 'rules', 'rules/pan', 'learn/pan', 'credits']
const only = process.argv[2]

/** The same deal in every size: the page's random bytes come from a counter. */
function sameDeal() {
  let state = 20
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(/** @type {ArrayBufferView} */ (array).buffer)
    for (let i = 0; i < bytes.length; i++) {
      state = (state * 48271) % 2147483647
      bytes[i] = state & 255
    }
    return array
  }
}

/**
 * One step towards the end of a match: what the bot would do, committed by the yellow button.
 * @param {import('playwright-core').Page} page
 */
async function step(page) {
  const go = page.locator('.confirm .btn-go')
  if ((await go.count()) > 0) await go.first().click()
  else if ((await page.locator('.question.you').count()) > 0) {
    await page.keyboard.press('h')
    await page.locator('.confirm .btn-go').waitFor({ timeout: 5000 })
  } else await page.waitForTimeout(20)
}

/**
 * A picture whenever a decision, or a moment before one, comes up for the first time; then the end.
 * @param {import('playwright-core').Page} page
 * @param {(name: string) => Promise<unknown>} shoot
 */
async function shootGame(page, shoot) {
  const seen = new Set()
  for (let i = 0; i < 2500; i++) {
    if ((await page.locator('.result').count()) > 0) break
    const now = await page.evaluate(() => {
      const moment =
        document.querySelector('.question.waiting .you') !== null && document.querySelector('.moment-lines')
      const decision = document.querySelector('.table')?.getAttribute('data-decision')
      return moment ? `moment-before-${decision}` : decision
    })
    if (now !== null && now !== undefined && !seen.has(now)) {
      seen.add(now)
      await shoot(now.replaceAll(' ', '-'))
      await page.keyboard.press('h')
      await page.waitForTimeout(150)
      await shoot(`${now.replaceAll(' ', '-')}-picked`)
    }
    await step(page)
  }
  await shoot('end')
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const [browser, server] = await Promise.all([launch(), serveBuilt()])
for (const [size, width, height] of sizes)
  for (const theme of /** @type {const} */ (['light', 'dark'])) {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: theme,
      locale: 'en-GB',
      reducedMotion: 'reduce',
    })
    await context.addInitScript(sameDeal)
    await context.addInitScript(() =>
      localStorage.setItem('midden.settings', JSON.stringify({ name: 'Jorid', pace: 'instant' })),
    )
    const page = await context.newPage()
    const shoot = (/** @type {string} */ name) =>
      page.screenshot({ path: join(folder, `${name.replaceAll('/', '-')}-${size}-${theme}.png`) })
    for (const [id, label] of games) {
      if (only !== undefined && only !== id) continue
      await page.goto(server.url)
      await page.getByRole('radio', { name: label, exact: true }).check({ force: true })
      await page.getByRole('button', { name: /^Deal/ }).click()
      await page.locator('.table .question').waitFor()
      await page.waitForTimeout(200)
      await shootGame(page, (name) => shoot(`${id}-${name}`))
    }
    for (const path of only === undefined ? pages : []) {
      await page.goto(`${server.url}/${path}`)
      await page.locator('h1').waitFor()
      await page.waitForTimeout(150)
      await shoot(path === '' ? 'start' : path)
    }
    await context.close()
    process.stdout.write(`${size} ${theme}\n`)
  }
await browser.close()
server.close()
