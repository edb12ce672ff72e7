import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dealMission, hintsUntil, sameDeal } from './knights.ts'
import { PHONE } from './table.ts'
import { visits } from './visits.ts'

const visit = visits()

const LIT = ':is(.wk-slot, .wk-box) .wk-plate[data-lit="true"]'

/** By hints to the first time the knights pack. */
async function untilPacking(page: Page, url: string): Promise<void> {
  await dealMission(page, url, 'Savior of the Waste')
  await hintsUntil(page, 'sheet', page.locator(`.table[data-decision="rearrange"] ${LIT}`))
}

const middle = async (page: Page, what: string): Promise<{ x: number; y: number }> => {
  const box = (await page.locator(what).first().boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Where a card lies on the sheet, by the number of its place. */
const placeOf = (page: Page, card: string): Promise<string | null> =>
  page.evaluate(
    (key) =>
      document.querySelector(`[data-card="${key}"]`)?.closest('[data-put]')?.getAttribute('data-put') ?? null,
    card,
  )

test('gear is packed by dragging it with the mouse; let go elsewhere it stays', () =>
  visit({}, async ({ page, context, url }) => {
    await sameDeal(context, 20)
    await untilPacking(page, url)
    const card = (await page.locator(LIT).first().getAttribute('data-card'))!
    const was = await placeOf(page, card)
    const from = await middle(page, LIT)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 20, from.y + 20)
    await page.locator('.wk-empty.ok').first().waitFor()
    await page.mouse.move(5, 300)
    await page.mouse.up()
    await page.locator('.wk-empty.ok').first().waitFor({ state: 'detached' })
    expect(await placeOf(page, card)).toBe(was)

    const again = await middle(page, LIT)
    await page.mouse.move(again.x, again.y)
    await page.mouse.down()
    await page.mouse.move(again.x + 20, again.y + 20)
    await page.locator('.wk-empty.ok').first().waitFor()
    const aim = async (): Promise<number> => {
      const to = await middle(page, '.wk-empty.ok')
      await page.mouse.move(to.x, to.y, { steps: 4 })
      return page.locator('[data-over] .wk-empty.ok').count()
    }
    await expect.poll(aim).toBeGreaterThan(0)
    await page.mouse.up()
    await page.locator('.wk-empty.ok').first().waitFor({ state: 'detached' })
    // The card goes there with the answer of the table, a moment after it was let go.
    await expect.poll(() => placeOf(page, card)).not.toBe(was)
  }))

test('a finger that rests carries a card, one that does not scrolls', () =>
  visit({ size: PHONE, touch: true }, async ({ page, context, url }) => {
    await sameDeal(context, 20)
    await untilPacking(page, url)
    const finger = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })

    // On a loaded machine the first move may come late, as from a finger that rests; then it is tried again.
    const swipe = async (): Promise<number> => {
      const { x, y } = await middle(page, LIT)
      await touch('touchStart', x, y)
      for (let i = 1; i <= 8; i++) await touch('touchMove', x, y - i * 12)
      await touch('touchEnd', x, y)
      return page.locator('.wk-stage').evaluate((stage) => stage.scrollTop)
    }
    await expect.poll(swipe).toBeGreaterThan(20)
    expect(await page.locator('[data-carried]').count()).toBe(0)

    await page.locator(LIT).first().scrollIntoViewIfNeeded()
    const card = (await page.locator(LIT).first().getAttribute('data-card'))!
    const was = await placeOf(page, card)
    const { x, y } = await middle(page, LIT)
    await touch('touchStart', x, y)
    // By the page's own clock, which may be behind.
    await page.evaluate(() => new Promise((rested) => setTimeout(rested, 260)))
    await touch('touchMove', x + 10, y + 4)
    await page.locator('[data-carried]').waitFor()
    // The sheet makes room and scrolls along: a finger aims again until it is there.
    let to = { x, y }
    const aim = async (): Promise<number> => {
      to = await middle(page, '.wk-empty.ok')
      await touch('touchMove', to.x, to.y)
      return page.locator('[data-over] .wk-empty.ok').count()
    }
    await expect.poll(aim).toBeGreaterThan(0)
    await touch('touchEnd', to.x, to.y)
    await expect.poll(() => placeOf(page, card)).not.toBe(was)
  }))

test('on a phone names of enemies and weapons open their cards in a fight, and all figures are there by ear', () =>
  visit({ size: PHONE, touch: true }, async ({ page, context, url }) => {
    await sameDeal(context, 20)
    await dealMission(page, url, 'Savior of the Waste')
    const name = page.locator('.wk-fighter.foe .wk-look')
    await hintsUntil(page, 'fight', name)
    expect((await name.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await name.tap()
    await page.locator('.wk-closer .wk-wcard').waitFor()
    await page.keyboard.press('Escape')
    const weapon = page.locator('.wk-fighter:not(.foe) .arm .wk-look').first()
    await weapon.tap()
    await page
      .locator('.wk-closer')
      .filter({ hasText: await weapon.innerText() })
      .waitFor()
    const said = await page.locator('.wk-fighter.foe').ariaSnapshot()
    for (const figure of ['Aggression', 'Icons', 'Armour']) expect(said).toContain(figure)
  }))
