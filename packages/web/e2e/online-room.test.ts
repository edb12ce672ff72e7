import { expect, test } from 'vitest'
import { accessible } from './axe.ts'
import { join, onTable, openForFriends, openListed } from './online.ts'
import { onlineHouse } from './online-house.ts'

const house = onlineHouse()

test('the host lays the seats out: a bot, a name; whoever has the name finds the chair', async () => {
  const a = await house.guest({ name: 'Jorid' })
  const odd = await house.guest({ name: 'Odd' })
  const link = await openForFriends(a.page, house.url(), 'waste', 3)
  await a.page.getByRole('combobox', { name: 'Seat 2' }).selectOption('bot steady')
  await a.page.locator('.chairs').getByText('(Bot)').waitFor()
  await a.page.getByRole('combobox', { name: 'Seat 3' }).selectOption('reserved')
  await a.page.getByRole('textbox', { name: 'For whom?' }).fill('Odd')
  await a.page.getByRole('button', { name: 'Keep it' }).click()
  await a.page.getByText('Kept for Odd').waitFor()
  await accessible(a.page)
  await join(odd.page, link)
  await a.page.locator('.chairs li').nth(2).getByText('Odd').waitFor()
  await a.page.getByRole('button', { name: 'Start the match' }).click()
  await Promise.all([onTable(a.page), onTable(odd.page)])
})

test('options differ from the rule book: said in the room, kept in the match', async () => {
  const a = await house.guest({ name: 'Jorid' })
  await a.page.goto(`${house.url()}/play/waste/online`)
  await a.page.getByText('Options of the table').click()
  await a.page.getByRole('radio', { name: 'Alternate' }).check({ force: true })
  const hints = a.page.getByRole('group', { name: 'Give hints' })
  await hints.getByRole('radio', { name: 'No' }).check({ force: true })
  await a.page.getByRole('radio', { name: 'Never' }).check({ force: true })
  await a.page.getByRole('combobox', { name: 'Seat 2' }).selectOption('reserved')
  await a.page.getByRole('textbox', { name: 'Name for seat 2' }).fill('Bruna')
  await a.page.getByRole('button', { name: 'Open the table' }).click()
  await a.page.getByText('Pass direction: Alternate').waitFor()
  await a.page.getByText('Kept for Bruna').waitFor()
  await a.page.getByText('Without hints').waitFor()
  await a.page.getByText('What was drawn or seen is not taken back').waitFor()
  await a.page.getByRole('button', { name: /^Bots on the free seats/ }).click()
  await onTable(a.page)
  expect(await a.page.getByRole('button', { name: /Hint/ }).count()).toBe(0)
})

test('who leaves before the match frees the chair; the last one clears the table away', async () => {
  const a = await house.guest({ name: 'Jorid' })
  const b = await house.guest({ name: 'Bruna' })
  await join(b.page, await openForFriends(a.page, house.url(), 'pan'))
  await b.page.getByRole('button', { name: 'Leave the table' }).click()
  await b.page.getByRole('heading', { name: 'Online tables' }).waitFor()
  await a.page.getByText('One seat is still free.').waitFor()
  await a.page.getByRole('button', { name: 'Leave the table' }).click()
  await a.page.getByText('You sit at no table.').waitFor()
})

test('a private table is closed to who only knows its address', async () => {
  const a = await house.guest({ name: 'Jorid' })
  const b = await house.guest({ name: 'Eve' })
  await openForFriends(a.page, house.url(), 'pan')
  await b.page.goto(a.page.url())
  await b.page.getByText('This table is private').waitFor()
  await accessible(b.page)
  expect(await b.page.locator('.chairs').count()).toBe(0)
})

test('a browser that keeps no cookies is told that no table would know it again', async () => {
  const { page, context } = await house.guest({ name: 'Jorid' })
  await page.route('**/api/guest', async (route) => {
    const response = await route.fetch()
    await context.clearCookies()
    const { 'set-cookie': _forgotten, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto(`${house.url()}/play/pan/online`)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByText('Online tables need a cookie').waitFor()
})

test('whoever is asked for their seat says that they are there, and keeps it', async () => {
  const a = await house.guest({ name: 'Jorid' })
  const b = await house.guest({ name: 'Bruna' })
  await join(b.page, await openListed(a.page, house.url(), 'pan', {}))
  await a.page.getByRole('button', { name: 'Start the match' }).click()
  await onTable(b.page)
  await a.page.getByRole('button', { name: /More/ }).click()
  await a.page.getByRole('button', { name: 'Ask for a bot in Bruna’s place' }).click()
  const asked = a.page.getByText('Asked. Unless Bruna says no or moves')
  await asked.waitFor()
  await b.page.getByText('Jorid asks whether you are still here.').waitFor()
  await accessible(b.page)
  await b.page.getByRole('button', { name: 'I am here' }).click()
  await asked.waitFor({ state: 'detached' })
  expect(await a.page.getByText('Bot plays', { exact: true }).count()).toBe(0)
})
