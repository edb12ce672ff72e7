// Every decision of a game, once still open and once picked, then its end, and what lies beside them.
import { asides, openReplay } from './shots-asides.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {(name: string) => Promise<unknown>} Shoot */
/** @typedef {{ id: string, label: string, seats?: number, dealt?: number, decisions: string[] }} Played */

/** @type {Played[]} */
export const games = [
  { id: 'pan', label: 'Pan', decisions: ['commit', 'act', 'go or stop', 'take'] },
  { id: 'pan', label: 'Pan', seats: 2, decisions: [] },
  { id: 'pan', label: 'Pan', seats: 6, decisions: [] },
  { id: 'waste', label: 'WASTE', decisions: ['keep', 'bid', 'pile', 'recycler'] },
  { id: 'waste', label: 'WASTE', seats: 2, decisions: ['recycler'] },
  { id: 'waste', label: 'WASTE', seats: 3, decisions: [] },
  { id: 'industrial-waste', label: 'Industrial', decisions: ['set', 'turn', 'bid', 'bribe'] },
  { id: 'industrial-waste', label: 'Industrial', seats: 2, dealt: 22, decisions: ['bid', 'bribe'] },
  { id: 'industrial-waste', label: 'Industrial', seats: 3, dealt: 28, decisions: ['bid', 'bribe'] },
]
/** As many deals as it may take until every decision has come up. */
const DEALS = 8

/** The same deal in every size: the page's random bytes come from a counter, which a game may set. */
export function sameDeal() {
  let state = Number(sessionStorage.getItem('dealt') ?? 20)
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
 * @param {Page} page
 */
const sceneOf = (page) =>
  page.evaluate(() => {
    const decision = document.querySelector('.table')?.getAttribute('data-decision') ?? null
    if (document.querySelector('.result') !== null) return ''
    if (document.querySelector('.question.waiting') === null) return decision ?? ''
    const button = document.querySelector('.confirm .btn-go') !== null
    return button ? `moment${decision === null ? '' : ` before ${decision}`}` : 'waiting'
  })

/**
 * One step towards the end of a match: what the bot would do, committed by the yellow button.
 * @param {Page} page
 * @param {string} scene
 */
async function step(page, scene) {
  const go = page.locator('.confirm .btn-go[aria-disabled="false"], .confirm .btn-go:not([aria-disabled])')
  if ((await go.count()) > 0)
    await page.evaluate(() => {
      // The end has a yellow button of its own, which is not for this.
      const button = document.querySelector('.options:not(:has(.result)) .confirm .btn-go')
      if (button instanceof HTMLElement) button.click()
    })
  // Bots rarely go for a Double CLIC; for the picture somebody must.
  else if (scene === 'go or stop') await page.keyboard.press('2')
  else if (scene !== 'waiting') await page.keyboard.press('h')
  await page.waitForTimeout(20)
}

/**
 * What lies beside a decision or an end, each once.
 * @param {Page} page
 * @param {Set<string>} seen
 * @param {Shoot} shoot
 * @param {import('./shots-asides.mjs').Aside[]} beside
 */
async function shootBeside(page, seen, shoot, beside) {
  for (const { scene, name, when, open, shut } of beside) {
    const all = `${scene} ${name}`
    if (seen.has(all) || (when !== undefined && (await page.locator(when).count()) === 0)) continue
    seen.add(all)
    await open(page)
    await shoot(all.replaceAll(' ', '-'))
    await shut?.(page)
  }
}

/**
 * A picture whenever a decision, or a moment before one, comes up for the first time; then the end.
 * @param {Page} page
 * @param {Set<string>} seen
 * @param {Shoot} shoot
 * @param {import('./shots-asides.mjs').Aside[]} beside
 */
async function shootMatch(page, seen, shoot, beside) {
  for (let i = 0; i < 4000 && (await page.locator('.result').count()) === 0; i++) {
    const scene = await sceneOf(page)
    if (scene !== '' && scene !== 'waiting' && !seen.has(scene)) {
      seen.add(scene)
      const name = scene.replaceAll(' ', '-')
      await shoot(name)
      if (!scene.startsWith('moment')) {
        await page.keyboard.press('h')
        await page.locator('.confirm .btn-go').first().waitFor()
        await shoot(`${name}-picked`)
      }
    }
    const now = beside.filter((aside) => aside.scene === scene)
    if (now.length > 0) await shootBeside(page, seen, shoot, now)
    await step(page, scene)
  }
  if (!seen.has('end')) await shoot('end')
  seen.add('end')
  const last = beside.filter((aside) => aside.scene === 'end')
  await shootBeside(page, seen, shoot, last)
}

/**
 * From the slip on the start page to the table.
 * @param {Page} page
 * @param {string} url
 * @param {{ label: string, seats?: number, dealt?: number }} game
 */
export async function deal(page, url, { label, seats, dealt = 20 }) {
  await page.goto(url)
  await page.evaluate((from) => sessionStorage.setItem('dealt', from), String(dealt))
  await page.reload()
  await page.getByRole('radio', { name: label, exact: true }).check({ force: true })
  if (seats !== undefined)
    await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true })
  await page.getByRole('button', { name: /^Deal/ }).click()
  await page.locator('.table .question').waitFor()
  await page.waitForTimeout(200)
}

/**
 * @param {Page} page
 * @param {string} url
 * @param {Shoot} shoot
 * @param {Played} game
 */
export async function shootGame(page, url, shoot, game) {
  await deal(page, url, game)
  const seen = new Set()
  const beside = game.seats === undefined ? (asides[game.id] ?? []) : []
  for (let deals = 1; ; deals++) {
    await shootMatch(page, seen, (name) => shoot(`${game.id}${game.seats ?? ''}-${name}`), beside)
    if (deals === DEALS || game.decisions.every((decision) => seen.has(decision))) break
    await page.getByRole('button', { name: 'Play again' }).click()
    await page.locator('.result').waitFor({ state: 'detached' })
  }
  if (beside.length === 0) return
  await openReplay(page)
  await shoot(`${game.id}-replay`)
}
