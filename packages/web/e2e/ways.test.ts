import { expect, test } from 'vitest'
import { accessible } from './axe.ts'
import { sameDeal } from './knights.ts'
import { ASKED, dealFromSlip, PHONE, playToTheEnd, pressToTheEnd, SET } from './table.ts'
import { visits } from './visits.ts'

const visit = visits()

/** A worker whose next message is held back until the test lets it go. */
function slowWorker(): void {
  const slow = { next: false, held: null as (() => void) | null }
  Object.assign(globalThis, { slow })
  const { postMessage } = Worker.prototype
  Worker.prototype.postMessage = function (message: unknown) {
    const send = (): void => postMessage.call(this, message)
    const answered = (): void => {
      slow.held = null
    }
    const sendNow = (): void => {
      this.addEventListener('message', answered, { once: true })
      send()
    }
    if (slow.next) Object.assign(slow, { next: false, held: sendNow })
    else send()
  }
}

test('a whole game of Pan by keys alone, and the focus is never lost', () =>
  visit({}, async ({ page }) => {
    await page.getByRole('button', { name: /^Deal/ }).focus()
    await page.keyboard.press('Enter')
    await page.locator(SET).waitFor()
    await pressToTheEnd(page)
  }))

test('keys open and close drawers, and give the focus back', () =>
  visit({}, async ({ page }) => {
    await dealFromSlip(page, 'pan')
    await page.keyboard.press('ArrowDown')
    const before = await page.evaluate(() => document.activeElement?.textContent)
    for (const key of ['r', '?']) {
      await page.keyboard.press(key)
      await page.locator('.drawer').waitFor()
      await accessible(page)
      await page.keyboard.press('Escape')
      await page.locator('.drawer').waitFor({ state: 'detached' })
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(before)
    }
  }))

test('“Why?” says in plain words what is asked, then the rule itself, then all rules; no number elsewhere', () =>
  visit({}, async ({ page }) => {
    await dealFromSlip(page, 'pan')
    await page.locator(ASKED).waitFor()
    expect(await page.locator('.clause').count()).toBe(0)
    await page.getByRole('button', { name: 'Why?' }).click()
    const plain = page.locator('.plain-rules')
    await plain.getByText('Everyone plays one card at the same time.').waitFor()
    expect(await plain.locator('.rule').first().isVisible()).toBe(false)
    await plain.getByText('The exact rule').click()
    await plain.getByText('commits exactly one card').waitFor()
    await accessible(page)
    await plain.getByRole('button', { name: 'All rules' }).click()
    await page.getByRole('searchbox').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('r')
    await plain.waitFor()
  }))

test('numbers of rules are everywhere for those who want them, and open the rules there', () =>
  visit({ settings: { clauses: true } }, async ({ page }) => {
    await dealFromSlip(page, 'pan')
    await page.locator('.question .clause').first().click()
    const here = page.locator('.rule.here')
    await here.waitFor()
    expect(await here.isVisible()).toBe(true)
    await page.getByRole('searchbox').fill('ghost')
    expect(await page.locator('.rule').count()).toBeGreaterThan(3)
  }))

test('one gesture to choose and one to play: Space chooses, and again; Enter does what the yellow button says', () =>
  visit({}, async ({ page, url }) => {
    for (const [game, one] of [
      ['pan', '.hand button.pc'],
      ['waste', '.hand button.card'],
      ['industrial-waste', '.board button.iw-set'],
    ] as const) {
      await page.goto(url)
      await dealFromSlip(page, game)
      await page.locator(ASKED).waitFor()
      const asked = await page.locator('.question h1').textContent()
      await page.locator(one).first().focus()
      for (let press = 0; press < 3; press++) await page.keyboard.press('Space')
      expect(await page.locator('.question h1').textContent(), game).toBe(asked)
      if ((await page.locator('.confirm .btn-go').count()) === 0) await page.keyboard.press('Space')
      await page.locator('.confirm .btn-go').waitFor()
      const lines = await page.locator('.log li').count()
      await page.keyboard.press('Enter')
      await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(lines)
    }
  }))

test('Enter takes the device, and letters and numbers can be switched off as keys', () =>
  visit({ settings: { shortcuts: false } }, async ({ page }) => {
    await page.getByRole('radio', { name: 'One device' }).check({ force: true })
    await page.getByRole('button', { name: /^Deal/ }).click()
    await page.locator('.hand-over').waitFor()
    // A tap on its way to what stood here before takes nothing.
    await expect
      .poll(async () => {
        await page.keyboard.press('Enter')
        return page.locator('.hand-over').count()
      })
      .toBe(0)
    await page.locator(ASKED).waitFor()
    for (const key of ['1', '2', '3', '4', '5', '6', 'r', 'h', '?']) await page.keyboard.press(key)
    expect(await page.locator('.drawer, [aria-pressed="true"], .hinted').count()).toBe(0)
  }))

