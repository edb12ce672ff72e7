import type { Game } from '@midden/kernel'
import { wasteKnights } from '@midden/waste-knights'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { byKeys, dealMission, hintsUntil, play, SHORT, sameDeal } from './knights.ts'
import { asked, nameOf, playedUntil } from './knights-table.ts'
import { openLaid } from './laid.ts'
import { visits } from './visits.ts'

const visit = visits()
const game = wasteKnights as unknown as Game

interface Walk {
  hexes: number
  ms: number
}

/** Plays a few answers by hint and tells how the pawns went, by what the page asked of the browser. */
async function walksIn(page: Page, url: string): Promise<Walk[]> {
  await page.addInitScript(() => {
    const walks: Walk[] = []
    Object.assign(globalThis, { walks })
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      if (this.classList.contains('walks') && Array.isArray(frames))
        walks.push({ hexes: frames.length - 1, ms: Number(options) })
      return animate.call(this, frames, options)
    }
  })
  await dealMission(page, url, SHORT)
  const hinted = { ...byKeys(page), answer: () => page.keyboard.press('h') }
  await play(page, hinted, 7)
  return page.evaluate(() => Reflect.get(globalThis, 'walks'))
}

test('a pawn goes hex by hex, quickly, and not at all where movement is unwanted', async () => {
  await visit({ settings: { pace: 'fast', motion: 'full' } }, async ({ page, context, url }) => {
    await sameDeal(context, 21)
    const walks = await walksIn(page, url)
    expect(walks.length).toBeGreaterThan(0)
    for (const { hexes, ms } of walks) expect(ms / hexes).toBeLessThanOrEqual(300)
    await page.keyboard.press('Shift')
    const still = () =>
      [...document.querySelectorAll('.walks')].flatMap((pawn) => pawn.getAnimations()).length
    expect(await page.evaluate(still)).toBe(0)
  })
  await visit({ settings: { pace: 'fast' } }, async ({ page, context, url }) => {
    await sameDeal(context, 21)
    expect(await walksIn(page, url)).toEqual([])
  })
})

interface Moved {
  what: string
  ms: number
}

/** Notes what the page moves: by itself or by its style sheets, and how long it takes. */
async function noteMovements(page: Page): Promise<() => Promise<Moved[]>> {
  await page.addInitScript(() => {
    const moved: Moved[] = []
    Object.assign(globalThis, { moved })
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      const ms = typeof options === 'object' ? Number(options.duration) : Number(options)
      moved.push({ what: this.classList.value, ms })
      return animate.call(this, frames, options)
    }
    addEventListener('animationstart', ({ target, animationName }) => {
      if (!(target instanceof Element)) return
      const { animationDelay, animationDuration } = getComputedStyle(target)
      const seconds = Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration)
      moved.push({ what: animationName, ms: seconds * 1000 })
    })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'moved'))
}

const THREE = { seats: 3, options: { mission: 'M1' } }
/** The first seat is about to choose a card in a fight of its own, and another time where to drive. */
const fight = playedUntil(
  THREE,
  'moves 10',
  (match, seat) => seat === 0 && nameOf(match, 0).endsWith('card in a fight'),
)
const road = playedUntil(
  THREE,
  'moves 10',
  (match, seat) => seat === 0 && match.position.round > 1 && asked(match) === 'stay, foot or vehicle',
)

/** All that moved while a clash was fought and, at another table, a route drawn and rubbed out again. */
async function fightAndPlan(page: Page, url: string): Promise<Moved[]> {
  const moved = await noteMovements(page)
  await openLaid(page, url, game, fight.journal)
  const hinted = { ...byKeys(page), answer: () => page.keyboard.press('h') }
  await play(page, hinted, 12)
  const inFight = await moved()
  await openLaid(page, url, game, road.journal)
  const next = page.locator('.wk-touch[aria-label$="add to the route"]').first()
  await hintsUntil(page, 'plan', next)
  await next.click()
  await page.getByRole('button', { name: 'Remove last hex' }).click()
  await page.locator('.wk-cut').waitFor({ state: 'detached' })
  await page.keyboard.press('Shift')
  await page.locator('.rubbed').first().waitFor({ state: 'detached' })
  return [...inFight, ...(await moved())]
}

test('the pencil draws and rubs out, combat cards turn over, dice land: briefly, or not at all', async () => {
  // At the quick pace everything but the dice takes three fifths of its time.
  const kinds: [RegExp, number][] = [
    [/^lead$/, 180],
    [/lead rubbed/, 180],
    [/wk-blows/, 180],
    [/^wk-land$/, 300],
  ]
  await visit({ settings: { pace: 'fast', motion: 'full' } }, async ({ page, url }) => {
    const all = await fightAndPlan(page, url)
    for (const [kind, most] of kinds) {
      const times = all.filter(({ what }) => kind.test(what)).map(({ ms }) => ms)
      expect(times.length, String(kind)).toBeGreaterThan(0)
      expect(Math.max(...times), String(kind)).toBeLessThanOrEqual(most)
    }
  })
  await visit({ settings: { pace: 'fast' } }, async ({ page, url }) => {
    expect((await fightAndPlan(page, url)).filter(({ ms }) => ms > 0)).toEqual([])
  })
})
