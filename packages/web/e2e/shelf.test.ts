import { expect, test } from 'vitest'
import { dealFromSlip, PHONE, playToTheEnd } from './table.ts'
import { visits } from './visits.ts'

const visit = visits()

test('the words below a box lead to its game, and to its lessons first', () =>
  visit({}, async ({ page, url }) => {
    await page.locator('.tag').nth(1).getByText('players').click()
    await expect.poll(() => page.url()).toBe(`${url}/play/waste`)
    await page.goBack()
    await page.getByRole('link', { name: 'Learn it first: WASTE', exact: true }).click()
    await page.getByRole('heading', { name: 'How to play WASTE' }).waitFor()
  }))

test('a list of finished tables says who won, on a phone too', () =>
  visit({ size: PHONE, touch: true }, async ({ page, url }) => {
    await dealFromSlip(page, 'pan')
    await playToTheEnd(page)
    await page.locator('.saved[data-state="saved"]').waitFor({ state: 'attached' })
    await page.goto(`${url}/tables`)
    await page.locator('.row').getByText(/won/).waitFor()
  }))
