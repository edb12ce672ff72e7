import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { FirstTable } from '../src/save/first-tables.ts'
import { SET } from './table.ts'
import { visits } from './visits.ts'

const visit = visits()
/** What version 0.1 put into the store itself: tables left in the middle, one between two people, and matches that are over. */
const file = join(import.meta.dirname, 'written-by-0.1/tables.json')
const tables = JSON.parse(readFileSync(file, 'utf8')) as FirstTable[]
const open = tables.filter(({ ranking }) => ranking === null)
const over = tables.filter(({ ranking }) => ranking !== null)

/** The browser's store as its first version left it; the page that is open lets go of its own. */
const leaveBehind = (page: Page): Promise<void> =>
  page.evaluate(async (rows) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    await done(indexedDB.deleteDatabase('midden'))
    const opening = indexedDB.open('midden', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('tables', { keyPath: 'id' })
    const database = await done(opening)
    const store = database.transaction('tables', 'readwrite').objectStore('tables')
    for (const row of rows) await done(store.put(row))
    database.close()
  }, tables)

/** How many moves the browser's store holds of a table. */
const movesOf = (page: Page, table: string): Promise<number> =>
  page.evaluate(
    (id) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('midden')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const asked = database.transaction('tables').objectStore('tables').get(id)
          asked.onsuccess = () => {
            database.close()
            resolve((asked.result as { moves: number }).moves)
          }
        }
      }),
    table,
  )

/** Whoever is to take the device takes it. */
async function sitDown(page: Page): Promise<void> {
  await page.locator(`${SET}, .hand-over`).first().waitFor()
  const taken = page.locator('.hand-over .btn-go')
  if ((await taken.count()) > 0) await taken.click()
  await page.locator(SET).waitFor()
}

test('a store of the first version goes on: every table is listed, opens, takes a move and keeps it', async () => {
  expect(open.map(({ game }) => game).sort()).toEqual(['industrial-waste', 'pan', 'waste', 'waste-knights'])
  expect(over.map(({ file }) => file !== undefined)).toEqual([false, true])
  expect(open.some(({ seats }) => seats.every(({ bot }) => bot === null))).toBe(true)
  await visit({}, async ({ page, url }) => {
    await leaveBehind(page)
    await page.goto(`${url}/tables`)
    await expect.poll(() => page.locator('.row').count()).toBe(tables.length)
    for (const { id, journal } of open) {
      const row = page.locator(`.row[href="/table/${id}"]`)
      // What it waits for is said in today's words.
      await row.getByText(/\w+[?.]$/).waitFor()
      await row.getByText(`${journal.moves.length} moves`).waitFor()
    }
    for (const { id, journal } of open) {
      await page.goto(`${url}/table/${id}`)
      await sitDown(page)
      expect(await movesOf(page, id)).toBe(journal.moves.length)
      for (let i = 0; (await movesOf(page, id)) === journal.moves.length; i++) {
        if ((await page.locator('.hand-over').count()) > 0) throw new Error('handed over without a move')
        await page.keyboard.press(i % 2 === 0 ? String(1 + ((i / 2) % 6)) : 'Enter')
      }
      const played = await movesOf(page, id)
      await page.reload()
      await sitDown(page)
      expect(await movesOf(page, id)).toBeGreaterThanOrEqual(played)
    }
    for (const { id } of over) {
      await page.goto(`${url}/table/${id}/replay`)
      await page.locator('.replay').waitFor()
    }
  })
}, 180_000)
