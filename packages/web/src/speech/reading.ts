import { sentences } from './sentences.ts'

/** Elements that begin anew: between them there is a stop. */
const BLOCKS = 'p, li, dt, tr, h1, h2, h3, h4, button, section, header, figure, legend, label, .seat, .note'

const isSilent = (element: Element): boolean =>
  element.matches('[aria-hidden="true"], kbd, script, style, [hidden]') ||
  !element.checkVisibility({ visibilityProperty: true })

function partsOf(node: Node, parts: string[]): void {
  if (node instanceof Text) {
    parts.push(node.data)
    return
  }
  if (!(node instanceof Element) || isSilent(node)) return
  const name = node.matches('button, a, img, svg, [role="img"]') ? node.getAttribute('aria-label') : null
  const begins = node.matches(BLOCKS)
  // What stands apart is read apart.
  const apart = getComputedStyle(node).display === 'inline' ? '' : ' '
  parts.push(begins ? '\n' : apart)
  if (name !== null) parts.push(name)
  else for (const child of node.childNodes) partsOf(child, parts)
  parts.push(node.matches('dd') || (begins && !node.matches('dt')) ? '\n' : apart)
}

/** What somebody hears of a part of the page: the names of its controls, and its text in sentences. */
export function readingOf(elements: Iterable<Element>): string {
  const parts: string[] = []
  for (const element of elements) partsOf(element, parts)
  return sentences(
    parts
      .join('')
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim()),
  )
}
