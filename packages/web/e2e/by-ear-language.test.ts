import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { heardOn, listen } from './ear.ts'
import { ASKED } from './table.ts'
import { visits } from './visits.ts'

const visit = visits()
const french = { settings: { language: 'fr' } } as const

/** In which language each of these is read. */
const readIn = (page: Page, parts: readonly string[]): Promise<(string | null | undefined)[]> =>
  page.evaluate(
    (all) => all.map((part) => document.querySelector(part)?.closest('[lang]')?.getAttribute('lang')),
    parts,
  )
const OF_GAME = ['.question h1', '.hand button', '.log li', '.seat .note', '.board .wall', '.options .opt']
const OF_PAGE = ['.tools .btn', '.question .you', '.log-panel h2', '.options .unfold']

async function deal(page: Page, url: string, game: string): Promise<void> {
  await page.goto(`${url}/play/${game}`)
  await page.getByRole('button', { name: /^Distribuer/ }).click()
  await page.locator(ASKED).waitFor()
  await page.locator('.board:not([aria-busy])').waitFor()
}

test('the page says which language it is in, and English in a French page is English to a voice', () =>
  visit(french, async ({ page, url }) => {
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr')
    await deal(page, url, 'waste')
    expect(await readIn(page, OF_GAME.slice(0, 5))).toEqual(Array(5).fill('en'))
    expect(await readIn(page, OF_PAGE)).toEqual(Array(4).fill('fr'))
    const said = await listen(page)
    await heardOn(page, said, '1')
    expect(await page.locator('[role="log"].sr p').last().getAttribute('lang')).toBe('en')
    await heardOn(page, said, 'Escape')
    const cleared = page.locator('[role="log"].sr p').last()
    expect(await cleared.textContent()).toBe('Choix effacé.')
    expect(await cleared.getAttribute('lang')).toBeNull()
    await page.locator('.unfold').click()
    expect(await readIn(page, ['.options .opt'])).toEqual(['en'])
    await page.keyboard.press('r')
    await page.goto(`${url}/settings`)
    expect(await readIn(page, ['label[lang="en"]'])).toEqual(['en'])
    await page.getByText('English').click()
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en')
  }))

test('a game that speaks French is French all over', () =>
  visit(french, async ({ page, url }) => {
    await deal(page, url, 'pan')
    expect(await page.locator('.table [lang="en"]').count()).toBe(0)
    expect(await readIn(page, ['.question h1', '.log li'])).toEqual(['fr', 'fr'])
  }))
