import { expect, test } from 'vitest'
import { accessible } from './axe.ts'
import { join, onTable } from './online.ts'
import { onlineVisits } from './online-visits.ts'
import { playToTheEnd, SET } from './table.ts'

const visits = onlineVisits()

test('a table begun against bots is opened to a friend, goes on where it stood, and its proof says so', async () => {
  const a = await visits.guest({ name: 'Jorid', cut: true })
  const b = await visits.guest({ name: 'Bruna' })
  const url = visits.url()
  await a.page.goto(`${url}/play/waste`)
  await a.page.getByRole('radio', { name: '3', exact: true }).check({ force: true })
  await a.page.getByText('Table options').click()
  await a.page.getByRole('radio', { name: 'Never' }).check({ force: true })
  await a.page.getByRole('button', { name: /^Deal/ }).click()
  await a.page.locator(SET).waitFor()
  await a.page.locator('.question.you').waitFor()
  const told = await a.page.locator('.log li').count()
  await a.page.keyboard.press('1')
  await a.page.keyboard.press('Enter')
  await expect.poll(() => a.page.locator('.log li').count()).toBeGreaterThan(told)
  const alone = new URL(a.page.url()).pathname

  await a.page.getByRole('button', { name: /More/ }).click()
  await a.page.getByRole('link', { name: 'Invite friends to this table' }).click()
  await a.page.getByRole('combobox', { name: 'Seat 2' }).selectOption('open')
  await accessible(a.page)
  visits.cut()
  await a.page.getByRole('button', { name: 'Move the table' }).click()
  await a.page.getByText('The server isn’t responding.').waitFor()
  visits.mend()
  await a.page.getByRole('button', { name: 'Move the table' }).click()
  const link = await a.page.locator('.invite input').inputValue()
  await a.page.getByText(/^Continues after/).waitFor()
  await a.page.getByText('No undo once cards were drawn or seen').waitFor()
  await join(b.page, link)
  await a.page.getByRole('button', { name: 'Start the match' }).click()
  await Promise.all([onTable(a.page), onTable(b.page)])
  await b.page.getByRole('button', { name: /More/ }).click()
  await b.page.getByText(/^The server has drawn the luck since move \d+\.$/).waitFor()
  await b.page.keyboard.press('Escape')

  const there = new URL(a.page.url()).pathname
  for (const path of [alone, `${alone}/friends`]) {
    await a.page.goto(url + path)
    await a.page.getByRole('heading', { name: 'This table continues with friends.' }).waitFor()
    await a.page.getByRole('link', { name: 'To the table' }).click()
    await onTable(a.page)
    expect(new URL(a.page.url()).pathname).toBe(there)
  }
  await Promise.all([playToTheEnd(a.page), playToTheEnd(b.page)])
  await b.page.goto(`${url}${there}/replay`)
  await b.page.getByRole('button', { name: 'Was the luck fair?' }).click()
  await b.page.getByText(/^Proved/).waitFor()
  await b.page.getByText(/^The first \d+ moves come from an earlier match/).waitFor()
}, 180_000)
