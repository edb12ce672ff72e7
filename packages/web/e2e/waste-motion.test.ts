import { expect, test } from 'vitest'
import { dealFromSlip, playToTheEnd } from './table.ts'
import { visits } from './visits.ts'

const visit = visits()

interface Start {
  looks: string
  /** where the card comes from, in pixels from where it lies now */
  from: string
  opacity: number
}

/** Notes the movements of cards, those that begin together as one list. */
function note(): void {
  const begun: Start[][] = []
  let now: Start[] = []
  Object.assign(globalThis, { begun })
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, options) {
    if (now.length === 0)
      queueMicrotask(() => {
        begun.push(now)
        now = []
      })
    const first = Array.isArray(frames) ? frames[0] : undefined
    now.push({ looks: this.classList.value, from: String(first?.transform), opacity: Number(first?.opacity) })
    return animate.call(this, frames, options)
  }
}

/** How far below its new place a card lay that is now one of those kept on the belt. */
const risen = ({ looks, from, opacity }: Start): number =>
  opacity === 1 && looks.includes('mini') ? Number(/translate\(.*px, (.*)px\)/.exec(from)?.[1] ?? 0) : 0

test('a card goes from the hand up to the board; a crowd of them is simply there', async () => {
  await visit({ settings: { pace: 'fast', motion: 'full' } }, async ({ page }) => {
    await page.addInitScript(note)
    await page.reload()
    await dealFromSlip(page, 'waste')
    await playToTheEnd(page)
    const begun: Start[][] = await page.evaluate(() => Reflect.get(globalThis, 'begun'))
    expect(Math.max(...begun.flat().map(risen))).toBeGreaterThan(200)
    // Sixteen that move, are pushed aside, come and leave each. At the end some eighty lie on the table.
    expect(Math.max(...begun.map(({ length }) => length))).toBeLessThanOrEqual(64)
  })
})
