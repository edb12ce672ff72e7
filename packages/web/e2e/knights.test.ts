import type { Game, Journal } from '@midden/kernel'
import { wasteKnights } from '@midden/waste-knights'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Scene, sceneOf } from '../src/games/waste-knights/logic/scene.ts'
import { accessible, inBothLooks, noSidewaysPanning } from './axe.ts'
import { byKeys, byPointer, dealMission, now, planMission, play, SHORT, sameDeal } from './knights.ts'
import { asked, playedUntil } from './knights-table.ts'
import { openLaid } from './laid.ts'
import { join, onTable, proveLuck } from './online.ts'
import { onlineVisits } from './online-visits.ts'
import { ASKED, PHONE, SET } from './table.ts'
import { visits } from './visits.ts'

const visit = visits()
const game = wasteKnights as unknown as Game
const online = onlineVisits()

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'What to look at' }).getByRole('button', { name, exact: true })

test('a mission against a bot by mouse, to the end: a route on the map, the rest by the list', () =>
  visit({}, async ({ page, context, url }) => {
    await sameDeal(context, 21)
    await dealMission(page, url, SHORT)
    const mouse = byPointer(page, 'click')
    let legs = 0
    const answers = await play(page, {
      ...mouse,
      async answer(is, turn) {
        const end = page.locator('.wk-touch[aria-label$="add to the route"]').first()
        if (is.scene === 'plan' && legs === 0 && (await end.count()) > 0) {
          legs++
          await end.click()
        } else await mouse.answer(is, turn)
      },
    })
    expect(legs).toBe(1)
    expect(answers).toBeGreaterThan(8)
    expect((await now(page)).next).toBe('over')
    await page.getByRole('button', { name: 'Play again' }).click()
    await page.locator('.question.you, .question.waiting').waitFor()
  }))

/** So much of a match is left to be played by mouse. */
const LAST_MOVES = 20

test('Savior of the Waste alone against two bots by mouse, through its last moves to its end, and the end says why', () =>
  visit({ settings: { clauses: true } }, async ({ page, url }) => {
    const plan = { seats: 3, options: { mission: 'M1' } }
    const { journal } = playedUntil(plan, 'late', () => false)
    const late = { ...journal, moves: journal.moves.slice(0, -LAST_MOVES) }
    await openLaid(page, url, game, late)
    const mouse = byPointer(page, 'click')
    const hint = page.getByRole('button', { name: /Hint/ }).first()
    await play(page, { ...mouse, answer: () => hint.click({ timeout: 800 }).catch(() => {}) })
    const final = page.locator('.wk-final')
    await final.getByText(/Goal reached|Time is up/).waitFor()
    await final.getByRole('button', { name: /WK-29\.[45]/ }).click()
    await page.locator('.drawer .rule.here').waitFor()
    const rows = await final.locator('tbody tr').allTextContents()
    expect(rows.map((row) => row.match(/Mission|Reputation|Gear value|Place/)?.[0])).toEqual(
      expect.arrayContaining(['Mission', 'Reputation', 'Gear value', 'Place']),
    )
    expect(await final.locator('td.win').count()).toBeGreaterThan(0)
  }))

test('a mission by two people in two browsers, to the end, with a reload in the middle; the luck is proved', async () => {
  const a = await online.guest({ name: 'Jorid' })
  const b = await online.guest({ name: 'Bruna', size: PHONE, touch: true })
  await planMission(a.page, `${online.url()}/play/waste-knights/online`, SHORT)
  await a.page.getByRole('button', { name: 'Open the table' }).click()
  const link = await a.page.locator('.invite input').inputValue()
  await a.page.getByText(`Mission: ${SHORT}`).waitFor()
  await join(b.page, link)
  await a.page.getByRole('button', { name: 'Start the match' }).click()
  await Promise.all([onTable(a.page), onTable(b.page)])
  const hands = [byPointer(a.page, 'click'), byPointer(b.page, 'tap')] as const
  const second = async (): Promise<void> => {
    await play(b.page, hands[1], 4)
    await b.page.reload()
    await onTable(b.page)
    await play(b.page, hands[1])
  }
  await Promise.all([play(a.page, hands[0]), second()])
  const ends = await Promise.all([a, b].map(({ page }) => page.locator('.result').count()))
  expect(ends).toEqual([1, 1])
  await noSidewaysPanning(b.page)
  await proveLuck(a.page)
})

