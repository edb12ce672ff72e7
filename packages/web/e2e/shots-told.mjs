// What tells and teaches: every beat of every chapter, and each kind of moment of a match with the account of a round.
import { bundleAndRun } from '../../../tools/bundle.mjs'
import { deal } from './shots-games.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {(name: string) => Promise<unknown>} Shoot */

const GAMES = [
  { id: 'pan', label: 'Pan', dealt: 20 },
  { id: 'waste', label: 'WASTE', dealt: 21 },
  { id: 'industrial-waste', label: 'Industrial', dealt: 22 },
  { id: 'waste-knights', label: 'Knights', dealt: 23 },
]
const TELLING = '.saying, .recap-bar'
/** Decisions and beats of a match until hardly anything new is told. */
const MOST = 260

/**
 * Whatever is picked by a hint is played, whatever is told is gone on from; every heading is seen once.
 * @param {Page} page
 * @param {string} id
 * @param {Shoot} shoot
 */
async function shootMatch(page, id, shoot) {
  const seen = new Set()
  for (let i = 0; i < MOST && (await page.locator('.result').count()) === 0; i++) {
    const telling = page.locator(TELLING).first()
    if (await telling.isVisible()) {
      const recap = await telling.evaluate((bar) => bar.classList.contains('recap-bar'))
      const title = recap ? 'round' : ((await telling.locator('.you').first().textContent()) ?? '')
      const name = title.toLowerCase().replaceAll(/[^a-z]+/g, '-')
      if (!seen.has(name)) await shoot(`${id}-moment-${name}`)
      seen.add(name)
      await page.keyboard.press('Enter')
    } else {
      const ready = page.locator('.confirm .btn-go').first()
      if (!(await ready.isVisible())) await page.keyboard.press('h')
      else await page.keyboard.press('Enter')
    }
    await page.waitForTimeout(60)
  }
}

/**
 * A match of each game by hints, in which everything that is told waits.
 * @param {Page} beside a page of the same guest
 * @param {string} url
 * @param {(page: Page) => Shoot} shootOf
 */
export async function shootMoments(beside, url, shootOf) {
  const page = await beside.context().newPage()
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('midden.settings') ?? '{}')
    localStorage.setItem('midden.settings', JSON.stringify({ ...kept, pace: 'fast', waits: 'all' }))
  })
  for (const { id, label, dealt } of GAMES) {
    await deal(page, url, { label, dealt })
    await shootMatch(page, id, shootOf(page))
  }
  await page.close()
}

/**
 * Every chapter of every game, followed by what it points at.
 * @param {Page} page
 * @param {string} url
 * @param {Shoot} shoot
 */
export async function shootLessons(page, url, shoot) {
  const { followLesson } = await bundleAndRun(
    'lesson',
    `export { followLesson } from '${import.meta.dirname}/lesson.ts'`,
  )
  for (const { id } of GAMES) {
    await page.goto(`${url}/learn/${id}`)
    await page.locator('.chapters a').first().waitFor()
    const chapters = await page
      .locator('.chapters a')
      .evaluateAll((links) => links.map((link) => /** @type {HTMLAnchorElement} */ (link).pathname))
    for (const path of chapters) {
      await page.goto(`${url}${path}`)
      let beat = 0
      const name = path.split('/').at(-1)
      await followLesson(page, 'mouse', () =>
        shoot(`lesson-${id}-${name}-${String(++beat).padStart(2, '0')}`),
      )
      await shoot(`lesson-${id}-${name}-why`)
    }
  }
}
