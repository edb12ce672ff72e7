/** A card as it lay before a move: where, and in which surroundings it was drawn. */
export interface Lain {
  box: DOMRect
  element: HTMLElement
  /** from its parent up to the table */
  around: Element[]
}

export type Places = Map<string, Lain>

const inSight = ({ width, height }: DOMRect): boolean => width > 0 && height > 0

/** Hands and piles that are drawn with the question, before the board is. */
export const besideBoard = (element: Element): boolean => element.closest('.board') === null

/** Where every card lies now, by its key. What is out of sight has no place, what never moves needs none. */
export function placesOf(root: Element, some: (element: Element) => boolean = () => true): Places {
  const places: Places = new Map()
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]:not([data-fixed])')) {
    const key = element.dataset.card!
    if (places.has(key) || !some(element)) continue
    const box = element.getBoundingClientRect()
    if (!inSight(box)) continue
    const around: Element[] = []
    for (let up = element.parentElement; up !== null && up !== root; up = up.parentElement) around.push(up)
    places.set(key, { box, element, around })
  }
  return places
}

/** Where a pile, a seat or another card is drawn now; null if nowhere in sight. */
export function boxOf(root: Element, name: string): DOMRect | null {
  for (const element of root.querySelectorAll(`[data-place="${name}"], [data-card="${name}"]`)) {
    const box = element.getBoundingClientRect()
    if (inSight(box)) return box
  }
  return null
}

function withoutNames(element: Element): void {
  element.removeAttribute('id')
  element.removeAttribute('data-card')
  element.removeAttribute('data-place')
}

/**
 * A picture of a card that is no longer drawn, where it lay. Copies of its old surroundings stand around it and take
 * no room, so that it looks as it did.
 */
export function pictureOf(
  { box, element, around }: Lain,
  root: Element,
): { card: HTMLElement; all: Element } {
  const card = element.cloneNode(true) as HTMLElement
  withoutNames(card)
  for (const part of card.querySelectorAll('[id], [data-card], [data-place]')) withoutNames(part)
  Object.assign(card.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '6',
    pointerEvents: 'none',
  })
  let all: Element = card
  for (const each of around) {
    const copy = each.cloneNode(false) as HTMLElement
    withoutNames(copy)
    copy.style.display = 'contents'
    copy.append(all)
    all = copy
  }
  all.setAttribute('aria-hidden', 'true')
  all.setAttribute('inert', '')
  root.append(all)
  return { card, all }
}
