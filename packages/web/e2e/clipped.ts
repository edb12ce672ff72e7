import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Every line of text is whole: no box cuts it off, except with an ellipsis on purpose or where it can be scrolled to.
 * Drawings are not looked into: what lies at the edge of a map is meant to be cut.
 */
export async function nothingClipped(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const found = new Set<string>()
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      const words = texts.currentNode.nodeValue?.trim() ?? ''
      if (words === '' || parent === null || parent.closest('noscript, svg, option, .sr, .skip') !== null)
        continue
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      range.selectNodeContents(texts.currentNode)
      const size = Number.parseFloat(getComputedStyle(parent).fontSize)
      for (const line of range.getClientRects()) {
        const middle = (line.top + line.bottom) / 2
        const half = Math.min(line.height / 2, size * 0.42)
        for (let box: Element | null = parent; box !== null; box = box.parentElement) {
          const { display, overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(box)
          if (display === 'inline' || display === 'contents' || overflowX === 'visible') continue
          if (clipPath.startsWith('inset(50%') || textOverflow === 'ellipsis') break
          const edge = box.getBoundingClientRect()
          const sideways = line.left < edge.left - 1.5 || line.right > edge.right + 1.5
          const below = middle - half < edge.top - 1.5 || middle + half > edge.bottom + 1.5
          const scrolls = (way: string): boolean => way === 'auto' || way === 'scroll'
          if ((sideways && !scrolls(overflowX)) || (below && !scrolls(overflowY)))
            found.add(`“${words.slice(0, 40)}” in ${parent.className || parent.tagName} by ${box.className}`)
          if (sideways || below || scrolls(overflowY)) break
        }
      }
    }
    return [...found]
  })
  expect(cut).toEqual([])
}
