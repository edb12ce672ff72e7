import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { BOXES } from '../src/shelf/boxes.ts'

export type Size = readonly [width: number, height: number]
export const DESKTOP: Size = [1440, 900]
export const PHONE: Size = [390, 844]

/** The names of all games on the order slip. */
export const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  BOXES.map(({ id, words }) => [id, words.en.short]),
)
/** Games short enough to be played to the end again and again; the long one has browser tests of its own. */
export const GAMES = Object.keys(NAMES).filter((id) => id !== 'waste-knights')

/** A table stands, and its board is drawn. */
export const SET = '.table:not(:has(> .board[aria-busy])) .question'
/** And the guest is asked. */
export const ASKED = `${SET}.you`

/** From the start page to the table of a game: a choice on the slip and one button. */
export async function dealFromSlip(page: Page, game: string, seats?: number): Promise<void> {
  await page.getByRole('radio', { name: NAMES[game]!, exact: true }).check({ force: true })
  if (seats !== undefined)
    await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true })
  await page.getByRole('button', { name: /^Deal/ }).click()
  await page.locator(SET).waitFor()
}

/**
 * Plays on until the match is over: any line that can be chosen or what the hint says, then the yellow button. A
 * device that is handed over is taken.
 * The choices come from a counter, so that a failing game can be seen again.
 */
export function playToTheEnd(page: Page, most = 3000): Promise<number> {
  return page.evaluate(async (limit) => {
    let picks = 0
    let turn = 7
    const next = (n: number): number => {
      turn = (turn * 48271) % 2147483647
      return turn % n
    }
    // Whoever waits leaves the processor to those who are waited for.
    const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
    const isHint = (button: HTMLButtonElement): boolean =>
      !button.disabled && /^(Hint|Conseil)/.test(button.textContent?.trim() ?? '')
    for (let idle = 0; idle < 8000; ) {
      if (document.querySelector('.result')) return picks
      const go = document.querySelector<HTMLElement>('.confirm .btn-go, .hand-over .btn-go')
      // Rights that are open at any time are left alone while somebody else is asked.
      const asked = document.querySelector('.question.you') !== null
      const lines = [
        ...document.querySelectorAll<HTMLElement>(
          '.options .unfold, .options button.opt, .options .piece[aria-pressed="false"], .options .figure',
        ),
      ].filter(() => asked)
      if (go === null && lines.length === 0) idle++
      else {
        idle = 0
        if (++picks > limit) throw new Error('the game does not end')
        // Half of the answers are the hint's: whoever plays anything at all plays three times as long.
        const hint = next(2) === 0 ? [...document.querySelectorAll('button')].find(isHint) : undefined
        if (go !== null) go.click()
        else if (hint === undefined) lines[next(lines.length)]!.click()
        else {
          hint.click()
          for (let i = 0; i < 100 && document.querySelector('.confirm .btn-go') === null; i++) await pause(10)
        }
      }
      await pause(idle > 0 ? 10 : 1)
    }
    throw new Error(`the table waits: ${document.querySelector('.question')?.textContent}`)
  }, most)
}

/** Plays on by keys alone until the match is over, however long the others take; the focus is never lost. */
/** The number that is printed on the first line of the list, then Enter. */
export async function pressFirst(page: Page): Promise<void> {
  const key = page.locator('.options button.opt .key').first()
  await page.keyboard.press((await key.textContent())!)
  await page.keyboard.press('Enter')
}

export async function pressToTheEnd(page: Page): Promise<void> {
  for (let i = 0; (await page.locator('.result').count()) === 0; i++) {
    await page.keyboard.press(i % 2 === 0 ? String(1 + ((i / 2) % 6)) : 'Enter')
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  }
}
