import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessible } from './axe.ts'
import { join, onTable, openForFriends } from './online.ts'
import { onlineVisits } from './online-visits.ts'
import { ASKED, playToTheEnd } from './table.ts'

const visits = onlineVisits()

/** Takes the device for whoever it is handed to; tells who that was. */
async function take(page: Page): Promise<string> {
  const heading = page.locator('.hand-over h1')
  const name = (await heading.textContent())!.replace('Hand the device to ', '')
  expect(await page.locator('.table').count()).toBe(0)
  await page.getByRole('button', { name: /show my cards/ }).click()
  await page.locator(ASKED).waitFor()
  return name
}

async function answer(page: Page): Promise<void> {
  // The list may have changed while a finger was on its way: then it is asked again.
  const soon = { timeout: 2000 }
  await page.locator('.options :is(button.opt, .unfold, .piece)').first().click(soon)
  await page.locator('.confirm .btn-go').click(soon)
}

test('two on a sofa play against one elsewhere: the device goes round, and no hand is seen in between', async () => {
  const a = await visits.guest({ name: 'Jorid' })
  const b = await visits.guest({ name: 'Odd' })
  const link = await openForFriends(a.page, visits.url(), 'pan', 3)
  await a.page.getByLabel('Somebody else at this device?').fill('Bruna')
  await a.page.getByRole('button', { name: 'Give them a seat' }).click()
  await a.page.getByRole('button', { name: 'Take Bruna’s seat away' }).waitFor()
  await accessible(a.page)
  await join(b.page, link)
  await a.page.getByRole('button', { name: 'Start the match' }).click()
  await Promise.all([onTable(a.page), onTable(b.page)])
  await answer(a.page)
  expect(await take(a.page)).toBe('Bruna')
  await answer(a.page)
  // Opened anew, the page shows nobody’s hand before somebody has said who they are.
  await a.page.reload()
  await a.page.locator('.hand-over').waitFor()
  await accessible(a.page)
  await Promise.all([playToTheEnd(a.page), playToTheEnd(b.page)])
}, 240_000)
