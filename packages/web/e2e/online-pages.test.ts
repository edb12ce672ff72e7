import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessible, inBothLooks, noSidewaysPanning } from './axe.ts'
import { join, onTable, openForFriends, openListed } from './online.ts'
import { onlineVisits } from './online-visits.ts'
import { playToTheEnd, pressFirst, pressToTheEnd } from './table.ts'

const visits = onlineVisits()
const NARROW = [320, 640] as const

async function sound(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor()
  await inBothLooks(page, async () => {
    await accessible(page)
    await noSidewaysPanning(page)
  })
}

test('every online page is accessible, in the dark and at 320 pixels too, and none pans sideways', async () => {
  const a = await visits.guest({ name: 'Jorid' })
  const b = await visits.guest({ name: 'Bruna' })
  const url = visits.url()
  for (const path of ['/online', '/play/waste/online', '/account']) {
    await a.page.goto(url + path)
    await sound(a.page)
  }
  const link = await openListed(a.page, url, 'pan', { clock: 'half-hour' })
  await sound(a.page)
  await b.page.goto(link)
  await b.page.getByRole('button', { name: 'Sit down' }).waitFor()
  await sound(b.page)
  await join(b.page, link)
  await sound(b.page)
  await b.page.goto(`${url}/online`)
  await b.page.locator('.row').first().waitFor()
  await sound(b.page)
  await a.page.getByRole('button', { name: 'Start the match' }).click()
  await onTable(a.page)
  await sound(a.page)
  for (const drawer of [/Chat/, /More/]) {
    await a.page.getByRole('button', { name: drawer }).click()
    await a.page.locator('.drawer').waitFor()
    await sound(a.page)
    await a.page.keyboard.press('Escape')
  }
  await b.page.goto(a.page.url())
  await Promise.all([playToTheEnd(a.page), playToTheEnd(b.page)])
  await sound(b.page)
  await a.page.goto(`${a.page.url()}/replay`)
  await a.page.getByRole('button', { name: 'Was the luck fair?' }).click()
  await a.page.getByText(/^Proved/).waitFor()
  await sound(a.page)
}, 180_000)

test('in French, from the link to the table', async () => {
  const a = await visits.guest({ name: 'Solenn' })
  const b = await visits.guest({ name: 'Bruna', language: 'fr', size: NARROW, touch: true })
  const link = await openForFriends(a.page, visits.url(), 'pan')
  await b.page.goto(link)
  await b.page.getByRole('heading', { name: /^On vous invite/ }).waitFor()
  await b.page.getByRole('button', { name: 'S’asseoir' }).click()
  await b.page.getByText('Solenn lance la partie').waitFor()
  await sound(b.page)
  await a.page.getByRole('button', { name: 'Start the match' }).click()
  await onTable(b.page)
  await b.page.getByRole('button', { name: /Discussion/ }).click()
  await b.page.getByRole('textbox', { name: 'Dire quelque chose' }).waitFor()
  await sound(b.page)
  for (const [path, title] of [
    ['/online', 'Tables en ligne'],
    ['/play/waste/online', 'Ouvrir une table de WASTE'],
    ['/account', 'Compte'],
    ['/', 'Ordures, dans les règles'],
  ] as const) {
    await b.page.goto(visits.url() + path)
    await b.page.getByRole('heading', { name: title, exact: true }).waitFor()
    await sound(b.page)
  }
})

test('by keys alone: open a table, fill it with bots, play to the end', async () => {
  const { page } = await visits.guest({})
  await page.goto(`${visits.url()}/play/pan/online`)
  await page.getByRole('button', { name: 'Open the table' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Fill with bots and start' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('.question.you').waitFor()
  await pressFirst(page)
  await page.locator('.saved[data-state="saved"]').waitFor()
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  await page.keyboard.press('t')
  await page.getByRole('textbox', { name: 'Say something' }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.drawer').waitFor({ state: 'detached' })
  await pressToTheEnd(page)
})

test('an account adopts the seats of the guest, is found from another browser, and ends everywhere', async () => {
  const a = await visits.guest({ name: 'Jorid' })
  const b = await visits.guest({ name: 'Somebody' })
  await openForFriends(a.page, visits.url(), 'pan')
  await a.page.goto(`${visits.url()}/account`)
  await a.page.getByText('You’re Jorid, a guest.').waitFor()
  const fill = async (page: Page, form: string, account: string, password: string): Promise<void> => {
    const fields = page.getByRole('form', { name: form })
    await fields.getByLabel('Account name').fill(account)
    await fields.getByLabel('Password').fill(password)
    await fields.getByRole('button', { name: form }).click()
  }
  await fill(a.page, 'Create account', 'jorid', 'a long secret')
  await a.page.getByText('You’re jorid.').waitFor()
  await accessible(a.page)
  await b.page.goto(`${visits.url()}/account`)
  await fill(b.page, 'Log in', 'jorid', 'a long secret')
  await b.page.getByText('You’re jorid.').waitFor()
  await b.page.goto(`${visits.url()}/tables`)
  await b.page.locator('.row', { hasText: '1 seat free' }).click()
  await b.page.locator('.chairs').getByText('Jorid (You)').waitFor()
  await a.page.getByRole('button', { name: 'Log out on every device' }).click()
  await a.page.getByText('doesn’t know this browser').waitFor()
  await b.page.getByText('The server has ended this connection.').waitFor()
})

test('on the account page a new attempt takes the last error away, and the focus goes to who one is now', async () => {
  const { page } = await visits.guest({ refused: true })
  await page.goto(`${visits.url()}/account`)
  const attempt = async (form: string, account: string): Promise<void> => {
    const fields = page.getByRole('form', { name: form })
    await fields.getByLabel('Account name').fill(account)
    await fields.getByLabel('Password').fill('a long secret')
    await page.keyboard.press('Enter')
  }
  const onStatus = (): Promise<unknown> =>
    expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status')
  await attempt('Create account', 'focused')
  await onStatus()
  await page.getByRole('button', { name: 'Log out', exact: true }).press('Enter')
  await page.getByRole('form', { name: 'Log in' }).waitFor()
  await onStatus()
  await attempt('Create account', 'focused')
  await page.getByText('That account name is taken.').waitFor()
  await attempt('Log in', 'nobody')
  await page.getByText('Wrong name or password.').waitFor()
  expect(await page.getByRole('alert').allTextContents()).toEqual(['Wrong name or password.'])
})
