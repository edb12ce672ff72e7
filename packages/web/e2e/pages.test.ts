import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessible, inBothLooks, noSidewaysPanning } from './axe.ts'
import { ASKED, SET } from './table.ts'
import { visits } from './visits.ts'

const visit = visits()
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
  '/learn/waste-knights',
  '/settings',
  '/lab',
  '/credits',
  '/table/none',
  '/nowhere',
]

/** Until a page is there, with what there is to learn by, which comes in a chunk of its own. */
async function there(page: Page, path: string): Promise<void> {
  await page.locator('h1').waitFor()
  if (path.startsWith('/learn/')) await page.locator('.learn:not([aria-busy="true"])').waitFor()
}

test('every page is accessible, in the dark and at 320 pixels too, and none pans sideways', () =>
  visit({}, async ({ page, url }) => {
    for (const path of PAGES) {
      await page.goto(url + path)
      await there(page, path)
      await inBothLooks(page, async () => {
        await accessible(page)
        await noSidewaysPanning(page)
      })
    }
  }))

test('links change the address and the title, and the back button goes back', () =>
  visit({}, async ({ page }) => {
    await page.getByRole('link', { name: 'Rules', exact: true }).click()
    await page.getByRole('link', { name: /Pan t’es mort/ }).click()
    await page.getByRole('searchbox').fill('elephant mouse')
    await page.getByRole('heading', { name: 'Cards', exact: true }).waitFor()
    await page.getByText('Highest of all').waitFor()
    expect(page.url()).toContain('/rules/pan')
    await page.waitForFunction(() => document.title.startsWith('Rules of'))
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
    await page.goBack()
    await page.getByRole('heading', { name: 'Rules', exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
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

/** Sentences of a page in which a tall mark could go to the next line, and words that are not French. */
const unFrench = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    for (const printed of document.querySelectorAll('noscript, svg')) printed.remove()
    const texts = [document.title, ...(document.body.textContent ?? '').split('\n')]
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) texts.push(element.getAttribute(name) ?? '')
    return texts.filter((text) => / [;:?!»%]|\b(the|your|cards|cardless|takeable,|settings)\b/i.test(text))
  })

test('in French nothing is left in English, and no line begins with a mark', () =>
  visit({ settings: { language: 'fr' } }, async ({ page, url }) => {
    for (const path of ['/', '/play/pan', '/play/pan/online', '/settings', '/learn/pan', '/tables']) {
      await page.goto(url + path)
      await there(page, path)
      await page.waitForFunction(() => document.documentElement.lang === 'fr')
      if (path === '/play/pan') await page.getByText('Options de la table').click()
      expect(await unFrench(page), path).toEqual([])
    }
    await page.goto(url)
    await page.getByRole('button', { name: /^Distribuer/ }).click()
    await page.locator(ASKED).waitFor()
    await page.keyboard.press('h')
    await page.locator('.hinted').getByText('Conseil de ').waitFor()
    await page.locator('.confirm .btn-go').click()
    await page.getByText('Cartes sur table').first().waitFor()
    expect(await unFrench(page)).toEqual([])
  }))

test('a table that is removed can be put back, and the focus is never lost', () =>
  visit({}, async ({ page, url }) => {
    await page.getByRole('button', { name: /^Deal/ }).click()
    await page.locator('.saved[data-state="saved"]').waitFor()
    await page.goto(`${url}/tables`)
    await page.getByRole('button', { name: /^Remove/ }).click()
    const back = page.getByRole('button', { name: 'Put it back' })
    await back.waitFor()
    await expect.poll(() => back.evaluate((element) => element === document.activeElement)).toBe(true)
    await back.click()
    await page.locator('.row').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  }))

test('the table starts offline after the first visit', () =>
  visit({ offline: true }, async ({ page, context, url }) => {
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.goto(`${url}/play/pan`)
    await page.getByRole('button', { name: /^Deal/ }).click()
    await page.locator(SET).waitFor()
  }))

test('the licences of fonts and libraries go with the page, offline too', () =>
  visit({ offline: true }, async ({ page, context, url }) => {
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.goto(`${url}/credits`)
    const address = await page.getByRole('link', { name: 'All licences in full' }).getAttribute('href')
    // In a frame: a text by itself would make the browser ask for an icon, and complain that there is none.
    const text = await page.evaluate(async (src) => {
      const frame = document.createElement('iframe')
      frame.src = src
      const loaded = new Promise((done) => frame.addEventListener('load', done))
      document.body.append(frame)
      await loaded
      return frame.contentDocument?.body.innerText ?? ''
    }, address!)
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1')
    for (const of of ['Midden', 'Archivo', 'IBMPlexMono', 'react', 'react-dom', 'uqr'])
      expect(text).toContain(`== ${of}\n`)
  }))

test('a browser that keeps nothing deals a table all the same, says so, and has it as long as the page is open', () =>
  visit({}, async ({ page }) => {
    await page.addInitScript(() => {
      const denied = (): never => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      ServiceWorkerContainer.prototype.register = async () => denied()
      LockManager.prototype.request = async () => denied()
      IDBFactory.prototype.open = denied
      Object.defineProperty(globalThis, 'localStorage', { get: denied })
    })
    await page.reload()
    await page.getByRole('button', { name: /^Deal/ }).click()
    await page.locator(ASKED).waitFor()
    await page.locator('.saved[data-state="failed"]').waitFor()
    await page.locator('.opt').first().click()
    await page.locator('.confirm .btn-go').click()
    await page.getByText('Trick 1: all cards up!').first().waitFor()
    await page.goBack()
    await page.locator('.row', { hasText: 'Pan' }).click()
    await page.getByText('Trick 1: all cards up!').first().waitFor()
  }))

test('a file that is no match is refused with the reason', () =>
  visit({}, async ({ page, url }) => {
    await page.goto(`${url}/tables`)
    const none: object = {
      format: 'midden-match',
      version: 1,
      game: 'pan',
      rulesVersion: 1,
      seats: 3,
      options: {},
      commitment: null,
    }
    const file = { ...none, entropy: [], seed: 'x', actions: [] }
    const files: [content: unknown, reason: string][] = [
      [[], 'it must hold one JSON object'],
      [none, 'entropy must be a list of texts'],
      [{ ...file, actions: [null] }, 'actions[0] must be an object'],
      [{ ...file, game: 'chess' }, 'there is no game "chess"'],
      [{ ...file, rulesVersion: 99 }, 'it was played by rules 99 of Pan'],
      [{ ...file, seats: 12 }, 'is played by'],
      [{ ...file, actions: [{ seat: 0, action: { act: 'fly' } }] }, 'move 1: '],
    ]
    for (const [content, reason] of files) {
      const buffer = Buffer.from(JSON.stringify(content))
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer })
      await page
        .getByRole('status')
        .filter({ hasText: `This match can’t be read. (` })
        .filter({ hasText: reason })
        .waitFor()
    }
  }))