test('a table survives a reload in the middle, and is listed', () =>
  visit({}, async ({ page, url }) => {
    await dealFromSlip(page, 'industrial-waste')
    await page.locator(ASKED).waitFor()
    await page.locator('.opt').first().click()
    await page.locator('.btn-go').click()
    await page.locator(ASKED).waitFor()
    await page.getByText('Saved').waitFor()
    const asked = await page.locator('.question h1').textContent()
    await page.reload()
    await page.locator(ASKED).waitFor()
    expect(await page.locator('.question h1').textContent()).toBe(asked)
    await page.goto(url)
    await page.getByText('Your turn').first().waitFor()
  }))

test('undo clears what is picked, and says why nothing can be taken back', () =>
  visit({}, async ({ page }) => {
    await dealFromSlip(page, 'pan')
    await page.locator('.opt').first().click()
    await page.getByRole('button', { name: /Clear/ }).click()
    expect(await page.locator('.opt[aria-pressed="true"]').count()).toBe(0)
    await page.keyboard.press('u')
    await page.getByText('You have no move to undo.').waitFor()
  }))

test('the hint names what the bot would do, and picks it', () =>
  visit({}, async ({ page }) => {
    await dealFromSlip(page, 'pan')
    await page.getByRole('button', { name: /Hint/ }).click()
    await page.locator('.hinted').getByText('Gus would').waitFor()
    expect(await page.locator('.opt[aria-pressed="true"]').count()).toBe(1)
  }))

test('where the first tap plays, a hint still only picks', () =>
  visit({ settings: { confirm: false } }, async ({ page }) => {
    await dealFromSlip(page, 'waste', 2)
    await page.locator(ASKED).waitFor()
    await page.getByRole('button', { name: /Hint/ }).click()
    await page.locator('.hinted').waitFor()
    expect(await page.locator('.hand .card[aria-pressed="true"]').count()).toBe(1)
    expect(await page.locator('.hand .card').count()).toBe(7)
  }))

test('where the first tap plays, one way of several is only chosen: a ghost’s card in Pan, a card of Industrial Waste', async () => {
  await visit({ settings: { confirm: false } }, async ({ page }) => {
    await dealFromSlip(page, 'pan', 2)
    await page.locator(ASKED).waitFor()
    const title = await page.locator('.question h1').textContent()
    await page.locator('.hand button[data-card]').first().click()
    await page.locator('.confirm .btn-go:not([aria-disabled="true"])').waitFor()
    expect(await page.locator('.question h1').textContent()).toBe(title)
  })
  await visit({ settings: { confirm: false } }, async ({ page, context, url }) => {
    await sameDeal(context, 22)
    await page.goto(url)
    await dealFromSlip(page, 'industrial-waste', 2)
    const turn = page.locator('.table[data-decision="turn"]:has(> .ask .question.you)')
    const step = async (): Promise<number> => {
      const asks = await turn.count()
      if (asks === 0 && (await page.locator(ASKED).count()) > 0) await page.keyboard.press('1')
      return asks
    }
    await expect.poll(step, { timeout: 60_000 }).toBe(1)
    const cards = page.locator('.hand .card')
    const before = await cards.count()
    await cards.first().click()
    await page.locator('.hand .card[aria-pressed="true"], .question .refused').first().waitFor()
    expect(await cards.count()).toBe(before)
    expect(await turn.count()).toBe(1)
  })
})

test('a hint that comes late takes no pick away, neither from its own question nor from the next', () =>
  visit({}, async ({ page }) => {
    await page.addInitScript(slowWorker)
    await page.reload()
    await dealFromSlip(page, 'waste', 2)
    const picked = page.locator('.hand .card[aria-pressed="true"]')
    const pickLast = async (of: number): Promise<string | null> => {
      await page.locator(ASKED).waitFor()
      await expect.poll(() => page.locator('.hand .card').count()).toBe(of)
      await page.locator('.hand .card').last().click()
      return picked.getAttribute('data-card')
    }
    const hintInBetween = async (meanwhile: () => Promise<string | null>): Promise<void> => {
      await page.evaluate('slow.next = true')
      await page.getByRole('button', { name: /Hint/ }).click()
      await page.waitForFunction('slow.held !== null')
      const card = await meanwhile()
      await page.evaluate('slow.held()')
      await page.waitForFunction('slow.held === null')
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
      expect(await picked.getAttribute('data-card')).toBe(card)
    }
    await hintInBetween(() => pickLast(7))
    await page.locator('.hinted').waitFor()
    await hintInBetween(async () => {
      await page.locator('.btn-go').click()
      return pickLast(6)
    })
  }))

test('at a table without hints nobody offers one, by button or by key', () =>
  visit({}, async ({ page, url }) => {
    await page.goto(`${url}/play/pan`)
    await page.getByText('Table options').click()
    const hints = page.getByRole('group', { name: 'Give hints' })
    await hints.getByRole('radio', { name: 'No' }).check({ force: true })
    await page.getByRole('button', { name: /^Deal/ }).click()
    await page.locator(ASKED).waitFor()
    expect(await page.getByRole('button', { name: /Hint/ }).count()).toBe(0)
    await page.keyboard.press('h')
    await page.keyboard.press('?')
    await page.locator('.keys').waitFor()
    expect(await page.getByText('what the bot would do').count()).toBe(0)
    expect(await page.locator('.opt[aria-pressed="true"]').count()).toBe(0)
  }))

