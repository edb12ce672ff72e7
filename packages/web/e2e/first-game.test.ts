import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessible } from './axe.ts'
import { sameDeal } from './knights.ts'
import { dealFromSlip } from './table.ts'
import { visits } from './visits.ts'

const visit = visits()

const TOLD: Readonly<Record<string, RegExp>> = {
  pan: /is dealt/,
  waste: /is dealt a pack/,
  'industrial-waste': /is dealt to set/,
}
const HELD: Readonly<Record<string, RegExp>> = {
  pan: /button "[^"]*(Mouse|Cat|Fox|Wolf|Bear|Elephant)[^"]*"/,
  waste: /button "[^"]*(Food|Compost|Textiles|Metal|Paper|Plastic|Hazard|electr)[^"]*"/i,
  'industrial-waste': /button "Set \d: [^"]+"/,
}

/** Until the viewer is asked. */
const asked = (page: Page): Promise<void> => page.locator('.question.you').waitFor()

for (const game of Object.keys(TOLD))
  test(`${game}: question, options, cards and last events are in the accessibility tree`, () =>
    visit({}, async ({ page }) => {
      await dealFromSlip(page, game)
      await asked(page)
      const title = await page.locator('.question h1').textContent()
      const tree = await page.locator('body').ariaSnapshot()
      expect(tree).toContain(`heading "${title}" [level=1]`)
      expect(tree).toContain('group "Your options"')
      expect(tree).toMatch(HELD[game]!)
      expect(tree).toMatch(TOLD[game]!)
      expect(tree).toMatch(/button "(Choose an option|Commit|Play|Take|Keep)[^"]*"/)
    }))

test('what cannot be played says why beside the card, by its clause', () =>
  visit({}, async ({ page, context, url }) => {
    await sameDeal(context, 1)
    await page.goto(`${url}/play/industrial-waste`)
    await page.getByRole('button', { name: /^Deal/ }).click()
    const greyed = page.locator('.opt-no')
    for (let turn = 0; turn < 30 && (await greyed.count()) === 0; turn++) {
      await page.locator('.question.you, .confirm .btn-go').first().waitFor()
      if ((await page.locator('.table').getAttribute('data-decision')) === 'turn')
        for (const card of await page.locator('.hand .card').all()) {
          await card.click()
          if ((await greyed.count()) > 0) break
        }
      if ((await greyed.count()) > 0) break
      await page.keyboard.press('h')
      await page.locator('.confirm .btn-go').first().click()
    }
    expect(await greyed.first().locator('small').textContent()).not.toBe('')
    expect(await greyed.first().locator('.clause').first().textContent()).toMatch(/IW-/)
    await page
      .locator('.confirm')
      .getByText(/^Discard/)
      .waitFor()
    await accessible(page)
  }))

for (const motion of ['full', 'none'] as const)
  test(`cards travel for a moment only, and with motion ${motion} ${motion === 'full' ? 'they do' : 'not at all'}`, () =>
    visit({ settings: { pace: 'fast', motion } }, async ({ page }) => {
      await page.evaluate(() => {
        const lasts: number[] = []
        Object.assign(globalThis, { lasts })
        const animate = Element.prototype.animate
        Element.prototype.animate = function (frames, options) {
          lasts.push(typeof options === 'number' ? options : Number(options?.duration))
          return animate.call(this, frames, options)
        }
      })
      await dealFromSlip(page, 'waste')
      for (let picks = 0; picks < 2; picks++) {
        await asked(page)
        await page.keyboard.press('h')
        await page.locator('.confirm .btn-go').first().click()
      }
      await asked(page)
      const lasts: number[] = await page.evaluate(() => Reflect.get(globalThis, 'lasts'))
      expect(Math.max(0, ...lasts)).toBeLessThanOrEqual(300)
      expect(lasts.length > 0).toBe(motion === 'full')
      await page.waitForFunction(() => document.querySelector('.table > [inert]') === null)
    }))
