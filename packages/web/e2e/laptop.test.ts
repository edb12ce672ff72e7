import { expect, test } from 'vitest'
import { house } from './house.ts'
import { dealFromSlip, type Size } from './table.ts'

const visit = house()
const LAPTOP: Size = [1280, 720]

/** What must be seen of each board at its first question, down to its lower edge. */
const BOARDS = { pan: '.foot', waste: '.wall', 'industrial-waste': '.iw-mat' } as const

for (const [game, part] of Object.entries(BOARDS) as [keyof typeof BOARDS, string][])
  test(`on a small laptop the whole board of ${game} is in sight, with the question, the hand and all below it`, () =>
    visit({ size: LAPTOP }, async ({ page }) => {
      const deal = page.getByRole('button', { name: /^Deal/ })
      await deal.waitFor()
      expect(await deal.evaluate((button) => button.getBoundingClientRect().bottom)).toBeLessThan(LAPTOP[1])
      await dealFromSlip(page, game)
      await page.locator('.question.you').waitFor()
      await page.locator(`.board ${part}`).waitFor()
      const { lowest, board, ask } = await page.evaluate((selector) => {
        const bottom = (of: string): number => document.querySelector(of)!.getBoundingClientRect().bottom
        return { lowest: bottom(`.board ${selector}`), board: bottom('.board'), ask: bottom('.ask') }
      }, part)
      expect(lowest).toBeLessThanOrEqual(board + 1)
      expect(ask).toBeLessThanOrEqual(LAPTOP[1])
    }))
