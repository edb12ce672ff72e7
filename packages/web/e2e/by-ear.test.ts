import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { heardOn, listen } from './ear.ts'
import { dealMission, hintsUntil, SHORT, sameDeal } from './knights.ts'
import { ASKED, dealFromSlip, playToTheEnd } from './table.ts'
import { visits } from './visits.ts'

const visit = visits()

const shortcuts = (page: Page, where: string): Promise<(string | null)[]> =>
  page.locator(where).evaluateAll((all) => all.map((each) => each.getAttribute('aria-keyshortcuts')))

test('a number key says what it picked and what that is worth, Esc that it is cleared, a hint that it is chosen', () =>
  visit({}, async ({ page }) => {
    await dealFromSlip(page, 'waste', 3)
    await page.locator(ASKED).waitFor()
    const said = await listen(page)
    expect(await shortcuts(page, '.hand .card')).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    const name = (await page.locator('.hand .card').nth(1).locator('.name').textContent())!
    const heard = await heardOn(page, said, '2')
    expect(heard.toLowerCase()).toContain(name.toLowerCase())
    expect(heard).toContain(
      (await page.locator('.tally p').textContent())!
        .replace(/^.*?\d /, '')
        .trim()
        .slice(-30),
    )
    expect(await heardOn(page, said, 'Escape')).toBe('Choice cleared.')
    expect(await heardOn(page, said, 'h')).toMatch(/^Gus would: .*It’s chosen now; Enter plays it\./)
  }))

test('the total of a bid is said with each card', () =>
  visit({}, async ({ page }) => {
    await dealFromSlip(page, 'waste', 3)
    await page.locator(ASKED).waitFor()
    const said = await listen(page)
    while ((await page.locator('.table[data-decision="bid"]').count()) === 0) {
      const hand = await page.locator('.hand .card').count()
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
      await expect.poll(() => page.locator('.hand .card').count()).not.toBe(hand)
    }
    await page.locator(ASKED).waitFor()
    expect(await heardOn(page, said, '1')).toMatch(/Bid: 1 card, value \d/)
    expect(await heardOn(page, said, '2')).toMatch(/Bid: 2 cards, value \d/)
    await page.locator('.hand .card').nth(2).focus()
    expect(await heardOn(page, said, ' '), 'by the card itself, too').toMatch(/^Bid: 3 cards, value \d/)
  }))

test('hand, seats, the question and the latest moves are read out by keys, and what was said can be read back', () =>
  visit({}, async ({ page }) => {
    await dealFromSlip(page, 'pan', 3)
    await page.locator(ASKED).waitFor()
    const said = await listen(page)
    const question = (await page.locator('.question h1').textContent())!
    expect(await heardOn(page, said, 'q')).toBe(`You. ${question}.`.replace('..', '.'))
    const cards = await page
      .locator('.hand button[data-card]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''))
    const hand = await heardOn(page, said, 'c')
    for (const card of cards) expect(hand).toContain(card)
    expect(await heardOn(page, said, 's')).toMatch(/You\..*bot, level 2 of 6/)
    expect(await heardOn(page, said, 'm')).toMatch(/(\. |^)Gus has chosen a card\./)
    expect(await heardOn(page, said, ',')).toContain('has chosen a card')
    expect(await heardOn(page, said, ',')).toMatch(/You\..*bot, level 2 of 6/)
    expect(await heardOn(page, said, ',')).toBe(hand)
    expect(await heardOn(page, said, '.')).toMatch(/You\..*bot, level 2 of 6/)
    await page.keyboard.press('l')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Log')
    await page.keyboard.press('l')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).not.toBe('Log')
  }))

test('the buttons beside an amount say what it is now', () =>
  visit({}, async ({ page }) => {
    await dealFromSlip(page, 'industrial-waste', 3)
    const said = await listen(page)
    const more = page.locator('.amount').getByRole('button', { name: 'More', exact: true })
    let turn = 0
    const bid = async (): Promise<number> => {
      const asks = await more.count()
      if (asks === 0 && (await page.locator('.saying, .recap-bar').count()) > 0)
        await page.keyboard.press('Enter')
      else if (asks === 0 && (await page.locator(ASKED).count()) > 0) {
        // What would be wasted is asked about once more: then it is another one's turn.
        await page.keyboard.press(String(1 + (turn++ % 6)))
        await page.keyboard.press('Enter')
      }
      return asks
    }
    await expect.poll(bid, { timeout: 90_000, interval: 20 }).toBe(1)
    await more.focus()
    expect(await heardOn(page, said, 'Enter')).toMatch(/€\d/)
    const first = await page.locator('.amount .figure b').textContent()
    expect(await heardOn(page, said, 'Enter')).not.toContain(`${first}.`)
  }))

