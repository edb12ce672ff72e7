import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { noSidewaysPanning } from './axe.ts'
import { nothingClipped } from './clipped.ts'
import { dealMission, hintsUntil, sameDeal } from './knights.ts'
import { ASKED, dealFromSlip, GAMES } from './table.ts'
import { visits } from './visits.ts'

const visit = visits()
const LARGEST = { text: 150 }
const SIZES = [
  [320, 640],
  [820, 1180],
  [1280, 720],
] as const
const PAGES = [
  '/',
  '/play/waste',
  '/play/pan/online',
  '/tables',
  '/rules/pan',
  '/settings',
  '/account',
  '/lab',
  '/credits',
]

async function readable(page: Page): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await noSidewaysPanning(page)
    await nothingClipped(page)
  }
}

for (const game of GAMES)
  test(`with the largest text nothing of ${game} is clipped, on a phone, a tablet and a laptop`, () =>
    visit({ settings: LARGEST }, async ({ page, context }) => {
      // WASTE's longest figure, a range, is on a card of this deal.
      await sameDeal(context, 1)
      await dealFromSlip(page, game)
      await page.locator(ASKED).waitFor()
      await readable(page)
      await page.keyboard.press('h')
      await page.locator('.hinted').waitFor()
      await readable(page)
      await page.keyboard.press('r')
      await page.locator('.drawer').waitFor()
      await readable(page)
    }))

test('with the largest text nothing of waste-knights is clipped, from the roster to a fight and the first route', () =>
  visit({ settings: LARGEST }, async ({ page, context, url }) => {
    // A deal in which the hints come to a fight soon.
    await sameDeal(context, 21)
    await page.goto(`${url}/play/waste-knights`)
    await page.getByRole('button', { name: /^Deal/ }).waitFor()
    await readable(page)
    await dealMission(page, url, 'Savior of the Waste')
    await page.locator('.wk-roster').waitFor()
    await readable(page)
    await hintsUntil(page, 'fight')
    await readable(page)
    await hintsUntil(page, 'plan')
    await readable(page)
    for (const [tab, part] of [
      ['My knight', '.wk-sheet'],
      ['Stalls', '.wk-stalls'],
    ] as const) {
      await page.locator('.wk-tabs').getByRole('button', { name: tab, exact: true }).click()
      await page.locator(part).waitFor()
      await readable(page)
    }
  }))

test('with the largest text nothing of the pages is clipped', () =>
  visit({ settings: LARGEST }, async ({ page, url }) => {
    for (const path of PAGES) {
      await page.goto(url + path)
      await page.locator('h1').waitFor()
      await readable(page)
    }
  }))
