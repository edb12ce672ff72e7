import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { launch, passing } from './browser.mjs'
import { serveBuilt } from './server.mjs'
import { DESKTOP, type Size } from './table.ts'

export interface Visit {
  page: Page
  context: BrowserContext
  url: string
}

interface Wish {
  size?: Size
  theme?: 'light' | 'dark'
  touch?: boolean
  settings?: Record<string, unknown>
  /** keeps the page for a time without a connection */
  offline?: boolean
}

/** Company that takes no time to think. */
const GUSES = Array(5).fill('gus')

/** One browser and one server for a file of tests; every visit is a fresh guest who must see no error. */
export function visits(): (wish: Wish, stay: (visit: Visit) => Promise<void>) => Promise<void> {
  let browser: Browser
  let server: Awaited<ReturnType<typeof serveBuilt>>
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([launch(), serveBuilt()])
  })
  afterAll(async () => {
    await browser?.close()
    server?.close()
  })
  return async ({ size = DESKTOP, theme = 'light', touch = false, settings = {}, offline = false }, stay) => {
    const context = await browser.newContext({
      viewport: { width: size[0], height: size[1] },
      colorScheme: theme,
      hasTouch: touch,
      isMobile: touch,
      locale: 'en-GB',
      reducedMotion: 'reduce',
    })
    if (!offline) await passing(context)
    const kept = JSON.stringify({
      name: 'Jorid',
      pace: 'instant',
      obvious: false,
      tips: ['cards', 'sound'],
      company: GUSES,
      ...settings,
    })
    await context.addInitScript((text) => {
      if (localStorage.getItem('midden.settings') === null) localStorage.setItem('midden.settings', text)
    }, kept)
    const page = await context.newPage()
    const wrong: string[] = []
    page.on('pageerror', (error) => wrong.push(error.message))
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
    try {
      await page.goto(server.url)
      await stay({ page, context, url: server.url })
      expect(wrong, 'errors in the console').toEqual([])
    } finally {
      await context.close()
    }
  }
}