test('each step of a replay says what happened', () =>
  visit({}, async ({ page }) => {
    await dealFromSlip(page, 'pan', 2)
    await playToTheEnd(page)
    await page.getByRole('link', { name: 'Replay the match' }).click()
    await page.locator('.timeline').waitFor()
    await page.getByRole('button', { name: 'To the start' }).click()
    const said = await listen(page)
    await page.getByRole('button', { name: 'One move on' }).focus()
    const heard = [await heardOn(page, said, 'Enter'), await heardOn(page, said, 'Enter')]
    expect(heard[0]).toMatch(/^Move 1 of \d+\. \S/)
    expect(heard[1]).toMatch(/^Move 2 of \d+\. \S/)
  }))

test('a key is changed in the settings, one that is taken is refused with its owner, and the help shows it', () =>
  visit({}, async ({ page, url }) => {
    await page.goto(`${url}/settings`)
    const undo = page.getByRole('textbox', { name: 'undo', exact: true })
    await undo.fill('W')
    await page.getByRole('alert').getByText('W is taken: what happened since your move.').waitFor()
    expect(await undo.inputValue()).toBe('U')
    await undo.press('Z')
    expect(await undo.inputValue()).toBe('Z')
    await page.goto(url)
    await dealFromSlip(page, 'pan', 3)
    await page.locator(ASKED).waitFor()
    await page.locator('.opt').first().click()
    await page.keyboard.press('u')
    expect(await page.locator('.opt[aria-pressed="true"]').count()).toBe(1)
    await page.keyboard.press('z')
    await expect.poll(() => page.locator('.opt[aria-pressed="true"]').count()).toBe(0)
    await page.keyboard.press('?')
    await page.locator('.keys div', { hasText: 'undo' }).getByText('Z', { exact: true }).waitFor()
    expect(await shortcuts(page, '.tools .btn:has-text("Undo")')).toEqual(['Z'])
  }))

test('a seat is a button where it leads to something on the board, and else it is none', async () => {
  await visit({}, async ({ page }) => {
    await dealFromSlip(page, 'waste', 3)
    await page.locator(ASKED).waitFor()
    await page.locator('.seats').getByRole('button', { name: 'Gus', exact: true }).press('Enter')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-place'))).toBe('1')
  })
  await visit({}, async ({ page, context, url }) => {
    await sameDeal(context, 21)
    await dealMission(page, url, SHORT)
    await hintsUntil(page, 'plan')
    expect(await page.locator('.seats button.name').count()).toBe(0)
  })
})

test('how much is said is chosen: questions only leaves out what happened, and it can still be read back', () =>
  visit({ settings: { speech: 'brief', pace: 'normal' } }, async ({ page, context, url }) => {
    await sameDeal(context, 5)
    await page.goto(url)
    await dealFromSlip(page, 'pan', 4)
    await page.locator(ASKED).waitFor()
    const said = await listen(page)
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await page.locator('.saying').waitFor()
    const told = (await page.locator('.saying').textContent())!
    expect(told).toContain('Trick 1')
    await page.keyboard.press('Escape')
    await page.locator(ASKED).waitFor()
    const heard = await said()
    expect(heard.join(' ')).not.toContain('Trick 1')
    expect(heard.at(-1)).toMatch(/^Trick 2: which card/)
    await heardOn(page, said, ',')
    expect(await heardOn(page, said, ',')).toContain('Trick 1')
  }))

test('without letters and numbers no key is told of, and none does anything', () =>
  visit({ settings: { shortcuts: false } }, async ({ page }) => {
    await dealFromSlip(page, 'waste', 3)
    await page.locator(ASKED).waitFor()
    const said = await listen(page)
    expect(await page.locator('[aria-keyshortcuts]').count()).toBe(0)
    for (const key of ['1', 'c', 's', 'q', ',']) await page.keyboard.press(key)
    expect(await page.locator('.hand [aria-pressed="true"]').count()).toBe(0)
    expect(await said()).toEqual([])
  }))
