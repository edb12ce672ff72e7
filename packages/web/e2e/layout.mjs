// Where the parts of the page lie, and what they are painted with: in three sizes, light and dark.
// The boxes are data in layout/boxes.json and compared by a browser test; pictures would differ from one
// machine's letters to another's, boxes differ by a pixel.
// `npm run layout` compares, `-- --write` writes them anew, `-- --deal` deals the tables anew before.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleAndRun } from '../../../tools/bundle.mjs'
import { launch, passing } from './browser.mjs'
import { pages, parts } from './layout/parts.mjs'
import { serveBuilt } from './server.mjs'
import { serveStand } from './shots-knights.mjs'

/** @typedef {Record<string, string>} Boxes part: left, top, width, height; with a theme: ink on paper */
/** @typedef {Record<string, Boxes>} Looks scene and size, or scene and theme */

/** @type {[name: string, width: number, height: number][]} */
const SIZES = [
  ['desktop', 1440, 900],
  ['laptop', 1280, 720],
  ['phone', 390, 844],
]
const THEMES = /** @type {const} */ (['light', 'dark'])
/** Letters are ours, but lines are set a little differently on other machines. */
const TOLERANCE = 3

const folder = join(import.meta.dirname, 'layout')
const scenesFile = join(folder, 'scenes.json')
const boxesFile = join(folder, 'boxes.json')
/** @returns {Looks} */
export const kept = () => JSON.parse(readFileSync(boxesFile, 'utf8'))

/**
 * @param {import('playwright-core').Page} page
 * @param {readonly string[]} wanted
 * @param {boolean} inks
 * @returns {Promise<Boxes>}
 */
const read = (page, wanted, inks) =>
  page.evaluate(
    ({ wanted, inks }) => {
      /** @type {Record<string, string>} */
      const found = {}
      for (const part of wanted) {
        const element = [...document.querySelectorAll(part)].find((each) => each.checkVisibility())
        if (element === undefined) continue
        const { x, y, width, height } = element.getBoundingClientRect()
        const { color, backgroundColor, borderTopColor } = getComputedStyle(element)
        found[part] = inks
          ? [color, backgroundColor, borderTopColor].join(' | ')
          : [x, y, width, height].map(Math.round).join(' ')
      }
      return found
    },
    { wanted, inks },
  )

/**
 * One scene in every size and theme, without opening it again.
 * @param {import('playwright-core').Page} page
 * @param {string} name
 * @param {readonly string[]} wanted
 * @param {Looks} looks
 */
async function look(page, name, wanted, looks) {
  for (const [size, width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    looks[`${name}, ${size}`] = await read(page, wanted, false)
  }
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme })
    looks[`${name}, ${colorScheme}`] = await read(page, wanted, true)
  }
}

/**
 * A way to wait until all that a page asked for has come, parts and letters that it fetches late among it.
 * @param {import('playwright-core').Page} page
 */
function settling(page) {
  let under = 0
  page.on('request', () => void under++)
  page.on('requestfinished', () => void under--)
  page.on('requestfailed', () => void under--)
  return async () => {
    for (let calm = 0; calm < 3; ) {
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      )
      await page.evaluate(() => document.fonts.ready)
      calm = under > 0 ? 0 : calm + 1
    }
  }
}

/** Opens every scene and reads all looks. */
export async function takeLooks() {
  /** @type {import('./layout/deal.ts').Scene[]} */
  const scenes = JSON.parse(readFileSync(scenesFile, 'utf8'))
  const [browser, server, stand] = await Promise.all([launch(), serveBuilt(), serveStand()])
  /** @type {Looks} */
  const looks = {}
  try {
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
    await passing(context)
    await context.addInitScript(() =>
      localStorage.setItem(
        'midden.settings',
        JSON.stringify({ name: 'Jorid', pace: 'instant', obvious: false, tips: ['cards', 'sound'] }),
      ),
    )
    const page = await context.newPage()
    const settled = settling(page)
    for (const [path, wanted] of Object.entries(pages)) {
      await page.goto(`${server.url}${path}`)
      await page.locator('h1').first().waitFor()
      await settled()
      await look(page, path, wanted, looks)
    }
    for (const scene of scenes) {
      await page.route('**/scene.json', (route) => route.fulfill({ json: scene }))
      await page.goto(stand.url)
      const table = page.locator('.table:not(:has(> .board[aria-busy]))')
      await table.locator('.question, .saying, .recap-bar').first().waitFor()
      await settled()
      // What befell somebody since their last move stands before the question.
      for (; (await table.locator('.saying, .recap-bar').count()) > 0; await settled())
        await page.keyboard.press('Escape')
      await table.locator('.question').waitFor()
      await settled()
      await look(page, scene.name, [...(parts.table ?? []), ...(parts[scene.journal.game] ?? [])], looks)
    }
  } finally {
    await browser.close()
    server.close()
    stand.close()
  }
  return looks
}

/**
 * @param {string} was
 * @param {string} is
 */
function near(was, is) {
  if (was === is) return true
  const boxOf = (/** @type {string} */ text) => text.split(' ').map(Number)
  const [one, other] = [boxOf(was), boxOf(is)]
  return one.length === 4 && one.every((at, i) => Math.abs(at - (other[i] ?? Number.NaN)) <= TOLERANCE)
}

/**
 * What lies elsewhere, is missing, new or painted otherwise: a line each.
 * @param {Looks} before
 * @param {Looks} after
 */
export function moved(before, after) {
  /** @type {string[]} */
  const lines = []
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[name] ?? {}, after[name] ?? {}]
    for (const part of new Set([...Object.keys(was), ...Object.keys(is)]))
      if (!near(was[part] ?? '', is[part] ?? ''))
        lines.push(`${name}: ${part} was ${was[part] ?? 'not there'}, is ${is[part] ?? 'not there'}`)
  }
  return lines
}

if (process.argv[1] === import.meta.filename) {
  const asked = process.argv.slice(2)
  if (asked.includes('--deal')) {
    const code = `export { dealScenes } from '${import.meta.dirname}/layout/deal.ts'`
    const { dealScenes } = await bundleAndRun('layout-deal', code)
    writeFileSync(scenesFile, `${JSON.stringify(dealScenes())}\n`)
  }
  const looks = await takeLooks()
  if (asked.includes('--write')) writeFileSync(boxesFile, `${JSON.stringify(looks, null, 2)}\n`)
  else {
    const lines = moved(kept(), looks)
    process.stdout.write(`${lines.join('\n')}${lines.length === 0 ? 'Nothing moved' : ''}\n`)
    if (lines.length > 0) process.exitCode = 1
  }
}
