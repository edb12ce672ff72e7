import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { SET } from './table.ts'

/** The mission of one prepared round for two: the shortest there is. */
export const SHORT = 'Road to Gangraen'

/** Every deal of this guest is the same: the page's random bytes come from a counter. */
export async function sameDeal(context: BrowserContext, seed: number): Promise<void> {
  await context.addInitScript((first) => {
    let state = first
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      const bytes = new Uint8Array(array!.buffer)
      for (let i = 0; i < bytes.length; i++) {
        state = (state * 48271) % 2147483647
        bytes[i] = state & 255
      }
      return array
    }
  }, seed)
}

/** The set-up page filled in: seats and a mission by its name. */
export async function planMission(page: Page, url: string, mission: string, seats = 2): Promise<void> {
  await page.goto(url)
  await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true })
  await page.getByRole('combobox', { name: 'Mission', exact: true }).selectOption(mission)
}

/** From the set-up page to the table of a mission, one seat against bots. */
export async function dealMission(page: Page, url: string, mission: string, seats = 2): Promise<void> {
  await planMission(page, `${url}/play/waste-knights`, mission, seats)
  await page.getByRole('button', { name: /^Deal/ }).click()
  await page.locator(SET).waitFor()
}

interface Now {
  /** what the board shows: map, plan, fight … */
  scene: string
  /** the question asked, by the name of its step */
  decision: string
  /** what can be done next: go on from what is told, commit what is picked, answer, or wait */
  next: 'told' | 'commit' | 'answer' | 'wait' | 'over'
}

export const now = (page: Page): Promise<Now> =>
  page.evaluate(async () => {
    const has = (what: string): boolean => document.querySelector(what) !== null
    // The question may stand and its board follow.
    while (has('.board[aria-busy]')) await new Promise(requestAnimationFrame)
    const next = has('.result')
      ? 'over'
      : has('.saying, .recap-bar')
        ? 'told'
        : has('.confirm .btn-go:not([aria-disabled="true"])')
          ? 'commit'
          : has('.question.you')
            ? 'answer'
            : 'wait'
    return {
      scene: document.querySelector('.wk-all')?.getAttribute('data-scene') ?? '',
      decision: document.querySelector('.table')?.getAttribute('data-decision') ?? '',
      next,
    }
  })

/** The hands of a guest: how an answer is picked, and how it is committed. */
interface Hands {
  answer(now: Now, turn: number): Promise<unknown>
  commit(): Promise<unknown>
  /** after every step, with what was asked in it */
  look?(now: Now): Promise<unknown>
}

/** Plays on until the match is over, or so many answers were committed; gives back how many were. */
export async function play(page: Page, { answer, commit, look }: Hands, most = 400): Promise<number> {
  let answers = 0
  for (let turn = 0, idle = 0; answers < most; turn++) {
    const is = await now(page)
    if (is.next === 'over') break
    await look?.(is)
    if (is.next === 'wait') {
      if (++idle > 1500) throw new Error(`the table waits: ${await page.locator('body').innerText()}`)
      await page.waitForTimeout(20)
      continue
    }
    idle = 0
    if (turn > 4000) throw new Error(`nothing comes of "${is.decision}"`)
    if (is.next === 'answer') await answer(is, turn)
    else {
      if (is.next === 'commit') answers++
      await commit()
    }
  }
  return answers
}

/** A short wait: what was there may be gone because the table went on by itself. */
const soon = { timeout: 800 }
/** Not the yellow button of the result: the others may end the match while a finger is on its way. */
const GO = ':is(:not(.result) > .confirm .btn-go, .confirm.ways > :last-child)'

/** Answers by the plain list, with a mouse or with a finger; every third time as the hint says, where there is one. */
export function byPointer(page: Page, how: 'click' | 'tap'): Hands {
  const lines = page.locator('.options :is(.unfold, button.opt, .piece[aria-pressed="false"], .figure)')
  const hint = page.getByRole('button', { name: /Hint/ }).first()
  const press = (what: ReturnType<Page['locator']>): Promise<void> => what[how](soon).catch(() => {})
  return {
    commit: () => press(page.locator(GO).first()),
    async answer(_now, turn) {
      const many = await lines.count()
      const asks = many === 0 || (turn % 3 === 0 && (await hint.count()) > 0)
      await press(asks ? hint : lines.nth((turn * 7) % many))
    },
  }
}

/** Answers as the hint says, by keys alone. */
export const byKeys = (page: Page): Hands => ({
  commit: () => page.keyboard.press('Enter'),
  answer: (_now, turn) => page.keyboard.press(turn % 3 === 0 ? String(1 + (turn % 4)) : 'h'),
})

/** Does what the hints say until the board asks something in this scene; with a sight, until that is asked about. */
export async function hintsUntil(page: Page, scene: string, sight?: Locator): Promise<void> {
  const step = async (): Promise<string> => {
    const is = await now(page)
    if (is.next === 'wait' || is.next === 'over') return is.next
    const seen = sight === undefined || (await sight.count()) > 0
    if (is.scene === scene && seen && is.next !== 'told') return scene
    await page.keyboard.press(is.next === 'answer' ? 'h' : 'Enter')
    return is.next
  }
  await expect.poll(step, { timeout: 90_000 }).toBe(scene)
}