test('a mission by keys alone, and the focus is never lost', () =>
  visit({}, async ({ page, context, url }) => {
    await sameDeal(context, 23)
    await page.goto(`${url}/play/waste-knights`)
    await page.getByRole('radio', { name: '2', exact: true }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('combobox', { name: 'Mission', exact: true }).focus()
    await page.keyboard.type('Road')
    await page.getByRole('button', { name: /^Deal/ }).focus()
    await page.keyboard.press('Enter')
    await page.locator(SET).waitFor()
    await play(page, {
      ...byKeys(page),
      look: async () =>
        expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true),
    })
    expect((await now(page)).next).toBe('over')
  }))

test('a mission by touch on a phone: every tab, no sideways panning, to the end', () =>
  visit({ size: PHONE, touch: true }, async ({ page, context, url }) => {
    await sameDeal(context, 20)
    await dealMission(page, url, SHORT)
    // Until the guest is asked every new question puts away what is looked at.
    await page.locator(ASKED).waitFor()
    for (const name of ['Map', 'My knight', 'Stalls', 'Mission', 'Now']) {
      await tab(page, name).tap()
      await expect.poll(() => tab(page, name).getAttribute('aria-pressed')).toBe('true')
      await noSidewaysPanning(page)
    }
    await play(page, byPointer(page, 'tap'))
    expect((await now(page)).next).toBe('over')
    await noSidewaysPanning(page)
  }))

/** A match, each time as far as the first seat is asked something in one of these scenes for the first time. */
function firstOfEach(wanted: readonly Scene[]): ReadonlyMap<Scene, Journal> {
  const found = new Map<Scene, Journal>()
  playedUntil({ seats: 2, options: { mission: 'M1' } }, 'scenes 2', (match, seat) => {
    // Windows close by themselves.
    const scene =
      seat === 0 && asked(match) !== 'act or pass'
        ? sceneOf(wasteKnights.view(match.position, 0), asked(match))
        : 'end'
    if (wanted.includes(scene) && !found.has(scene))
      found.set(scene, { ...match.journal, moves: match.journal.moves.slice() })
    return found.size === wanted.length
  })
  expect([...found.keys()]).toEqual(expect.arrayContaining([...wanted]))
  return found
}

/** The scene of the question, once all that is told before it has been gone past. */
async function pastTold(page: Page): Promise<string> {
  const { next, scene } = await now(page)
  if (next === 'told') await page.keyboard.press('Escape')
  return next === 'answer' || next === 'commit' ? scene : next
}

test(
  'every scene is accessible and pans nowhere, in the dark and at 320 pixels too',
  () =>
    visit({}, async ({ page, context, url }) => {
      await sameDeal(context, 20)
      const fits = (): Promise<void> =>
        inBothLooks(page, async () => {
          await accessible(page)
          await noSidewaysPanning(page)
        })
      await page.goto(`${url}/play/waste-knights`)
      await page.getByRole('combobox', { name: 'Mission', exact: true }).waitFor()
      await fits()
      await dealMission(page, url, 'Savior of the Waste')
      await fits()
      for (const [scene, journal] of firstOfEach(['map', 'plan', 'sheet', 'hazard', 'fight', 'market'])) {
        await openLaid(page, url, game, journal)
        await expect.poll(() => pastTold(page)).toBe(scene)
        await fits()
      }
      for (const name of ['My knight', 'Stalls']) {
        await tab(page, name).click()
        await fits()
      }
      await dealMission(page, url, SHORT)
      await play(page, { ...byKeys(page), answer: () => page.keyboard.press('h') })
      await page.locator('.result').waitFor()
      await fits()
    }),
  240_000,
)
