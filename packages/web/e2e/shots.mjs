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
/** @type {[id: string, label: string, decisions: string[]][]} */
const games = [
  ['pan', 'Pan', ['commit', 'act', 'go or stop', 'take']],
  ['waste', 'WASTE', ['keep', 'bid', 'pile', 'recycler']],
  ['industrial-waste', 'Industrial', ['set', 'turn', 'bid', 'bribe']],
  ['waste-knights', 'Knights', []],
]
/** As many deals as it may take until every decision has come up. */
const DEALS = 8
const pages = [
  '',
  'play/pan',
  'play/waste',
  'play/industrial-waste',
  'online',
  'account',
  'tables',
  'settings',
  'rules',
  'rules/pan',
  'learn/pan',
  'learn/waste',
  'learn/industrial-waste',
  'credits',
]
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
 * What is on the table now: a decision, a moment before one, or others at it.
 * @param {import('playwright-core').Page} page
 */
const sceneOf = (page) =>
  page.evaluate(() => {
    const decision = document.querySelector('.table')?.getAttribute('data-decision') ?? null
    if (document.querySelector('.result') !== null) return { decision, scene: '' }
    if (document.querySelector('.question.waiting') === null) return { decision, scene: decision ?? '' }
    const button = document.querySelector('.confirm .btn-go') !== null
    return { decision, scene: button ? `moment${decision === null ? '' : ` before ${decision}`}` : 'waiting' }
  })

/**
 * One step towards the end of a match: what the bot would do, committed by the yellow button.
 * @param {import('playwright-core').Page} page
 * @param {string} scene
 */
async function step(page, scene) {
  const go = page.locator('.confirm .btn-go[aria-disabled="false"], .confirm .btn-go:not([aria-disabled])')
  if ((await go.count()) > 0)
    await page.evaluate(() =>
      /** @type {HTMLElement | null} */ (document.querySelector('.confirm .btn-go'))?.click(),
    )
  // Bots rarely go for a Double CLIC; for the picture somebody must.
  else if (scene === 'go or stop') await page.keyboard.press('2')
  else if (scene !== 'waiting') await page.keyboard.press('h')
  await page.waitForTimeout(20)
}

/**
 * A picture whenever a decision, or a moment before one, comes up for the first time; then the end.
 * @param {import('playwright-core').Page} page
 * @param {Set<string>} seen
 * @param {(name: string) => Promise<unknown>} shoot
 */
async function shootGame(page, seen, shoot) {
  for (let i = 0; i < 4000 && (await page.locator('.result').count()) === 0; i++) {
    const { scene } = await sceneOf(page)
    if (scene !== '' && !seen.has(scene)) {
      seen.add(scene)
      const name = scene.replaceAll(' ', '-')
      await shoot(name)
      if (!/moment|waiting/.test(scene)) {
        await page.keyboard.press('h')
        await page.locator('.confirm .btn-go').first().waitFor()
        await shoot(`${name}-picked`)
      }
    }
    await step(page, scene)
  }
  if (!seen.has('end')) await shoot('end')
  seen.add('end')
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} url
 * @param {(name: string) => Promise<unknown>} shoot
 */
async function shootPages(page, url, shoot) {
  for (const path of pages) {
    await page.goto(`${url}/${path}`)
    await page.locator('h1').waitFor()
    await page.waitForTimeout(150)
    await shoot(path === '' ? 'start' : path)
  }
  await page.goto(url)
  await page.getByRole('radio', { name: 'One device' }).check({ force: true })
  await page.getByRole('button', { name: /^Deal/ }).click()
  await page.locator('.hand-over').waitFor()
  await shoot('hand-over')
  await page.goto(`${url}/learn/industrial-waste`)
  await page.getByRole('button', { name: 'First game with a guide' }).click()
  await page.locator('.tip').waitFor()
  await shoot('first-game')
  await page.keyboard.press('r')
  await page.locator('.drawer').waitFor()
  await shoot('rules-drawer')
}

if (only === undefined) rmSync(folder, { recursive: true, force: true })
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
    for (const [id, label, decisions] of games) {
      if (only !== undefined && only !== id) continue
      await page.goto(server.url)
      await page.getByRole('radio', { name: label, exact: true }).check({ force: true })
      await page.getByRole('button', { name: /^Deal/ }).click()
      await page.locator('.table .question').waitFor()
      await page.waitForTimeout(200)
      const seen = new Set()
      for (let deals = 1; ; deals++) {
        await shootGame(page, seen, (name) => shoot(`${id}-${name}`))
        if (deals === DEALS || decisions.every((decision) => seen.has(decision))) break
        await page.getByRole('button', { name: 'Play again' }).click()
        await page.locator('.result').waitFor({ state: 'detached' })
      }
    }
    if (only === undefined || only === 'pages') await shootPages(page, server.url, shoot)
    await context.close()
    process.stdout.write(`${size} ${theme}\n`)
  }
await browser.close()
server.close()
