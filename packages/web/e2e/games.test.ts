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

  test(`${game}: to the end by touch on a phone, in the dark`, () =>
    visit({ size: PHONE, touch: true, theme: 'dark' }, async ({ page }) => {
      await dealFromSlip(page, game)
      await accessible(page)
      await noSidewaysPanning(page)
      await playToTheEnd(page)
      await noSidewaysPanning(page)
    }))

  test(`${game}: nothing pans sideways at 320 pixels`, () =>
    visit({ size: [320, 640], touch: true }, async ({ page }) => {
      await dealFromSlip(page, game)
      await noSidewaysPanning(page)
      await playToTheEnd(page)
      await noSidewaysPanning(page)
    }))
}
