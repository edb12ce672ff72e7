import { expect, test } from 'vitest'
import { accessible } from './axe.ts'
import { join, onTable, openForFriends, openListed } from './online.ts'
import { onlineVisits } from './online-visits.ts'

const visits = onlineVisits()

test('the host lays the seats out: a bot, a name; whoever has the name finds the chair', async () => {
  const a = await visits.guest({ name: 'Jorid' })
  const odd = await visits.guest({ name: 'Odd' })
  const link = await openForFriends(a.page, visits.url(), 'waste', 3)
  await a.page.getByRole('combobox', { name: 'Seat 2' }).selectOption('bot gus')
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
  const a = await visits.guest({ name: 'Jorid' })
  await a.page.goto(`${visits.url()}/play/waste/online`)
  await a.page.getByText('Table options').click()
  await a.page.getByRole('radio', { name: 'Alternate' }).check({ force: true })
  const hints = a.page.getByRole('group', { name: 'Give hints' })
  await hints.getByRole('radio', { name: 'No' }).check({ force: true })
  await a.page.getByRole('radio', { name: 'Never' }).check({ force: true })
  await a.page.getByRole('combobox', { name: 'Seat 2' }).selectOption('reserved')
  await a.page.getByRole('textbox', { name: 'Name for seat 2' }).fill('Bruna')
  await a.page.getByRole('button', { name: 'Open the table' }).click()
  await a.page.getByText('Pass direction: Alternate').waitFor()
  await a.page.getByText('Kept for Bruna').waitFor()
  await a.page.getByText('No hints').waitFor()
  await a.page.getByText('No undo once cards were drawn or seen').waitFor()
  await a.page.getByRole('button', { name: 'Fill with bots and start' }).click()
  await onTable(a.page)
  expect(await a.page.getByRole('button', { name: /Hint/ }).count()).toBe(0)
})

test('who leaves before the match frees the chair; the last one clears the table away', async () => {
  const a = await visits.guest({ name: 'Jorid' })
  const b = await visits.guest({ name: 'Bruna' })
  await join(b.page, await openForFriends(a.page, visits.url(), 'pan'))
  await b.page.getByRole('button', { name: 'Leave the table' }).click()
  await b.page.getByRole('heading', { name: 'Online tables' }).waitFor()
  await a.page.getByText('1 seat is still free.').waitFor()
  await a.page.getByRole('button', { name: 'Leave the table' }).click()
  await a.page.getByText('No active games.').waitFor()
})

test('a private table is closed to who only knows its address', async () => {
  const a = await visits.guest({ name: 'Jorid' })
  const b = await visits.guest({ name: 'Eve' })
  await openForFriends(a.page, visits.url(), 'pan')
  await b.page.goto(a.page.url())
  await b.page.getByText('it is private and needs an invitation').waitFor()
  await accessible(b.page)
  expect(await b.page.locator('.chairs').count()).toBe(0)
})

test('a browser that keeps no cookies is told that no table would know it again', async () => {
  const { page, context } = await visits.guest({ name: 'Jorid' })
  await page.route('**/api/guest', async (route) => {
    const response = await route.fetch()
    await context.clearCookies()
    const { 'set-cookie': _forgotten, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto(`${visits.url()}/play/pan/online`)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByText('Online tables need a cookie').waitFor()
})

test('whoever is asked for their seat says that they are there, and keeps it', async () => {
  const a = await visits.guest({ name: 'Jorid' })
  const b = await visits.guest({ name: 'Bruna' })
  await join(b.page, await openListed(a.page, visits.url(), 'pan', {}))
  await a.page.getByRole('button', { name: 'Start the match' }).click()
  await onTable(b.page)
  await a.page.getByRole('button', { name: /More/ }).click()
  await a.page.getByRole('button', { name: 'Ask for a bot to play for Bruna' }).click()
  const asked = a.page.getByText('Asked. Unless Bruna says no or moves')
  await asked.waitFor()
  await b.page.getByText('Jorid asks if you’re still there.').waitFor()
  await accessible(b.page)
  await b.page.getByRole('button', { name: 'I’m here' }).click()
  await asked.waitFor({ state: 'detached' })
  expect(await a.page.getByText('Bot playing', { exact: true }).count()).toBe(0)
})
