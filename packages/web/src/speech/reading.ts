import { sentences } from './sentences.ts'

/** Elements that begin anew: between them there is a stop. */
const BLOCKS =
  'p, li, dt, dd, tr, h1, h2, h3, h4, button, section, header, figure, legend, label, .seat, .note'

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
  if (begins) parts.push('\n')
  if (name !== null) parts.push(name)
  else for (const child of node.childNodes) partsOf(child, parts)
  if (begins) parts.push(node.matches('dt') ? ' ' : '\n')
}

/** What somebody hears of a part of the page: the names of its controls, and its text in sentences. */
export function readingOf(element: Element | null): string {
  if (element === null) return ''
  const parts: string[] = []
  partsOf(element, parts)
  return sentences(
    parts
      .join('')
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim()),
  )
}
