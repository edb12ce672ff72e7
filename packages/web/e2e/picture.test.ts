import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serveBuilt } from './server.mjs'
import { DESKTOP } from './table.ts'
import { visits } from './visits.ts'

const visit = visits()
const dist = join(import.meta.dirname, '../dist')
const DRAWN = [
  '/',
  '/tables',
  '/settings',
  '/rules',
  '/credits',
  '/rules/pan',
  '/play/waste',
  '/learn/waste-knights',
]

test('a page around the table is drawn before any script has run, for the eye only and without a style of its own', async () => {
  const server = await serveBuilt()
  try {
    for (const path of DRAWN) {
      const html = await (await fetch(server.url + path)).text()
      expect(html, path).toMatch(/<div id="picture" inert aria-hidden="true">.*<h1.*<div id="root"><\/div>/s)
      expect(html, path).not.toMatch(/ style="/)
      expect(html, path).toContain('rel="preload" as="font"')
    }
    for (const path of ['/table/abc', '/online', '/rules/nothing'])
      expect(await (await fetch(server.url + path)).text(), path).not.toContain('id="picture"')
  } finally {
    server.close()
  }
})

test('the living page takes the place of the picture, which lies where it lay', () =>
  // Somebody who comes for the first time is asked for a name.
  visit({ settings: { name: undefined } }, async ({ context, url }) => {
    // A worker of the other page's would bring the scripts all the same.
    const apart = await context.browser()!.newContext({
      viewport: { width: DESKTOP[0], height: DESKTOP[1] },
      locale: 'en-GB',
      serviceWorkers: 'block',
    })
    const still = await apart.newPage()
    await still.route('**/*.js', (route) => route.abort())
    const boxes = (page: typeof still, inside: string) =>
      page.evaluate(
        (root) =>
          [...document.querySelectorAll(`${root} :is(h1, nav, main section, .box, .strata)`)].map((part) => {
            const { x, y, width, height } = part.getBoundingClientRect()
            return [part.className || part.tagName, ...[x, y, width, height].map(Math.round)].join(' ')
          }),
        inside,
      )
    for (const path of ['/', '/credits']) {
      // Where scripts never come the page never becomes alive.
      await still.goto(`${url}/licences.txt`)
      await still.evaluate((to) => location.assign(to), path)
      await still.locator('#picture h1').waitFor()
      const alive = await context.newPage()
      await alive.goto(url + path)
      await alive.locator('#root h1').waitFor()
      expect(await alive.locator('#picture').count()).toBe(0)
      expect((await boxes(still, '#picture')).length).toBeGreaterThan(2)
      // Letters come when they come, to both.
      for (const page of [still, alive]) await page.evaluate(() => document.fonts.ready)
      await expect.poll(() => boxes(alive, '#root')).toEqual(await boxes(still, '#picture'))
    }
    await apart.close()
  }))

test('what the start page needs comes in few requests', () => {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  expect(html.match(/<(?:script|link)[^>]*(?:src|href)="\/assets\//g)!.length).toBeLessThanOrEqual(7)
})
