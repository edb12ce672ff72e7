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

/** What holds as the page stands holds in the dark at 320 pixels, too: looked at without opening anything again. */
export async function inBothLooks(page: Page, holds: () => Promise<void>): Promise<void> {
  await holds()
  const size = page.viewportSize()!
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 640 })
  await settled(page)
  await holds()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(size)
  await settled(page)
}

/** Whatever is drawn by the room there is has been drawn. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
