import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, test } from 'vitest'
import { BOXES } from '../src/shelf/boxes.ts'
import { accessible } from './axe.ts'
import { launch } from './browser.mjs'

const root = join(import.meta.dirname, '..')

test('while one works on it, /parts draws every part, light and dark, wide and narrow, and nobody is shut out', async () => {
  const [browser, server] = await Promise.all([
    launch(),
    createServer({
      root,
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'silent',
      server: { hmr: false, watch: null },
    }).then((made) => made.listen(0)),
  ])
  try {
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
    const broken: string[] = []
    page.on('pageerror', ({ message }) => broken.push(message))
    await page.goto(`${server.resolvedUrls!.local[0]}parts`)
    const choose = (name: string) => page.locator('.seg').getByText(name, { exact: true }).click()
    await choose('1280 px')
    for (const [i, { title }] of BOXES.entries()) {
      if (i === 2) await choose('320 px')
      await choose(title)
      await choose(i % 2 === 0 ? 'light' : 'dark')
      await page.locator('.parts-game h2', { hasText: title }).waitFor()
      expect(await page.locator('.parts-game section:has(> h3)').count()).toBeGreaterThan(2)
      await accessible(page)
    }
    expect(broken).toEqual([])
  } finally {
    await browser.close()
    await server.close()
  }
}, 120_000)

/** All scripts and sheets that a player may be sent. */
function sent(): string {
  const assets = join(root, 'dist/assets')
  return readdirSync(assets)
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => readFileSync(join(assets, file), 'utf8'))
    .join('\n')
}

test('nobody who plays loads that page', () => {
  const all = sent()
  // Pages share files: what is in them says whose they are, not their names.
  expect(all).toContain(BOXES[0]!.title)
  expect(all).not.toContain('parts-game')
})
