import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { heardOn, listen } from './ear.ts'
import { dealMission, hintsUntil, SHORT, sameDeal } from './knights.ts'
import { ASKED, dealFromSlip, playToTheEnd } from './table.ts'
import { visits } from './visits.ts'

const visit = visits()

/** The names that the browser itself gives to what has this role in a part of the page. */
async function named(page: Page, part: string, role: string): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page)
  const { root } = await cdp.send('DOM.getDocument')
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: part })
  const { nodes } = await cdp.send('Accessibility.queryAXTree', { nodeId, role })
  await cdp.detach()
  return nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value ?? ''))
}

test('stations and final score of WASTE are tables, with players and kinds as their headings', () =>
  visit({}, async ({ page }) => {
    await dealFromSlip(page, 'waste', 3)
    await page.locator(ASKED).waitFor()
    await page.locator('.wall').waitFor()
    expect(await named(page, '.wall', 'row')).toHaveLength(4)
    expect(await named(page, '.wall', 'columnheader')).toContain('Points')
    expect((await named(page, '.wall', 'rowheader')).join()).toMatch(/You.*Gus.*Gus II/)
    await playToTheEnd(page)
    await page.locator('.sheet').waitFor()
    expect((await named(page, '.sheet', 'columnheader')).join()).toMatch(/You.*Gus.*Gus II/)
    const lines = await named(page, '.sheet', 'rowheader')
    expect(lines).toHaveLength(9)
    for (const line of ['Food', 'Paper', 'Electronics', 'Plastic']) expect(lines.join()).toContain(line)
    expect(await named(page, '.sheet', 'cell')).toHaveLength(1 + 3 * lines.length)
  }))

test('every number at a seat of Waste Knights and Industrial Waste has its name', async () => {
  await visit({}, async ({ page }) => {
    await dealFromSlip(page, 'industrial-waste', 3)
    await page.locator(ASKED).waitFor()
    const heard = await heardOn(page, await listen(page), 's')
    for (const name of ['column', 'workers', 'raw materials']) expect(heard.toLowerCase()).toContain(name)
  })
  await visit({}, async ({ page, context, url }) => {
    await sameDeal(context, 21)
    await dealMission(page, url, SHORT)
    await hintsUntil(page, 'plan')
    const heard = await heardOn(page, await listen(page), 's')
    for (const name of ['Ammo', 'Fuel', 'Radiation', 'Health', 'Reputation'])
      expect(heard).toMatch(new RegExp(`${name} \\d`))
    expect(heard).not.toMatch(/(^|[.] )\d+[.]/)
  })
})

test('the trip sheet of Waste Knights is a table to the browser, too', () =>
  visit({}, async ({ page, context, url }) => {
    await sameDeal(context, 21)
    await dealMission(page, url, SHORT)
    await hintsUntil(page, 'plan')
    await page.locator('.wk-touch[aria-label$="add to the route"]').first().click()
    expect(await named(page, '.wk-trip', 'columnheader')).toEqual([
      'Stop',
      'Hex',
      'Cost',
      'MP',
      'Fuel',
      'Cards',
    ])
    expect(await named(page, '.wk-trip', 'row')).toHaveLength(3)
  }))
