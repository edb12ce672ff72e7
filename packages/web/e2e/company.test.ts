import { expect, test } from 'vitest'
import { accessible } from './axe.ts'
import { PHONE, SET } from './table.ts'
import { visits } from './visits.ts'

const visit = visits()

test('a tap on a poster fills the empty seat, the same character twice; only a full table is dealt', () =>
  visit({ size: PHONE, touch: true, settings: { company: [] } }, async ({ page, url }) => {
    await page.goto(`${url}/play/waste`)
    const seats = page.getByRole('list', { name: 'Seats' })
    await seats.getByText('Ottilie').waitFor()
    await page.getByRole('button', { name: 'Send Ottilie away' }).click()
    await seats.getByText('Seat 4: who?').waitFor()
    const deal = page.getByRole('button', { name: /^Deal WASTE for four/ })
    expect(await deal.getAttribute('aria-disabled')).toBe('true')
    expect(await deal.textContent()).toContain('Seat 4 is still empty.')
    await accessible(page)
    await page.getByRole('button', { name: 'Seat Nib, level 3 of 6' }).click()
    await page.getByRole('status').getByText('Nib II sits in seat 4.').waitFor()
    await page.getByRole('button', { name: /^A table of mixed company/ }).click()
    expect(await seats.getByText('Nib II').count()).toBe(0)
    await page.getByRole('button', { name: 'Seat Flap, level 1 of 6' }).click()
    await page.getByRole('status').getByText('Flap sits in seat 2.').waitFor()
    await page.getByRole('button', { name: /^Deal WASTE for four/ }).click()
    await page.locator(SET).waitFor()
    await page.goto(url)
    const crew = (await page.locator('.crew b').allTextContents()).map((name) => name.trim())
    expect(crew, 'the last company comes again').toEqual(['Flap', 'Nib', 'Ottilie'])
  }))
