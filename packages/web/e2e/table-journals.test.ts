import { join } from 'node:path'
import type { WholeGame } from '@midden/kernel'
import { tableSuite } from '@midden/table/testing'
import { build } from 'vite'
import { bank } from '../../kernel/test/toys/bank.ts'
import { shelfJournal } from '../src/link/shelf-journal.ts'
import { unplayed } from '../src/save/beginning.ts'
import type { SavedTable } from '../src/save/saved-table.ts'
import type { Shelf } from '../src/save/store.ts'
import { launch } from './browser.mjs'

type Store = { browserShelf(): Shelf; shelf: Shelf }
declare const store: Store

const game = bank as unknown as WholeGame
const ORIGIN = 'http://127.0.0.1/'

/** The page's own code of the store, for a page without anything else. */
async function storeCode(): Promise<string> {
  const entry = join(import.meta.dirname, '../src/save/store.ts')
  const lib = { entry, formats: ['iife' as const], name: 'store' }
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib },
  })
  const [first] = [built].flat()
  if (first === undefined || !('output' in first)) throw new Error('the store was not built')
  return first.output[0].code
}

/** The browser's store, in Chromium. */
async function inChromium(): Promise<{ shelf: Pick<Shelf, 'put' | 'entries'>; close(): Promise<void> }> {
  const [browser, content] = await Promise.all([launch(), storeCode()])
  const page = await browser.newPage()
  await page.route(ORIGIN, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(ORIGIN)
  await page.addScriptTag({ content })
  await page.evaluate(() => {
    store.shelf = store.browserShelf()
  })
  return {
    shelf: {
      put: (table, entries) => page.evaluate((given) => store.shelf.put(...given), [table, entries] as const),
      entries: (id) => page.evaluate((table) => store.shelf.entries(table), id),
    },
    close: () => browser.close(),
  }
}

const card = (id: string): SavedTable => ({ id, game: game.id, seats: [], ...unplayed(0) })

tableSuite('IndexedDB', game, {
  // One window plays a table.
  shared: false,
  open: async () => {
    const { shelf, close } = await inChromium()
    return {
      journal: (id) => shelfJournal(card(id), { game, shelf, now: () => 0, language: 'en', kept: () => {} }),
      close,
    }
  },
})
