import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { byKeys, dealMission, now, planMission, play, SHORT, sameDeal } from './knights.ts'
import { join, onTable } from './online.ts'
import { onlineVisits } from './online-visits.ts'
import { PHONE } from './table.ts'
import { visits } from './visits.ts'

const visit = visits()
const online = onlineVisits()

async function leaveForGood(page: Page): Promise<void> {
  await page.getByRole('button', { name: /More/ }).click()
  await page.getByRole('button', { name: /^Leave for good/i }).click()
  const sure = page.getByRole('alertdialog')
  await sure.getByText(/taken off the map.*can’t be undone/).waitFor()
  await sure.getByRole('button', { name: 'No, play on' }).click()
  await sure.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Leave for good/i }).click()
  await sure.getByRole('button', { name: /^Yes/ }).click()
}

/** What is told is gone past until this is there. */
async function until(page: Page, wanted: string): Promise<void> {
  const told = page.locator('.saying, .recap-bar')
  for (;;) {
    await page.locator(wanted).or(told).first().waitFor()
    if ((await told.count()) === 0) return
    await page.keyboard.press('Enter')
  }
}

test('a player leaves for good, is asked once more, and the other wins', () =>
  visit({}, async ({ page, context, url }) => {
    await sameDeal(context, 21)
    await dealMission(page, url, SHORT)
    await play(page, byKeys(page), 1)
    await page.locator('.question.you').waitFor()
    await leaveForGood(page)
    await page.getByText('Everybody else has left for good.').first().waitFor()
  }))

test('a player at a table elsewhere leaves for good', async () => {
  const a = await online.guest({ name: 'Jorid' })
  const b = await online.guest({ name: 'Bruna', size: PHONE, touch: true })
  await planMission(a.page, `${online.url()}/play/waste-knights/online`, SHORT)
  await a.page.getByRole('button', { name: 'Open the table' }).click()
  await join(b.page, await a.page.locator('.invite input').inputValue())
  await a.page.getByRole('button', { name: 'Start the match' }).click()
  await Promise.all([onTable(a.page), onTable(b.page)])
  await leaveForGood(b.page)
  await Promise.all([a, b].map(({ page }) => until(page, '.result')))
})

/** Whoever is to take the device takes it; gives back the name. */
async function takeDevice(page: Page): Promise<string> {
  const take = page.getByRole('button', { name: /show my cards/ })
  await take.waitFor()
  const name = (await page.locator('.hand-over h1').textContent())!.replace('Hand the device to ', '')
  await take.click()
  await until(page, '.question.you')
  return name
}

test('on one device a player leaves for good, the others play on without, and the last one wins', () =>
  visit({}, async ({ page, context, url }) => {
    await sameDeal(context, 20)
    await planMission(page, `${url}/play/waste-knights`, 'Savior of the Waste', 3)
    const seats = page.getByRole('list', { name: 'Seats' }).getByRole('listitem')
    for (const seat of [1, 2]) {
      await seats.nth(seat).locator('button.who').click()
      await seats.nth(seat).getByRole('button', { name: 'Person here' }).click()
    }
    await page.getByRole('button', { name: /^Deal/ }).click()
    const hinted = { ...byKeys(page), answer: () => page.keyboard.press('h') }
    const handing = page.locator('.hand-over')
    // Everybody chooses a knight, one after the other, until the first is to move.
    let name = await takeDevice(page)
    const onward = async (): Promise<boolean> => {
      await until(page, '.hand-over, .question.you')
      if ((await handing.count()) > 0) name = await takeDevice(page)
      if ((await now(page)).decision === 'stay, foot or vehicle') return true
      await play(page, hinted, 1)
      return false
    }
    while (!(await onward()));

    await leaveForGood(page)
    const next = await takeDevice(page)
    expect(next).not.toBe(name)
    await page.locator('.seat.gone', { hasText: name }).waitFor()
    await play(page, hinted, 1)
    await until(page, '.hand-over, .question.you')
    if ((await handing.count()) > 0) expect(await takeDevice(page)).not.toBe(name)
    await leaveForGood(page)
    await page.getByText('Everybody else has left for good.').first().waitFor()
    expect(await page.locator('.seat.gone').count()).toBe(2)
  }))
