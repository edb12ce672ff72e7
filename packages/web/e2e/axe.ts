import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** No violation of WCAG 2.2 A and AA on the page as it stands. */
export async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(found).toEqual([])
}

/** Neither the page nor anything that scrolls in it goes sideways, and no board is cut off at its side. */
export async function noSidewaysPanning(page: Page): Promise<void> {
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX } = getComputedStyle(element)
        const scrolls =
          element === document.documentElement ||
          overflowX === 'auto' ||
          overflowX === 'scroll' ||
          element.classList.contains('board')
        return scrolls && element.scrollWidth > element.clientWidth + 1
      })
      .map(
        (element) =>
          `${element.tagName}.${element.className}: ${element.scrollWidth} > ${element.clientWidth}`,
      ),
  )
  expect(wide).toEqual([])
}
