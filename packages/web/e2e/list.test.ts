import { expect, test } from 'vitest'
import { ASKED, dealFromSlip } from './table.ts'
import { visits } from './visits.ts'

const visit = visits()

test('the options as a list begin with the focus on the first of them', () =>
  visit({}, async ({ page }) => {
    await dealFromSlip(page, 'waste')
    await page.locator(ASKED).waitFor()
    await page.getByRole('button', { name: 'All options as a list' }).click()
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement === document.querySelector('.options button.opt')),
      )
      .toBe(true)
  }))
