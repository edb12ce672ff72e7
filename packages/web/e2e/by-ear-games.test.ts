import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dealMission, SHORT, sameDeal } from './knights.ts'
import { dealFromSlip, GAMES } from './table.ts'
import { visits } from './visits.ts'

const visit = visits()

interface Heard {
  /** everything said in the one place, in its order */
  said: string[]
  /** live text anywhere else on the page */
  elsewhere: string[]
  /** messages that were taken out with fewer than this many after them */
  soonest: number
  /** questions that came without a word, twice, or not last */
  wrong: string[]
  questions: number
}

/** Plays a whole match by the plain list and keeps all that screen readers were given. */
const playListening = (page: Page, most: number): Promise<Heard> =>
  page.evaluate(async (limit) => {
    const heard: Heard = { said: [], elsewhere: [], soonest: 99, wrong: [], questions: 0 }
    const order = new Map<Node, number>()
    const region = document.querySelector('.table > [role="log"]')!
    for (const node of region.childNodes) order.set(node, heard.said.push(node.textContent ?? ''))
    const within = (target: Node): Element | null | undefined =>
      (target instanceof Element ? target : target.parentElement)?.closest(
        '[aria-live], [role="status"], [role="alert"]',
      )
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const live = within(target)
        if (live === region)
          for (const node of addedNodes) order.set(node, heard.said.push(node.textContent ?? ''))
        else if (live?.textContent) heard.elsewhere.push(live.textContent)
      }
      for (const { removedNodes, target } of changes)
        if (within(target) === region)
          for (const node of removedNodes)
            heard.soonest = Math.min(heard.soonest, heard.said.length - order.get(node)!)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    const drawn = (): Promise<void> =>
      new Promise((done) => requestAnimationFrame(() => setTimeout(done, 12)))
    let turn = 7
    const next = (n: number): number => {
      turn = (turn * 48271) % 2147483647
      return turn % n
    }
    let mark = 0
    let asked = ''
    let before = ''
    for (let idle = 0; heard.questions < limit && !document.querySelector('.result'); ) {
      const go = document.querySelector<HTMLElement>('.confirm .btn-go, .ways .btn:last-child')
      const is = document.querySelector('.question.you') !== null && !document.querySelector('.saying')
      const lines = [
        ...document.querySelectorAll<HTMLElement>(
          '.options .unfold, .options button.opt, .options .piece[aria-pressed="false"], .options .figure',
        ),
      ].filter(() => is)
      const question = `${document.querySelectorAll('.log li').length} ${document.querySelector('.question h1')?.textContent}`
      // A button that asks once more leaves the question as it is, whatever the others have done meanwhile.
      const text = question.replace(/^\d+ /, '')
      if (is && asked === '' && before.endsWith(` ${text}`) && heard.said.length === mark) asked = question
      if (is && asked === '') {
        // Whatever is still said about the last answer comes before.
        for (let i = 0; i < 3; i++) await drawn()
        if (document.querySelector('.saying')) continue
        asked = question
        heard.questions++
        const since = heard.said.slice(mark)
        const last = since.at(-1)
        if (last === undefined) heard.wrong.push(`not a word: ${question}`)
        else if (since.filter((text) => text === last).length > 1) heard.wrong.push(`twice: ${last}`)
        continue
      }
      if (go === null && lines.length === 0) {
        if (++idle > 3000) throw new Error(`the table waits: ${document.querySelector('.ask')?.textContent}`)
      } else {
        idle = 0
        if (go === null) lines[next(lines.length)]!.click()
        else {
          if (is) {
            before = asked
            asked = ''
            mark = heard.said.length
          }
          go.click()
        }
      }
      await drawn()
    }
    return heard
  }, most)

/** The lines about the viewer, of all that was told in the match. */
async function ownFate(page: Page): Promise<string[]> {
  await page.keyboard.press('w')
  await page.getByRole('button', { name: 'Whole game' }).click()
  const more = page.locator('.happened .cause').getByRole('button', { name: /more lines?$/ })
  while ((await more.count()) > 0) await more.first().click()
  const lines = await page.locator('.happened p.own').allTextContents()
  return lines.map((line) => line.replaceAll(' (you)', '').trim())
}

async function listenToAll(page: Page, most: number): Promise<void> {
  const { said, elsewhere, soonest, wrong, questions } = await playListening(page, most)
  expect(questions).toBeGreaterThan(3)
  expect(wrong).toEqual([])
  expect(elsewhere).toEqual([])
  expect(said.filter((text) => /\bSav(ed|ing)\b/.test(text))).toEqual([])
  expect(soonest, 'messages after one that is taken out').toBeGreaterThanOrEqual(11)
  const own = await ownFate(page)
  expect(own.length).toBeGreaterThan(2)
  const all = said.join('\n')
  expect(own.filter((line) => !all.includes(line.replace(/[.!?]$/, '')))).toEqual([])
}

test.each(GAMES)(
  'a whole match of %s by ear: all that befell me is said, nothing is taken away, the question comes once and last',
  (game) =>
    visit({}, async ({ page, context, url }) => {
      await sameDeal(context, 5)
      await page.goto(url)
      await dealFromSlip(page, game, 3)
      await listenToAll(page, 500)
    }),
)

test('Waste Knights by ear: all that befell me is said, nothing is taken away, the question comes once and last', () =>
  visit({}, async ({ page, context, url }) => {
    await sameDeal(context, 21)
    await dealMission(page, url, SHORT)
    await listenToAll(page, 120)
  }))
