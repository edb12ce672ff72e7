// Every page around the table, and what can lie over or beside it.
import { deal } from './shots-games.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {(name: string) => Promise<unknown>} Shoot */

const pages = [
  '',
  'play/pan',
  'play/waste',
  'play/industrial-waste',
  'play/waste-knights',
  'tables',
  'settings',
  'rules',
  'rules/pan',
  'learn/pan',
  'learn/waste',
  'learn/industrial-waste',
  'learn/waste-knights',
  'credits',
  'nowhere',
]

/**
 * @param {Page} page
 * @param {string} name
 */
const settle = async (page, name) => {
  await page.locator(name).first().waitFor()
  await page.waitForTimeout(150)
}

/**
 * Drawers, and a refusal with its reason.
 * @param {Page} page
 * @param {Shoot} shoot
 */
async function shootDrawers(page, shoot) {
  for (const [key, name] of [
    ['r', 'rules-drawer'],
    ['?', 'keys-drawer'],
  ]) {
    await page.keyboard.press(String(key))
    await settle(page, '.drawer')
    await shoot(String(name))
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await settle(page, '.drawer')
  await shoot('more-drawer')
  await page.keyboard.press('Escape')
  await page.keyboard.press('l')
  await page.waitForTimeout(150)
  await shoot('log-drawer')
  await page.keyboard.press('Escape')
  await page.locator('.hand button[data-card]').first().focus()
  await page.keyboard.press('i')
  await settle(page, '.drawer')
  await shoot('closer')
  await page.keyboard.press('Escape')
  await page.keyboard.press('u')
  await settle(page, '.refused')
  await shoot('refused')
}

/**
 * @param {Page} page
 * @param {string} url
 * @param {Shoot} shoot
 */
async function shootReplay(page, url, shoot) {
  await page.goto(`${url}/tables`)
  await page.locator('.row', { hasText: 'Pan' }).first().click()
  await page.locator('.table .question').waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Replay so far' }).click()
  await settle(page, '.replay')
  await shoot('replay')
  await page.getByRole('button', { name: 'To the end' }).click()
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('watch')
  await page.waitForTimeout(150)
  await shoot('replay-watched')
}

/**
 * @param {Page} page
 * @param {string} url
 * @param {Shoot} shoot
 */
export async function shootPages(page, url, shoot) {
  await deal(page, url, { label: 'Pan', seats: 4 })
  await shootDrawers(page, shoot)
  for (let i = 0; i < 2; i++) {
    await page.keyboard.press('h')
    await page.locator('.confirm .btn-go').first().click()
    await page.waitForTimeout(100)
  }
  for (const path of pages) {
    await page.goto(`${url}/${path}`)
    await settle(page, 'h1')
    await shoot(path === '' ? 'start' : path)
  }
  await shootReplay(page, url, shoot)
  await page.goto(url)
  await page.getByRole('radio', { name: 'One device' }).check({ force: true })
  await page.getByRole('button', { name: /^Deal/ }).click()
  await page.locator('.hand-over').waitFor()
  await shoot('hand-over')
  await page.goto(`${url}/learn/pan/last-one-standing`)
  await settle(page, '.beat')
  await shoot('lesson-pan')
}
