import { expect, test } from 'vitest'
import { join, onTable, openForFriends, pair } from './online.ts'
import { onlineVisits } from './online-visits.ts'
import { PHONE, playToTheEnd, pressFirst } from './table.ts'

const visits = onlineVisits()

test('an invitation by link: from the link to the chair, as a guest', async () => {
  const a = await visits.guest({ name: 'Jorid' })
  const b = await visits.guest({ name: 'Bruna', size: PHONE, touch: true })
  const link = await openForFriends(a.page, visits.url(), 'pan')
  await a.page.getByRole('img', { name: 'The link as a QR code' }).waitFor()
  const started = Date.now()
  await join(b.page, link)
  // Told, not judged: the goal is three seconds, and a loaded machine is slow, not wrong.
  console.info(`from the link to the chair: ${Date.now() - started} ms`)
  await a.page.locator('.chairs').getByText('Bruna').waitFor()
  await b.page.getByText('Waiting for Jorid to start.').waitFor()
  await b.page.goto(link)
  await b.page.locator('.chairs').waitFor()
})

test('by code: typed in the lobby as it was read out', async () => {
  const a = await visits.guest({ name: 'Jorid' })
  const b = await visits.guest({ name: 'Bruna' })
  await openForFriends(a.page, visits.url(), 'pan')
  const code = await a.page.locator('.invite .code b').textContent()
  await b.page.goto(`${visits.url()}/online`)
  await b.page.getByRole('textbox', { name: 'Invitation code' }).fill(code!.toLowerCase())
  await b.page.getByRole('button', { name: 'Go to the table' }).click()
  await b.page.getByRole('button', { name: 'Sit down' }).click()
  await b.page.locator('.chairs').waitFor()
})

test('a table survives a reload in the middle, with its log', async () => {
  const [a, b] = await pair(visits, 'pan')
  for (const { page } of [a, b]) {
    await page.locator('.opt').first().click()
    const pile = page.locator('.options .ghost-pick button, .options .ghost button').first()
    if ((await page.locator('.confirm .btn-go').count()) === 0) await pile.click()
    await page.locator('.confirm .btn-go').click()
  }
  await a.page.locator('.saved[data-state="saved"]').waitFor()
  const lines = (): Promise<number> => a.page.locator('.log li').count()
  await a.page.getByText('Trick 1: all cards up!').first().waitFor()
  const before = await lines()
  await a.page.reload()
  await onTable(a.page)
  await a.page.waitForFunction((n) => document.querySelectorAll('.log li').length >= n, before)
  expect(await lines()).toBe(before)
  await Promise.all([playToTheEnd(a.page), playToTheEnd(b.page)])
})

test('the line is cut in the middle: the page says so, comes back by itself, and the match goes on', async () => {
  const [a, b] = await pair(visits, 'pan', { cut: true })
  visits.cut()
  await b.page.getByText('No connection. Trying again; your seat is kept.').waitFor()
  await b.page.locator('.saved[data-state="offline"]').waitFor()
  // A move made meanwhile waits, and is sent once when the line is back.
  await pressFirst(b.page)
  visits.mend()
  await b.page.getByText('You’re back online.').waitFor()
  await b.page.locator('.saved[data-state="saved"]').waitFor()
  await b.page.getByRole('heading', { name: 'Waiting for Jorid' }).waitFor()
  await Promise.all([playToTheEnd(a.page), playToTheEnd(b.page)])
}, 90_000)

test('a page that cannot be fetched says so, and is there with the next try', async () => {
  const { page } = await visits.guest({ cut: true })
  await page.addInitScript(() => {
    // Nothing is kept for a line that is cut.
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('no', 'SecurityError'))
  })
  const failed = page.getByRole('heading', { name: 'This page didn’t load' })
  const again = page.getByRole('button', { name: 'Try again' })
  await page.goto(visits.url())
  visits.cut()
  await page.getByRole('link', { name: 'Rules', exact: true }).click()
  await failed.waitFor()
  visits.mend()
  await again.click()
  await page.getByRole('heading', { name: 'Rules', exact: true }).waitFor()
  await page.goto(visits.url())
  visits.cut()
  await page.getByRole('button', { name: /^Deal/ }).click()
  await failed.waitFor()
  visits.mend()
  await again.click()
  await page.getByRole('button', { name: /^Deal/ }).click()
  await onTable(page)
})

test('a hint that cannot come is told of, and comes when the line is back', async () => {
  const [a] = await pair(visits, 'pan')
  await a.page.evaluate(() => {
    const { Worker } = globalThis
    /** As one whose script cannot be fetched. */
    class Lost {
      onerror: ((event: { message: string }) => void) | null = null
      terminate(): void {}
      postMessage(): void {
        Object.assign(globalThis, { Worker })
        this.onerror?.({ message: 'no connection' })
      }
    }
    Object.assign(globalThis, { Worker: Lost })
  })
  await a.page.keyboard.press('h')
  await a.page.getByText('No hint available.').waitFor()
  await a.page.keyboard.press('h')
  await a.page.locator('.hinted').waitFor()
})

test('a page opened while the server is away finds its table as soon as it is back', async () => {
  const [a] = await pair(visits, 'pan', { cut: true })
  visits.cut()
  await a.page.reload()
  await a.page.getByRole('heading', { name: 'No connection to the server' }).waitFor()
  visits.mend()
  await onTable(a.page)
})

test('the server restarts in the middle: everybody is brought back', async () => {
  const [a, b] = await pair(visits, 'pan', { cut: true })
  await visits.restart()
  await Promise.all([a, b].map(({ page }) => page.locator('.saved[data-state="saved"]').waitFor()))
  await Promise.all([playToTheEnd(a.page), playToTheEnd(b.page)])
}, 90_000)
