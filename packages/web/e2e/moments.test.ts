import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { listen } from './ear.ts'
import { dealMission, now, sameDeal } from './knights.ts'
import { ASKED, dealFromSlip, PHONE } from './table.ts'
import { visits } from './visits.ts'

const visit = visits()

/** Shown at the pace of most people, with bots that move on. */
const normal = { settings: { pace: 'normal' } } as const

/** Chooses what the steady bot would, and waits until it is answered. */
async function answer(page: Page): Promise<void> {
  await page.keyboard.press('h')
  const hint = page.locator('.hinted')
  await hint.waitFor()
  await page.locator('.confirm .btn-go').click()
  await hint.waitFor({ state: 'detached' })
}

/** Plays on with hints until a beat is told that has these words, going past all others. */
async function until(page: Page, words: RegExp, most = 60): Promise<void> {
  for (let turns = 0; turns < most; turns++) {
    const bar = page.locator('.saying, .recap-bar')
    await page.locator(`.saying, .recap-bar, ${ASKED}, .result`).first().waitFor()
    if (words.test((await page.locator('.ask').textContent()) ?? '') && (await bar.count()) > 0) return
    if ((await bar.count()) > 0) await page.keyboard.press('Enter')
    else await answer(page)
  }
  throw new Error(`nothing was told of ${words}`)
}

test('bids of WASTE are seen by somebody whose bots moved on, and the account of the round is read before the next', () =>
  visit(normal, async ({ page, context }) => {
    await sameDeal(context, 2)
    await dealFromSlip(page, 'waste', 3)
    await until(page, /Bids revealed/)
    await page.locator('.board .rank').waitFor()
    // It waits, and the bots with it.
    const log = await page.locator('.log li').count()
    await page.waitForTimeout(2500)
    expect(await page.locator('.log li').count()).toBe(log)
    expect(await page.locator('.ask').textContent()).toContain('Bids revealed')
    await until(page, /Draft round 2/)
    expect(await page.locator('.recap h2').textContent()).toBe('Round 1 is over')
    expect(await page.locator('.recap thead th').nth(1).textContent()).toContain('You')
    expect(await page.locator('.recap tbody tr').count()).toBeGreaterThan(8)
    await page.keyboard.press('Enter')
    await page.locator(`${ASKED}, .saying`).first().waitFor()
    expect(await page.locator('.recap').count()).toBe(0)
  }))

test('what is skipped and was one’s own stays above the question; W shows it again, and the board as it was', () =>
  visit(normal, async ({ page, url }) => {
    // Whoever wins none of the first tricks asks for other cards.
    for (let deals = 1, won = false; !won; deals++) {
      if (deals > 12) throw new Error('twelve deals without a trick')
      await page.goto(url)
      await dealFromSlip(page, 'pan', 4)
      won = await until(page, /Trick [1234].*You win/s, 10).then(
        () => true,
        () => false,
      )
    }
    await page.keyboard.press('Escape')
    const line = page.locator('.passed-over')
    await line.waitFor()
    expect(await line.textContent()).toMatch(/Skipped:.*You win with the/)
    // What the others bring upon me meanwhile waits for me, too.
    const asked = page.locator(ASKED)
    const told = page.locator('.saying, .recap-bar')
    while ((await asked.count()) === 0 || (await told.count()) > 0) {
      await asked.or(told).first().waitFor()
      if ((await told.count()) > 0) await page.keyboard.press('Escape')
    }
    await page.keyboard.press('w')
    const cause = page.locator('.happened .cause', { hasText: 'You win with the' })
    await cause.waitFor()
    expect(await cause.locator('.delta').count()).toBeGreaterThan(0)
    await cause.getByRole('button').first().click()
    await page.locator('.board .reveal').waitFor()
    expect(await page.locator('.confirm .btn-go').count()).toBe(0)
    await page.getByRole('button', { name: 'Back to now' }).click()
    await page.locator(ASKED).waitFor()
    await page.keyboard.press('w')
    await page.locator('.happened').waitFor({ state: 'detached' })
    await answer(page)
    await expect.poll(() => line.count()).toBe(0)
  }))

