// Waste Knights: a scene for every question, through the eyes of whoever is asked and of somebody who waits.
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { bundleAndRun } from '../../../tools/bundle.mjs'
import { layers } from '../layers-plugin.mjs'
import { serveBuilt } from './server.mjs'

/** @typedef {import('./knights-table.ts').KnightsScene} Scene */

/** Questions at which a choice changes the picture. */
const PICKED = [
  'stay, foot or vehicle',
  'plan the route',
  'rearrange',
  'escape or face',
  'choose a combat card in a fight',
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

/** The page that opens a scene by itself. */
export async function serveStand() {
  const outDir = process.env.STAND_DIST ?? join(import.meta.dirname, '../../../reports/stand')
  await build({
    root: join(import.meta.dirname, 'stand'),
    configFile: false,
    plugins: [react(), layers()],
    build: { outDir, emptyOutDir: true, target: 'esnext', cssTarget: 'esnext', assetsInlineLimit: 0 },
    worker: { format: 'es' },
    logLevel: 'error',
  })
  return serveBuilt(outDir)
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} url of the stand
 * @param {(name: string) => Promise<unknown>} shoot
 */
export async function shootKnights(page, url, shoot) {
  const only = new RegExp(process.env.SCENES ?? '')
  /** @type {Scene | null} */
  let scene = null
  await page.route('**/scene.json', (route) => route.fulfill({ json: scene }))
  for (const each of await scenes()) {
    const { name, me, journal } = each
    if (!only.test(name)) continue
    const called = `waste-knights-${name.replaceAll(/[ ,]+/g, '-')}`
    const open = async (/** @type {number} */ seat) => {
      scene = { ...each, me: seat }
      await page.goto(url)
      await page.locator('.question, .recap-bar').first().waitFor()
      // The sheet of drawings comes after the board.
      await page.locator('#k-hp').waitFor({ state: 'attached' })
      // What befell somebody since their last move stands before the question.
      const told = page.locator('.saying, .recap-bar')
      if ((await told.count()) > 0) {
        if (seat === me) await shoot(`${called}-moment`)
        await page.keyboard.press('Escape')
        await told.waitFor({ state: 'detached' })
      }
      await page.waitForTimeout(60)
    }
    if (!name.startsWith('end')) {
      await open((me + 1) % journal.seats)
      await shoot(`${called}-waiting`)
    }
    await open(me)
    await shoot(called)
    if (!PICKED.includes(name)) continue
    await page.keyboard.press('h')
    await page.locator('.confirm .btn-go').first().waitFor()
    await shoot(`${called}-picked`)
  }
  await page.unroute('**/scene.json')
}
