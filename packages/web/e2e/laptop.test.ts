import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dealMission, hintsUntil, planMission, play, sameDeal } from './knights.ts'
import { ASKED, dealFromSlip, type Size } from './table.ts'
import { visits } from './visits.ts'

const visit = visits()
const LAPTOP: Size = [1280, 720]

/** What must be seen of each board at its first question, down to its lower edge. */
const BOARDS = { pan: '.foot', waste: '.wall', 'industrial-waste': '.iw-mat' } as const

const bottom = (page: Page, what: string): Promise<number> =>
  page
    .locator(what)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom)

async function dealInSight(page: Page): Promise<void> {
  const deal = page.getByRole('button', { name: /^Deal/ })
  await deal.waitFor()
  expect(await deal.evaluate((button) => button.getBoundingClientRect().bottom)).toBeLessThan(LAPTOP[1])
}

/** A part of the board down to its lower edge, and the ask below it, without scrolling. */
async function inSight(page: Page, part: string): Promise<void> {
  const board = await bottom(page, '.board')
  expect(await bottom(page, `.board ${part}`)).toBeLessThanOrEqual(board + 1)
  expect(await bottom(page, '.ask')).toBeLessThanOrEqual(LAPTOP[1])
}

for (const [game, part] of Object.entries(BOARDS) as [keyof typeof BOARDS, string][])
  test(`on a small laptop the whole board of ${game} is in sight, with the question, the hand and all below it`, () =>
    visit({ size: LAPTOP }, async ({ page }) => {
      await dealInSight(page)
      await dealFromSlip(page, game)
      await page.locator(ASKED).waitFor()
      await page.locator(`.board ${part}`).waitFor()
      await inSight(page, part)
    }))

/** Questions later in a match that leave the board least room, what must be seen then, and a deal that asks them soon. */
const LATER = [
  ['waste', '.league', ['bid'], 4, 20],
  ['industrial-waste', '.iw-mat', ['bid'], 2, 22],
] as const

for (const [game, part, questions, seats, seed] of LATER)
  test(`on a small laptop ${game} shows ${part} at ${questions.join(' and ')}, with a hint and without`, () =>
    visit({ size: LAPTOP }, async ({ page, context, url }) => {
      await sameDeal(context, seed)
      await page.goto(url)
      await dealFromSlip(page, game, seats)
      const wanted = new Set<string>(questions.flatMap((asked) => [`${asked} answer`, `${asked} commit`]))
      const enough = new Error('all seen')
      await play(page, {
        answer: () => page.keyboard.press('h'),
        commit: () => page.locator(':not(.result) > .confirm .btn-go').first().click(),
        async look({ decision, next }) {
          if ((await page.locator(ASKED).count()) === 0) return
          if (wanted.delete(`${decision} ${next}`)) await inSight(page, part)
          if (wanted.size === 0) throw enough
        },
      }).catch((error: unknown) => {
        if (error !== enough) throw error
      })
      expect([...wanted]).toEqual([])
    }))

test('on a small laptop Pan is in sight in French too, with a hint, at the reveal and in a turn', () =>
  visit({ size: LAPTOP, settings: { language: 'fr' } }, async ({ page, context }) => {
    await sameDeal(context, 20)
    await page.reload()
    await page.getByRole('button', { name: /^Distribuer/ }).click()
    const go = page.locator('.confirm .btn-go')
    for (let trick = 1; trick <= 4; trick++) {
      await page.locator(ASKED).waitFor()
      await page.keyboard.press('h')
      await page.locator('.hinted').waitFor()
      await inSight(page, '.foot')
      await go.click()
      await page.locator('.board .reveal').waitFor()
      await inSight(page, '.foot')
      await go.click()
    }
    await page.locator('.board .gun-row').waitFor()
    await inSight(page, '.foot')
  }))

test('on a small laptop Waste Knights shows vehicles and starting gear, a fight, then map and trip sheet, with question and options', () =>
  visit({ size: LAPTOP }, async ({ page, context, url }) => {
    // A deal in which the guest plays an enemy on the first knight who moves.
    await sameDeal(context, 20)
    for (const seats of [2, 4]) {
      await planMission(page, `${url}/play/waste-knights`, 'Savior of the Waste', seats)
      await dealInSight(page)
    }
    await dealMission(page, url, 'Savior of the Waste')
    for (const three of ['.wk-vehicles', '.wk-starters']) {
      await hintsUntil(page, 'setup', page.locator(three))
      await inSight(page, `${three} > :last-child`)
    }
    await hintsUntil(page, 'fight')
    for (const part of ['.wk-ranges', '.wk-dom']) await inSight(page, part)
    await hintsUntil(page, 'plan')
    for (const part of ['.wk-map', '.wk-sums']) await inSight(page, part)
  }))
