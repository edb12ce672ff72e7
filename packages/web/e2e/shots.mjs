// Pictures of every page and of every decision of every game, in three sizes, light and dark.
// `npm run shots -- pan` takes those of one game, `pages` and `online` those around the table, `lessons` every beat of
// every chapter, `moments` whatever is told in a match of each game.
// `npm run shots -- waste-knights phone` takes one size; `laptop` is a small one, taken only by name.
// `--axe` takes none, but looks on each for what breaks WCAG 2.2, and fails on any.
// `--compare main waste phone` takes those and the same of another commit (or reads a folder of pictures taken
// before), and lays what moved side by side in reports/compare/index.html.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launch } from './browser.mjs'
import { compare } from './compare.mjs'
import { serveBuilt } from './server.mjs'
import { picturesBefore } from './shots-base.mjs'
import { games, sameDeal, shootGame } from './shots-games.mjs'
import { serveStand, shootKnights } from './shots-knights.mjs'
import { serveTables, shootOnline } from './shots-online.mjs'
import { shootPages } from './shots-pages.mjs'
import { shootLessons, shootMoments } from './shots-told.mjs'
import { violations } from './violations.mjs'

const folder = process.env.SHOTS ?? join(import.meta.dirname, '../../../reports/shots')
/** @type {[name: string, width: number, height: number][]} */
const sizes = [
  ['phone', 390, 844],
  ['tablet', 820, 1180],
  ['desktop', 1440, 900],
  ['laptop', 1280, 720],
]
const { values, positionals } = parseArgs({
  options: { axe: { type: 'boolean', default: false }, compare: { type: 'string' } },
  allowPositionals: true,
})
const { axe } = values
const [only, size = ''] = positionals
const before = values.compare === undefined ? null : picturesBefore(values.compare, positionals)
let looked = 0
let broken = 0

if ((only === undefined || before !== null) && !axe) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const wanted = (/** @type {string} */ part) => only === undefined || only === part
const [browser, server] = await Promise.all([launch(), serveBuilt()])
const online = wanted('online') ? await serveTables() : null
const stand = wanted('waste-knights') ? await serveStand() : null
const looks = sizes.flatMap(([name, width, height]) =>
  /** @type {const} */ (['light', 'dark']).map((theme) => ({
    name: `${name}-${theme}`,
    width,
    height,
    theme,
  })),
)
try {
  for (const { name: look, width, height, theme } of looks) {
    if (size === '' ? look.startsWith('laptop') : !look.startsWith(size)) continue
    const guest = async (/** @type {string} */ name) => {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: theme,
        locale: 'en-GB',
        reducedMotion: 'reduce',
      })
      await context.addInitScript(
        (kept) => localStorage.setItem('midden.settings', kept),
        JSON.stringify({ name, pace: 'instant', obvious: false, tips: ['cards', 'sound'] }),
      )
      return context
    }
    const context = await guest('Jorid')
    const page = await context.newPage()
    const shootOf =
      (/** @type {import('playwright-core').Page} */ of) => async (/** @type {string} */ name) => {
        await of.locator('.board[aria-busy]').waitFor({ state: 'detached' })
        if (!axe) return of.screenshot({ path: join(folder, `${name.replaceAll('/', '-')}-${look}.png`) })
        const found = await violations(of)
        looked++
        broken += found.length
        for (const each of found) process.stdout.write(`${name} ${look}: ${each}\n`)
      }
    const shoot = shootOf(page)
    if (online !== null) {
      const friends = await guest('Bruna')
      await shootOnline(page, await friends.newPage(), online.url, shoot)
      await friends.close()
    }
    await context.addInitScript(sameDeal)
    for (const game of games) if (wanted(game.id)) await shootGame(page, server.url, shoot, game)
    if (stand !== null) {
      await shootKnights(page, stand.url, shoot)
      await page.goto(`${server.url}/learn/waste-knights`)
      await page.locator('.learn:not([aria-busy="true"])').waitFor()
      await shoot('learn/waste-knights')
    }
    if (wanted('lessons')) await shootLessons(page, server.url, shoot)
    if (wanted('moments')) await shootMoments(page, server.url, shootOf)
    if (wanted('pages')) await shootPages(page, server.url, shoot)
    await context.close()
    process.stdout.write(`${look}\n`)
  }
} finally {
  await browser.close()
  server.close()
  online?.close()
  stand?.close()
}
if (axe) process.stdout.write(`${looked} looked at, ${broken} violations\n`)
if (broken > 0) process.exitCode = 1
if (before !== null) {
  const report = join(import.meta.dirname, '../../../reports/compare')
  const { moved, gone, added, same } = compare(before, folder, report)
  for (const { name, share } of moved)
    process.stdout.write(`${(share * 100).toFixed(2).padStart(6)} %  ${name}\n`)
  process.stdout.write(
    `${moved.length} moved, ${same} the same, ${added.length} new, ${gone.length} gone: reports/compare/index.html\n`,
  )
}
