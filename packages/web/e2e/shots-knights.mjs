// Waste Knights: a match for every question, brought to the page as a file, so that rare ones need no luck.
import { bundleAndRun } from '../../../tools/bundle.mjs'

/** @typedef {import('./knights-scenes.ts').KnightsScene} Scene */

/** Questions at which a choice changes the picture. */
const PICKED = [
  'stay, foot or vehicle',
  'plan the route',
  'rearrange',
  'escape or face',
  'choose a combat card',
  'offer and pick',
  'lay down and propose',
  'play or wait',
]
/** @type {Promise<Scene[]> | null} */
let found = null
const scenes = () => {
  found ??= bundleAndRun(
    'knights-scenes',
    `export { knightsScenes } from '${import.meta.dirname}/knights-scenes.ts'`,
  ).then(({ knightsScenes }) => knightsScenes())
  return found
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} url
 * @param {(name: string) => Promise<unknown>} shoot
 */
export async function shootKnights(page, url, shoot) {
  for (const { name, file } of await scenes()) {
    await page.goto(`${url}/tables`)
    const buffer = Buffer.from(JSON.stringify(file))
    await page
      .locator('.file input')
      .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer })
    await page.waitForURL(/\/replay$/)
    await page.goto(page.url().replace(/\/replay$/, ''))
    await page.locator('.question').waitFor()
    const called = `waste-knights-${name.replaceAll(/[ ,]+/g, '-')}`
    const look = page.locator('.question.waiting ~ .options .moment-lines ~ .confirm .btn-go')
    if ((await look.count()) > 0) {
      await shoot(`${called}-moment`)
      await look.click()
    }
    const recap = page.locator('.wk-recap button')
    if ((await recap.count()) > 0) await recap.click()
    await page.waitForTimeout(60)
    await shoot(called)
    if (!PICKED.includes(name)) continue
    await page.keyboard.press('h')
    await page.locator('.confirm .btn-go').first().waitFor()
    await shoot(`${called}-picked`)
  }
  await page.goto(`${url}/learn/waste-knights`)
  await page.locator('h1').waitFor()
  await shoot('learn/waste-knights')
}