test('each beat is said once and the question last; the time stands while something lies over the table', () =>
  visit(normal, async ({ page, context }) => {
    await sameDeal(context, 1)
    await dealFromSlip(page, 'pan', 4)
    const said = await listen(page)
    await until(page, /Trick 1/)
    await page.keyboard.press('Enter')
    await page.locator(ASKED).waitFor()
    const heard = (await said()).filter((text) => text !== '')
    expect(heard.filter((text) => text.startsWith('Trick 1:'))).toHaveLength(1)
    expect(heard.every((text) => text.length <= 200)).toBe(true)
    expect(heard.at(-1)).not.toContain('Trick 1')
    await until(page, /goes on by itself/)
    await page.keyboard.press('?')
    const before = await page.locator('.saying').textContent()
    await page.waitForTimeout(7000)
    expect(await page.locator('.saying').textContent()).toBe(before)
    await page.keyboard.press('Escape')
    await page.waitForFunction((was) => document.querySelector('.saying')?.textContent !== was, before)
  }))

test('on a phone a beat is gone on from, held and skipped with a finger, and the account shows one player at a time', () =>
  visit({ ...normal, size: PHONE, touch: true, theme: 'dark' }, async ({ page, context }) => {
    await sameDeal(context, 1)
    await dealFromSlip(page, 'waste', 3)
    await until(page, /goes on by itself|Bonus piles/)
    await page.getByRole('button', { name: 'Hold' }).tap()
    const told = await page.locator('.saying h1').textContent()
    await page.waitForTimeout(6500)
    expect(await page.locator('.saying h1').textContent()).toBe(told)
    await page.getByRole('button', { name: /^Next/ }).tap()
    await until(page, /Draft round 2/)
    expect(await page.locator('.recap td:visible').count()).toBe(
      await page.locator('.recap tbody tr').count(),
    )
    await page.locator('.recap .whose button').nth(1).tap()
    expect(await page.locator('.recap .whose button').nth(1).getAttribute('aria-pressed')).toBe('true')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE[0])
    await page.getByRole('button', { name: /Draft round 2/ }).tap()
    await page.locator(`${ASKED}, .saying`).first().waitFor()
  }))

/** Does what the hints say until a beat is told that has these words; windows may close by themselves meanwhile. */
async function hintsUntil(page: Page, words: RegExp): Promise<void> {
  const step = async (): Promise<boolean> => {
    const { next } = await now(page)
    if (next === 'told' && words.test((await page.locator('.ask').textContent()) ?? '')) return true
    if (next === 'answer') await page.keyboard.press('h')
    else if (next !== 'wait') await page.keyboard.press('Enter')
    return false
  }
  await expect.poll(step, { timeout: 120_000, interval: 30 }).toBe(true)
}

test(
  'Waste Knights: the mission and the account of a round wait; a table opened anew tells them again only if they were not gone past',
  () =>
    visit({ settings: { pace: 'fast', waits: 'all' } }, async ({ page, context, url }) => {
      await sameDeal(context, 20)
      await dealMission(page, url, 'Savior of the Waste', 3)
      for (const words of [/The mission is Savior of the Waste/, /On to round 2/]) {
        await hintsUntil(page, words)
        await page.reload()
        await hintsUntil(page, words)
        await page.keyboard.press('Enter')
        await page.locator(`${ASKED}, .saying`).first().waitFor()
        await page.reload()
        await page.locator(`${ASKED}, .saying`).first().waitFor()
        expect(await page.locator('.ask').textContent()).not.toMatch(words)
      }
      await page.keyboard.press('w')
      await page.getByRole('button', { name: 'Whole game' }).click()
      await page.locator('.happened .cause').first().waitFor()
    }),
  180_000,
)
