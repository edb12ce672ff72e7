import { expect, test } from 'vitest'
import { accessible, noSidewaysPanning } from './axe.ts'
import { house } from './house.ts'
import { PHONE } from './table.ts'

const visit = house()
const PAGES = [
  '/',
  '/play/pan',
  '/play/industrial-waste',
  '/play/waste-knights',
  '/play/pan/online',
  '/online',
  '/online/table/none',
  '/join/ABCDEFGHJK',
  '/account',
  '/tables',
  '/rules',
  '/rules/pan',
  '/learn/pan',
  '/learn/waste',
  '/learn/industrial-waste',
  '/settings',
  '/credits',
  '/table/none',
  '/nowhere',
]

for (const theme of ['light', 'dark'] as const)
  test(`every page is accessible, ${theme}`, () =>
    visit({ theme }, async ({ page, url }) => {
      for (const path of PAGES) {
        await page.goto(url + path)
        await page.locator('h1').waitFor()
        await accessible(page)
      }
    }))

for (const size of [PHONE, [320, 640]] as const)
  test(`no page pans sideways at ${size[0]} pixels`, () =>
    visit({ size, touch: true }, async ({ page, url }) => {
      for (const path of PAGES) {
        await page.goto(url + path)
        await page.locator('h1').waitFor()
        await noSidewaysPanning(page)
      }
    }))

test('links change the address and the title, and the back button goes back', () =>
  visit({}, async ({ page }) => {
    await page.getByRole('link', { name: 'Rules', exact: true }).click()
    await page.getByRole('link', { name: /Pan t’es mort/ }).click()
    await page.getByRole('searchbox').fill('elephant mouse')
    expect(page.url()).toContain('/rules/pan')
    await page.waitForFunction(() => document.title.startsWith('Rules of'))
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
    await page.goBack()
    await page.getByRole('heading', { name: 'Rules', exact: true }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  }))

test('settings count at once and are kept', () =>
  visit({}, async ({ page, url }) => {
    await page.goto(`${url}/settings`)
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    await page.getByRole('radio', { name: 'Français' }).check({ force: true })
    await page.getByRole('heading', { name: 'Réglages' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Réglages' }).waitFor()
    const { theme, lang } = await page.evaluate(() => ({
      theme: document.documentElement.dataset.theme,
      lang: document.documentElement.lang,
    }))
    expect({ theme, lang }).toEqual({ theme: 'dark', lang: 'fr' })
  }))

test('the table starts offline after the first visit', () =>
  visit({}, async ({ page, context, url }) => {
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.goto(`${url}/play/pan`)
    await page.getByRole('button', { name: /^Deal/ }).click()
    await page.locator('.table .question').waitFor()
  }))
