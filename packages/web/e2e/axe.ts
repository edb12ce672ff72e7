import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from './violations.mjs'

/** No violation of WCAG 2.2 A and AA on the page as it stands. */
export async function accessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
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
