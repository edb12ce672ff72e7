import { expect, test } from 'vitest'
import { accessible, noSidewaysPanning } from './axe.ts'
import { dealFromSlip, GAMES, PHONE, playToTheEnd } from './table.ts'
import { visits } from './visits.ts'

const visit = visits()

for (const game of GAMES) {
  test(`${game}: one click on the slip, then to the end by the plain list`, () =>
    visit({}, async ({ page }) => {
      await dealFromSlip(page, game)
      await accessible(page)
      expect(await playToTheEnd(page)).toBeGreaterThan(1)
      await accessible(page)
      await page.getByRole('button', { name: 'Play again' }).click()
      await page.locator('.question.you, .question.waiting').waitFor()
    }))

  test(`${game}: by touch on a phone, in the dark, and to the end at 320 pixels: nothing pans sideways`, () =>
    visit({ size: PHONE, touch: true, theme: 'dark' }, async ({ page }) => {
      await dealFromSlip(page, game)
      await accessible(page)
      await noSidewaysPanning(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await noSidewaysPanning(page)
      await playToTheEnd(page)
      await noSidewaysPanning(page)
      await page.setViewportSize({ width: PHONE[0], height: PHONE[1] })
      await noSidewaysPanning(page)
    }))
}
