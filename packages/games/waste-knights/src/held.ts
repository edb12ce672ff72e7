/** In a view: something is there, but this viewer may not know what. Also: nothing there, where nothing can hide. */
export const NONE = -1

/** An enhancement attached to a card. */
export interface Plus {
  card: number
  marked: boolean
}
/** A gear card somebody owns, with its mark and what is attached to it. Cards are known by their title's number. */
export interface Held extends Plus {
  plus: Plus[]
}

export const held = (card: number, marked = false): Held => ({ card, marked, plus: [] })
const copyPlus = (p: Plus): Plus => ({ card: p.card, marked: p.marked })
/** Most lists are empty: then there is nothing to go through. */
export const copyHeld = (h: Held): Held => ({
  card: h.card,
  marked: h.marked,
  plus: h.plus.length === 0 ? [] : h.plus.map(copyPlus),
})
export const copyHelds = (list: readonly Held[]): Held[] => (list.length === 0 ? [] : list.map(copyHeld))
/** Places a stored card takes: one, and one for each enhancement on it (WK-24.4). */
export const room = (list: readonly Held[]): number => {
  let sum = 0
  for (const h of list) sum += 1 + h.plus.length
  return sum
}
