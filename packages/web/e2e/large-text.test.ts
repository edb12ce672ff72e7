import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { noSidewaysPanning } from './axe.ts'
import { nothingClipped } from './clipped.ts'
import { house } from './house.ts'
import { dealFromSlip, GAMES, type GameId } from './table.ts'

const visit = house()
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
  '/credits',
]

async function readable(page: Page): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await noSidewaysPanning(page)
    await nothingClipped(page)
  }
}

for (const game of Object.keys(GAMES) as GameId[])
  test(`with the largest text nothing of ${game} is clipped, on a phone, a tablet and a laptop`, () =>
    visit({ settings: LARGEST }, async ({ page }) => {
      await dealFromSlip(page, game)
      await page.locator('.question.you').waitFor()
      await readable(page)
      await page.keyboard.press('h')
      await page.locator('.hinted').waitFor()
      await readable(page)
      await page.keyboard.press('r')
      await page.locator('.drawer').waitFor()
      await readable(page)
    }))

test('with the largest text nothing of the pages is clipped', () =>
  visit({ settings: LARGEST }, async ({ page, url }) => {
    for (const path of PAGES) {
      await page.goto(url + path)
      await page.locator('h1').waitFor()
      await readable(page)
    }
  }))
