import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessible, noSidewaysPanning } from './axe.ts'
import { onlineVisits } from './online-visits.ts'

const visits = onlineVisits()
const [old, next] = ['a long secret', 'another long secret']

async function enter(page: Page, form: string, account: string, password: string): Promise<void> {
  await page.goto(`${visits.url()}/account`)
  const fields = page.getByRole('form', { name: form, exact: true })
  await fields.getByLabel('Account name').fill(account)
  await fields.getByLabel('Password').fill(password)
  await fields.getByRole('button', { name: form }).click()
  await page.getByText(`You’re ${account}.`).waitFor()
}

test('the password changes, the data comes along as a file, and all of it is deleted', async () => {
  const { page } = await visits.guest({ name: 'Jorid', refused: true })
  await enter(page, 'Create account', 'jorid-own', old)
  await accessible(page)
  const change = page.getByRole('form', { name: 'Change the password' })
  const give = async (now: string): Promise<void> => {
    await change.getByLabel('Password now').fill(now)
    await change.getByLabel('New password').fill(next)
    await change.getByRole('button').click()
  }
  await give('not the secret')
  await change.getByText('The password is wrong.').waitFor()
  await give(old)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status')
  await enter(page, 'Log in', 'jorid-own', next)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Take it along' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('midden-my-data.json')
  const gone = page.getByRole('form', { name: 'Delete everything' })
  await gone.getByLabel('Password now').fill(next)
  await gone.getByLabel('Yes, delete it all').check()
  await gone.getByRole('button').click()
  await page.getByText('know this browser yet').waitFor()
})

test('a lost password: the server says how, and the privacy page says what is kept', async () => {
  const { page } = await visits.guest({ name: 'Bruna', size: [320, 640], refused: true })
  await page.goto(`${visits.url()}/account#reset=somethingold`)
  const reset = page.getByRole('form', { name: 'A new password' })
  await reset.getByLabel('New password').fill(next)
  await reset.getByRole('button').click()
  await reset.getByText('more than a day old').waitFor()
  const lost = page.getByRole('form', { name: 'Password lost?' })
  await lost.getByLabel('Account name').fill('nobody')
  await lost.getByRole('button').click()
  await lost.getByText('This server sends no mail').waitFor()
  await accessible(page)
  await noSidewaysPanning(page)
  await page.goto(`${visits.url()}/privacy`)
  await page.getByText('a cookie that knows you again').waitFor()
  await accessible(page)
})
