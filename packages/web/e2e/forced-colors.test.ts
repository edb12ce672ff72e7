import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dealMission, hintsUntil, SHORT, sameDeal } from './knights.ts'
import { ASKED, dealFromSlip } from './table.ts'
import { visits } from './visits.ts'

const visit = visits()

/** What a part is filled with, its outline, and the same of another: equal means that nobody tells them apart. */
const looks = (page: Page, part: string): Promise<string> =>
  page
    .locator(part)
    .first()
    .evaluate((element) => {
      const { backgroundColor, backgroundImage, outlineStyle, outlineColor, clipPath } =
        getComputedStyle(element)
      // Nothing and the ground itself look alike.
      const fill = backgroundColor === 'rgba(0, 0, 0, 0)' ? 'rgb(0, 0, 0)' : backgroundColor
      return [fill, backgroundImage, outlineStyle === 'none' ? '' : outlineColor, clipPath].join(' ')
    })
const differ = async (page: Page, one: string, other: string): Promise<void> =>
  expect(await looks(page, one), `${one} and ${other}`).not.toBe(await looks(page, other))

test('where the system chooses the colours, what is chosen and what is filled can still be told', async () => {
  await visit({ theme: 'dark' }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await dealFromSlip(page, 'industrial-waste', 3)
    await page.locator(ASKED).waitFor()
    await page.locator('.iw-mat').waitFor()
    await page.getByRole('button', { name: 'All options as a list' }).click()
    await page.locator('.options .opt').first().click()
    await differ(page, '.opt[aria-pressed="true"]', '.opt[aria-pressed="false"]')
    await differ(page, '.iw-pips .pg', '.iw-pips i:not(.pg)')
    await differ(page, '.iw-mini .w .pg', '.iw-mini .w i:not(.pg)')
    await differ(page, '.iw-hole.peg .o', '.iw-hole:not(.peg) .o')
    await differ(page, '.seat.now', '.seat:not(.now)')
    await differ(page, '.seat:nth-child(1) .seat-token', '.seat:nth-child(2) .seat-token')
  })
  await visit({ theme: 'dark' }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await dealFromSlip(page, 'waste', 3)
    await page.locator(ASKED).waitFor()
    await page.locator('.hand .card').first().click()
    await differ(page, '.hand .card[aria-pressed="true"]', '.hand .card[aria-pressed="false"]')
  })
  await visit({ theme: 'dark' }, async ({ page, url }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(`${url}/settings`)
    await differ(page, '.seg label:has(:checked)', '.seg label:not(:has(:checked))')
  })
})

test('at four times the size the board of every game has a window one can look through', async () => {
  for (const game of ['pan', 'waste', 'industrial-waste'])
    await visit({ size: [320, 256] }, async ({ page }) => {
      await dealFromSlip(page, game)
      await page.locator(ASKED).waitFor()
      expect((await page.locator('.board').boundingBox())!.height, game).toBeGreaterThanOrEqual(200)
    })
  await visit({ size: [320, 256] }, async ({ page, context, url }) => {
    await sameDeal(context, 21)
    await dealMission(page, url, SHORT)
    await hintsUntil(page, 'plan')
    const map = page.locator('.wk-mapbox')
    await map.scrollIntoViewIfNeeded()
    await map.evaluate((box) => box.scrollIntoView({ block: 'start' }))
    const { y, height } = (await map.boundingBox())!
    expect(height).toBeGreaterThanOrEqual(200)
    const tools = (await page.locator('.tools').boundingBox())!
    expect(Math.min(y + height, tools.y) - Math.max(y, 0)).toBeGreaterThanOrEqual(180)
    // Tapped in that window, a hex joins the route, and the yellow button can be reached.
    await page.locator('.wk-touch[aria-label$="add to the route"]').first().click()
    await page.locator('.confirm .btn-go').click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
