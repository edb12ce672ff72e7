import { expect, test } from 'vitest'
import { accessible } from './axe.ts'
import { dealFromSlip, PHONE, playToTheEnd } from './table.ts'
import { visits } from './visits.ts'

const visit = visits()

test('a match that is over is weighed: chances, what cost most, luck and choices; and it can be tried from there', () =>
  visit({}, async ({ page }) => {
    await dealFromSlip(page, 'pan', 3)
    await playToTheEnd(page)
    await page.getByRole('link', { name: 'Review' }).click()
    const review = page.locator('.review')
    await review.getByRole('heading', { name: 'Chance of winning' }).waitFor()
    const curve = review.getByRole('slider')
    expect(await curve.getAttribute('aria-label')).toMatch(/began at \d+ % and ended at (0|100) %/)
    await expect.poll(() => page.locator('.review-progress').count(), { timeout: 60_000 }).toBe(0)
    await accessible(page)
    await review.locator('.review-eyes button').last().click()
    const decisions = review.locator('.review-decisions li button')
    expect(await decisions.count()).toBeGreaterThan(0)
    await decisions.first().focus()
    await page.keyboard.press('Enter')
    expect(await decisions.first().getAttribute('aria-current')).toBe('step')
    const at = await curve.getAttribute('aria-valuenow')
    await curve.focus()
    await page.keyboard.press('ArrowRight')
    expect(await curve.getAttribute('aria-valuenow')).not.toBe(at)
    await review.getByText('Table', { exact: true }).click()
    expect(await review.locator('.review-chart tbody tr').count()).toBeGreaterThan(10)
    await page.reload()
    // As it was chosen.
    await review.locator('.review-chart tbody').waitFor()
    expect(await page.locator('.review-progress').count()).toBe(0)
    const before = page.url()
    await review.getByRole('button', { name: 'Try it from here, same company' }).click()
    await expect.poll(() => page.url()).not.toBe(before)
    await page.locator('.table').waitFor()
  }))

test('a review fits a phone and the narrowest screen', () =>
  visit({ size: PHONE }, async ({ page }) => {
    await dealFromSlip(page, 'pan', 3)
    await playToTheEnd(page)
    await page.getByRole('link', { name: 'Review' }).click()
    await page.locator('.review-decisions').waitFor()
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(width)
    }
  }))

test('a match that is still played is not looked into, and one that is gone says so', () =>
  visit({}, async ({ page }) => {
    await dealFromSlip(page, 'pan', 3)
    await page.goto(`${page.url()}/review`)
    await page.getByText('This match is not over.').waitFor()
    await page.goto(new URL('/table/nowhere00/review', page.url()).href)
    await page.getByText('This match was not kept.').waitFor()
  }))
