import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameById, games } from '@midden/games'
import { type RunningNode, startNode } from '@midden/server'
import { inlineThinker } from '@midden/table'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { launch, passing } from './browser.mjs'
import { relay } from './relay.ts'
import { DESKTOP, type Size } from './table.ts'

interface Wish {
  name?: string
  size?: Size
  theme?: 'light' | 'dark'
  touch?: boolean
  language?: 'en' | 'fr'
  /** the line will be cut: what the browser itself says about that is no error of ours */
  cut?: boolean
  /** will be refused things, which the browser writes into its console */
  refused?: boolean
}

export interface Guest {
  page: Page
  context: BrowserContext
}

const MANY = { burst: 1e6, perSecond: 1e6 }
const ofTheNetwork = /net::ERR|WebSocket|status of 50\d|dynamically imported|preload CSS/
const refusal = /responded with a status of 4\d\d/

/** A real server with the built page behind a wire that can be cut, and guests in browsers of their own. */
export function onlineVisits() {
  const data = mkdtempSync(join(tmpdir(), 'midden-browser-'))
  const guests: { context: BrowserContext; wrong: string[] }[] = []
  let browser: Browser
  let node: RunningNode
  let wire: Awaited<ReturnType<typeof relay>>

  const start = (): Promise<RunningNode> =>
    startNode({
      port: 0,
      host: '127.0.0.1',
      data,
      games,
      thinker: inlineThinker(gameById),
      web: process.env.WEB_DIST ?? join(import.meta.dirname, '../dist'),
      limits: {
        address: MANY,
        guarded: MANY,
        person: MANY,
        messages: MANY,
        messagesPerAddress: MANY,
        work: MANY,
        workPerAddress: MANY,
        entries: MANY,
        newTables: MANY,
        guests: MANY,
      },
      logLevel: null,
    })

  beforeAll(async () => {
    ;[browser, node] = await Promise.all([launch(), start()])
    wire = await relay(() => node.port)
  })
  afterEach(async () => {
    const wrong = guests.flatMap((guest) => guest.wrong)
    for (const { context } of guests.splice(0)) await context.close()
    expect(wrong, 'errors in the console').toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    wire?.close()
    await node?.close()
    rmSync(data, { recursive: true, force: true })
  })

  return {
    url: (): string => `http://127.0.0.1:${wire.port}`,
    cut: (): void => wire.cut(),
    mend: (): void => wire.mend(),
    /** Stops the server and starts another over the same store. */
    async restart(): Promise<void> {
      await node.close()
      node = await start()
    },
    async guest({
      name = 'Jorid',
      size = DESKTOP,
      theme = 'light',
      touch = false,
      language = 'en',
      cut = false,
      refused = false,
    }: Wish): Promise<Guest> {
      const context = await browser.newContext({
        viewport: { width: size[0], height: size[1] },
        colorScheme: theme,
        hasTouch: touch,
        isMobile: touch,
        locale: language === 'fr' ? 'fr-FR' : 'en-GB',
        reducedMotion: 'reduce',
      })
      if (!cut) await passing(context)
      const kept = JSON.stringify({
        name,
        pace: 'instant',
        obvious: false,
        language,
        tips: ['cards', 'sound'],
      })
      await context.addInitScript((text) => {
        if (localStorage.getItem('midden.settings') === null) localStorage.setItem('midden.settings', text)
      }, kept)
      const wrong: string[] = []
      guests.push({ context, wrong })
      const page = await context.newPage()
      page.on('pageerror', (error) => wrong.push(`${name}: ${error.message}`))
      page.on('console', (message) => {
        const text = message.text()
        const meant = (cut && ofTheNetwork.test(text)) || (refused && refusal.test(text))
        if (message.type() === 'error' && !meant) wrong.push(`${name}: ${text}`)
      })
      return { page, context }
    },
  }
}

export type OnlineVisits = ReturnType<typeof onlineVisits>
