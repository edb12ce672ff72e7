import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { heardOn, listen } from './ear.ts'
import { dealMission, hintsUntil, SHORT, sameDeal } from './knights.ts'
import { visits } from './visits.ts'

const visit = visits()

const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null)

test('the map is walked by ear: it says how, what lies around, where the places are, and what the route costs', () =>
  visit({}, async ({ page, context, url }) => {
    await sameDeal(context, 21)
    await dealMission(page, url, SHORT)
    await hintsUntil(page, 'plan')
    const said = await listen(page)
    const map = page.getByRole('application', { name: 'Road map' })
    const how = await page.locator(`[id="${await map.getAttribute('aria-describedby')}"]`).textContent()
    expect(how).toMatch(
      /Space chooses a hex\. N says what lies around\. P lists all places\. O reads the route\./,
    )

    await map.locator('[data-hex="0"]').focus()
    const here = (await focused(page))!
    expect(await heardOn(page, said, 'n')).toMatch(/^Around .*East: .*South-east: /)
    await page.keyboard.press('PageUp')
    const aside = (await focused(page))!
    expect(aside).not.toBe(here)
    await page.keyboard.press('End')
    expect(await focused(page)).toBe(here)

    const next = map.locator('button[aria-label$="add to the route"]').first()
    const name = (await next.getAttribute('aria-label'))!.split(',')[0]!
    const hex = await next.getAttribute('data-hex')
    await next.focus()
    expect(await heardOn(page, said, ' ')).toMatch(/^To .*: 1 hex, \d Fuel, \d cards?\./)
    expect(await heardOn(page, said, 'o')).toContain(`1: ${name}`)
    expect(await map.locator(`[data-hex="${hex}"]`).getAttribute('aria-label')).toContain(
      'stop 1 of the route',
    )

    await page.keyboard.press('p')
    await page.locator('.wk-places li button').nth(3).focus()
    const place = (await page.locator('.wk-places li button').nth(3).textContent())!
    expect(place).toMatch(/, \d hexe?s? [a-z-]+$/)
    await page.keyboard.press('Enter')
    expect(await focused(page)).toContain(place.split(',')[0]!)
    expect(await page.locator('.wk-places ul').count()).toBe(0)
  }))

test('the trip sheet is a table whose rows are called by their hexes', () =>
  visit({}, async ({ page, context, url }) => {
    await sameDeal(context, 21)
    await dealMission(page, url, SHORT)
    await hintsUntil(page, 'plan')
    await page.locator('.wk-touch[aria-label$="add to the route"]').first().click()
    const sheet = page.locator('.wk-trip').getByRole('table')
    expect(await sheet.getByRole('columnheader').allTextContents()).toEqual([
      'Stop',
      'Hex',
      'Cost',
      'MP',
      'Fuel',
      'Cards',
    ])
    expect(await sheet.getByRole('row').count()).toBe(3)
    await sheet
      .getByRole('rowheader', { name: /(of|^[A-Z])/ })
      .nth(1)
      .waitFor()
  }))
