import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessible } from './axe.ts'
import { ASKED, DESKTOP, dealFromSlip, NAMES, PHONE, SET } from './table.ts'
import { visits } from './visits.ts'

const visit = visits()
/** A card in the hand, in a set to take, or a knight to choose. */
const CARD = ':is(.hand, .wk-roster) [data-card]:visible, .iw-set:not(.gone) .iw-t[data-card]:visible'

/** The pointer comes to rest on a card. */
async function restOn(page: Page, card: string): Promise<void> {
  // Hovering waits until it lies still; and what lies there already is not yet pointed at.
  await page
    .locator(card)
    .first()
    .hover({ position: { x: 3, y: 20 } })
  await page
    .locator(card)
    .first()
    .hover({ position: { x: 12, y: 24 } })
}

for (const game of Object.keys(NAMES))
  test(`${game}: a card is read by a pointer that rests, and by the i at its corner`, () =>
    visit({ size: DESKTOP }, async ({ page }) => {
      await dealFromSlip(page, game)
      await page.locator(ASKED).waitFor()
      await restOn(page, CARD)
      const tip = page.locator('.card-tip')
      await tip.waitFor()
      const words = (await tip.textContent())!
      expect(words.length).toBeGreaterThan(10)
      await page.locator('.card-i').click()
      await page.getByRole('heading', { name: 'A closer look' }).waitFor()
      expect(await page.locator('.drawer .body').textContent()).toBe(words)
      expect(await tip.count()).toBe(0)
    }))

for (const game of Object.keys(NAMES))
  test(`${game}: on a phone a card that is tapped shows the i, which opens its text`, () =>
    visit({ size: PHONE, touch: true }, async ({ page }) => {
      await dealFromSlip(page, game)
      await page.locator(ASKED).waitFor()
      await page.locator(CARD).first().tap()
      if ((await page.locator('.drawer').count()) === 0) await page.locator('.card-i').tap()
      await page.getByRole('heading', { name: 'A closer look' }).waitFor()
    }))

test('how cards are read is said once, and a closer look goes with its question', () =>
  visit({ settings: { tips: ['sound'] } }, async ({ page, url }) => {
    await dealFromSlip(page, 'pan')
    await page.locator(ASKED).waitFor()
    await page.locator('.once').getByText('Every card can be read').waitFor()
    await accessible(page)
    await restOn(page, CARD)
    await page.locator('.card-i').click()
    await page.locator('.drawer').waitFor()
    expect(await page.locator('.once').count()).toBe(0)
    await page.keyboard.press('h')
    await page.locator('.hinted').waitFor()
    await page.locator('.confirm .btn-go').click()
    await page.locator('.drawer').waitFor({ state: 'detached' })
    await page.goto(url)
    await dealFromSlip(page, 'pan')
    await page.locator(SET).waitFor()
    expect(await page.locator('.once').count()).toBe(0)
  }))