test('one drawer leads to another with the focus, and the log of a phone can be closed', () =>
  visit({ size: PHONE, touch: true }, async ({ page }) => {
    await dealFromSlip(page, 'pan')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: 'Keys' }).click()
    await page.locator('.keys').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Keys')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Log', exact: true }).click()
    await page.locator('.log-panel').getByRole('button', { name: 'Close' }).click()
    await page.locator('.log-panel').waitFor({ state: 'hidden' })
  }))

test('the log of a phone opens at its newest line, also where somebody read further up before', () =>
  visit({ size: PHONE, touch: true }, async ({ page }) => {
    await dealFromSlip(page, 'waste')
    await playToTheEnd(page)
    const log = page.locator('ol.log')
    const below = (): Promise<number> =>
      log.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)
    for (const _ of ['first', 'again']) {
      await page.getByRole('button', { name: 'Log', exact: true }).click()
      await log.waitFor()
      expect(await log.evaluate((list) => list.scrollHeight > 2 * list.clientHeight)).toBe(true)
      await expect.poll(below).toBeLessThan(2)
      await log.evaluate((list) => list.scrollTo(0, 0))
      await expect.poll(below).toBeGreaterThan(100)
      await page.locator('.log-panel').getByRole('button', { name: 'Close' }).click()
      await log.waitFor({ state: 'hidden' })
    }
  }))

for (const sound of [true, false])
  test(`a move is ${sound ? 'heard' : 'silent'} with the sound ${sound ? 'on' : 'off'}`, () =>
    visit({ settings: { sound } }, async ({ page }) => {
      await dealFromSlip(page, 'pan')
      await page.evaluate(() => {
        const { createGain } = AudioContext.prototype
        AudioContext.prototype.createGain = function heard() {
          document.body.dataset.heard = 'yes'
          return createGain.call(this)
        }
      })
      await page.locator('.opt').first().click()
      await page.locator('.confirm .btn-go').click()
      await page.getByText('Trick 1: all cards up!').waitFor()
      await expect.poll(() => page.locator('body').getAttribute('data-heard')).toBe(sound ? 'yes' : null)
    }))

test('on one device the hand is hidden until the next player has it', () =>
  visit({}, async ({ page }) => {
    await page.getByRole('radio', { name: 'One device' }).check({ force: true })
    await page.getByRole('button', { name: /^Deal/ }).click()
    await page.locator('.hand-over').waitFor()
    expect(await page.locator('.table').count()).toBe(0)
    await accessible(page)
    await page.getByRole('button', { name: /show my cards/ }).click()
    await page.locator('.opt').first().click()
    await page.locator('.btn-go').click()
    await page.locator('.hand-over').waitFor()
    expect(await page.locator('.table').count()).toBe(0)
    // Nor does the replay of a match under way show a hand to whoever has the device.
    await page.goto(`${page.url()}/replay?at=0&seat=0`)
    await page.locator('.replay').waitFor()
    expect(await page.getByRole('combobox', { name: 'Seen by' }).locator('option').count()).toBe(1)
    expect(await page.locator('.all-hands section').count()).toBe(0)
  }))

test('a match can be replayed from any moment, through any eyes, and gone on with', () =>
  visit({}, async ({ page }) => {
    await dealFromSlip(page, 'pan')
    await playToTheEnd(page)
    await page.getByRole('link', { name: 'Replay the match' }).click()
    await page.locator('.replay').waitFor()
    await accessible(page)
    await page.getByRole('button', { name: 'To the end' }).click()
    const end = Number(new URL(page.url()).searchParams.get('at'))
    expect(end).toBeGreaterThan(3)
    await page.getByRole('button', { name: 'One move back' }).click()
    await page.getByRole('combobox', { name: 'Seen by' }).selectOption('watch')
    await page.waitForURL(/seat=watch/)
    expect(new URL(page.url()).searchParams.get('at')).toBe(String(end - 1))
    await page.reload()
    await page.getByText(`Move ${end - 1} of ${end}`).waitFor()
    await page.getByRole('button', { name: 'To the start' }).click()
    await page.getByRole('button', { name: /Play from here/ }).click()
    await page.locator(ASKED).waitFor()
  }))

test('a table is played in one window; another can take it over', () =>
  visit({}, async ({ page, context }) => {
    await dealFromSlip(page, 'pan')
    const other = await context.newPage()
    await other.goto(page.url())
    await other.getByRole('button', { name: 'Play it here' }).click()
    await other.locator(SET).waitFor()
    await page.getByRole('heading', { name: 'This table is open in another window.' }).waitFor()
  }))
