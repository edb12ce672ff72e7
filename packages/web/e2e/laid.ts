import type { Game, Journal } from '@midden/kernel'
import type { Page } from 'playwright-core'
import { plan, saved } from '../test/tables.ts'
import { SET } from './table.ts'

/** A match left in the middle: it lies in the browser's store, the first seat the guest's, and is opened from there. */
export async function openLaid(page: Page, url: string, game: Game, journal: Journal): Promise<void> {
  const { seats, seed, moves, options } = journal
  const kept = saved(game, plan(1, seats - 1), seed, { options, earlier: { table: '', seed, moves } })
  await page.goto(url)
  await page.evaluate(async ({ table, entries }) => {
    const opening = indexedDB.open('midden', 2)
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const writing = database.transaction(['tables', 'entries'], 'readwrite')
    // Another one laid before makes room.
    writing.objectStore('entries').clear()
    writing.objectStore('tables').put(table)
    for (const entry of entries) writing.objectStore('entries').add({ ...entry, table: table.id })
    await new Promise((resolve, reject) => {
      writing.oncomplete = resolve
      writing.onabort = () => reject(writing.error)
    })
    database.close()
  }, kept)
  await page.goto(`${url}/table/${kept.table.id}`)
  await page.locator(SET).waitFor()
}
