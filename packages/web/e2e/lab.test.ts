import { expect, test } from 'vitest'
import { accessible, noSidewaysPanning } from './axe.ts'
import { visits } from './visits.ts'

const visit = visits()

test('a study of Pan runs in the page while one is elsewhere in it, and its figures can be read and taken away', () =>
  visit({}, async ({ page, url }) => {
    await page.goto(`${url}/lab`)
    await page.getByText('not drawn').first().waitFor()
    await page.getByLabel('Seed: the same seed, the same matches').fill('browser')
    await page.getByRole('button', { name: 'Run 200 matches' }).click()
    await page.getByRole('progressbar', { name: 'Study' }).waitFor()
    // Elsewhere, and back.
    await page.getByRole('link', { name: 'Rules', exact: true }).click()
    await page.getByRole('heading', { name: 'Rules' }).waitFor()
    await page.goBack()
    const drawing = page.getByRole('img', { name: /^Who sits first\. Seat 1 \d+\.\d \(/ })
    await drawing.waitFor()
    const stop = page.getByRole('button', { name: 'Stop and keep what is there' })
    if (await stop.isVisible()) await stop.click()
    await page.getByText('Done.').waitFor()
    await accessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await noSidewaysPanning(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Who sits first: download as SVG' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('study-pan-seats.svg')
    await page.getByRole('button', { name: 'Who sits first: show as a table' }).click()
    expect(await page.getByRole('rowheader', { name: 'Seat 1' }).count()).toBe(1)
    expect(await drawing.count()).toBe(0)
  }))
