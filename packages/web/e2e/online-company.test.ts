import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessible } from './axe.ts'
import { join, onTable, openListed, pair } from './online.ts'
import { onlineVisits } from './online-visits.ts'
import { playToTheEnd, pressFirst } from './table.ts'

const visits = onlineVisits()

const say = async (page: Page, text: string): Promise<void> => {
  if ((await page.locator('.talk').count()) === 0) await page.keyboard.press('t')
  await page.getByRole('textbox', { name: 'Say something' }).fill(text)
  await page.keyboard.press('Enter')
}

test('talk reaches the others, and who is muted is not heard', async () => {
  const [a, b] = await pair(visits, 'pan')
  await say(b.page, 'Good luck!')
  await a.page.locator('.unread').waitFor()
  await a.page.getByRole('button', { name: /Chat/ }).click()
  await a.page.getByText('Good luck!').waitFor()
  await accessible(a.page)
  await a.page.getByRole('button', { name: 'Mute Bruna' }).click()
  await a.page.getByRole('button', { name: 'Hear Bruna again' }).waitFor()
  await say(b.page, 'You will lose')
  await a.page.getByText('Bruna is muted.').last().waitFor()
  expect(await a.page.getByText('You will lose').count()).toBe(0)
})

test('undo beyond the free moves: asked of the other, refused, asked again, granted', async () => {
  const [a, b] = await pair(visits, 'pan')
  await pressFirst(b.page)
  await b.page.getByRole('heading', { name: 'Waiting for Jorid' }).waitFor()
  await b.page.keyboard.press('u')
  await b.page.getByText('Asked. Jorid has to agree.').waitFor()
  await a.page.getByText('Bruna would like to undo a move.').waitFor()
  await accessible(a.page)
  await a.page.getByRole('button', { name: 'No', exact: true }).click()
  await b.page.getByText('Asked. Jorid has to agree.').waitFor({ state: 'detached' })
  await b.page.keyboard.press('u')
  await a.page.getByRole('button', { name: 'Agree' }).click()
  await b.page.locator('.question.you').waitFor()
})

test('clocks run, are stopped by consent, and run again', async () => {
  const a = await visits.guest({ name: 'Jorid' })
  const b = await visits.guest({ name: 'Bruna' })
  const link = await openListed(a.page, visits.url(), 'pan', { clock: 'two-minutes' })
  await join(b.page, link)
  await a.page.getByRole('button', { name: 'Start the match' }).click()
  await a.page.locator('.ticking').first().waitFor()
  await a.page.getByRole('button', { name: /More/ }).click()
  await a.page.getByRole('button', { name: 'Ask to pause the clocks' }).click()
  await a.page.getByText('Asked. Bruna has to agree.').waitFor()
  await b.page.getByText('Jorid would like to pause the clocks.').waitFor()
  await accessible(b.page)
  await b.page.getByRole('button', { name: 'Agree' }).click()
  await a.page.getByText('The clocks are paused.').waitFor()
  expect(await a.page.locator('.ticking').count()).toBe(0)
  await b.page.getByRole('button', { name: 'Resume' }).click()
  await a.page.locator('.ticking').first().waitFor()
})

test('who leaves is played by a bot and takes the seat back; who watches sees no hand', async () => {
  const a = await visits.guest({ name: 'Jorid' })
  const b = await visits.guest({ name: 'Bruna' })
  const c = await visits.guest({ name: 'Odd' })
  const link = await openListed(a.page, visits.url(), 'pan', {})
  await join(b.page, link)
  await a.page.getByRole('button', { name: 'Start the match' }).click()
  await onTable(b.page)
  const address = b.page.url()
  await c.page.goto(`${visits.url()}/online`)
  await c.page.locator('.tables .row').first().click()
  await onTable(c.page)
  await c.page.getByText('You’re spectating.').waitFor()
  await accessible(c.page)
  expect(await c.page.locator('.confirm .btn-go').count()).toBe(0)
  expect(await c.page.locator('.hand .card').count()).toBe(0)
  await b.page.getByRole('button', { name: /More/ }).click()
  await b.page.getByText('1 spectator').waitFor()
  await b.page.getByRole('button', { name: /^Leave \(a bot plays/ }).click()
  await a.page.getByText('Bot playing').waitFor()
  await b.page.goto(address)
  await b.page.getByText('A bot is playing your seat.').waitFor()
  await b.page.getByRole('button', { name: 'Play again myself' }).click()
  await a.page.getByText('Bot playing').waitFor({ state: 'detached' })
  await Promise.all([playToTheEnd(a.page), playToTheEnd(b.page)])
  await c.page.locator('.result').waitFor()
}, 120_000)

/** Presses the yellow button of the result in the moment it appears, as a finger does that meant to answer. */
const pressTooSoon = (page: Page): Promise<void> =>
  page.evaluate(() => {
    new MutationObserver((_changes, watch) => {
      const button = document.querySelector<HTMLElement>('.result .btn-go')
      button?.click()
      if (button !== null) watch.disconnect()
    }).observe(document.body, { childList: true, subtree: true })
  })

test('a rematch: not by a finger on its way; one asks, the other finds it, and the host starts it', async () => {
  const [a, b] = await pair(visits, 'pan')
  await pressTooSoon(a.page)
  await Promise.all([playToTheEnd(a.page), playToTheEnd(b.page)])
  await b.page.getByRole('button', { name: 'Rematch' }).waitFor()
  await a.page.getByRole('button', { name: 'Rematch' }).click()
  await a.page.locator('.chairs').getByText('Kept for Bruna').waitFor()
  await b.page.getByRole('button', { name: 'To the rematch' }).click()
  await a.page.getByRole('button', { name: 'Start the match' }).click()
  await Promise.all([onTable(a.page), onTable(b.page)])
}, 120_000)

test('a finished match is listed, replayed, downloaded and gone on with against bots', async () => {
  const [a, b] = await pair(visits, 'pan')
  await Promise.all([playToTheEnd(a.page), playToTheEnd(b.page)])
  await a.page.goto(`${visits.url()}/tables`)
  await a.page.locator('.row', { hasText: 'won' }).first().click()
  await a.page.locator('.replay').waitFor()
  const [download] = await Promise.all([
    a.page.waitForEvent('download'),
    a.page.getByRole('button', { name: 'Save file' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^midden-pan-\d+\.json$/)
  await a.page.getByRole('button', { name: /Play from here/ }).click()
  await a.page.locator('.question.you').waitFor()
  expect(a.page.url()).toMatch(/\/table\//)
  // The file proves the luck to whoever has it, without the server.
  await a.page.goto(`${visits.url()}/tables`)
  await a.page.locator('input[type="file"]').setInputFiles(await download.path())
  await a.page.getByRole('button', { name: 'Was the luck fair?' }).click()
  await a.page.getByText(/^Proved/).waitFor()
  await a.page.getByText('the promise is taken from the save file').waitFor()
}, 120_000)

test('too long a text is not cut: the chat says by how much, and sends it when it fits', async () => {
  const { page } = await visits.guest({})
  await page.goto(`${visits.url()}/play/pan/online`)
  await page.getByRole('button', { name: 'Open the table' }).click()
  const line = page.getByRole('textbox', { name: 'Say something' })
  await line.fill('x'.repeat(312))
  await page.getByText('12 characters too long.').waitFor()
  await line.press('Enter')
  expect(await line.inputValue()).toHaveLength(312)
  await line.fill('y'.repeat(300))
  await page.getByText('0 characters left.').waitFor()
  await line.press('Enter')
  await page.getByRole('log').getByText('y'.repeat(300)).waitFor()
})
