import { cards } from '../cards.ts'
import { discardWild } from '../decks.ts'
import type { WkFrame } from '../frames/index.ts'
import type { Held } from '../held.ts'
import type { Wk } from '../position.ts'

/** A gear card goes where it belongs when nobody has it: its discard pile, or among the blue cards. */
export function shelve(s: Wk, card: number): void {
  const { colour } = cards(s).gear[card]!
  if (colour === 3) s.blue.push(card)
  else s.gear[colour]!.discard.push(card)
}
export function shelveHeld(s: Wk, h: Held): void {
  shelve(s, h.card)
  for (const { card } of h.plus) shelve(s, card)
}

/** What lies on the table only because a procedure is under way goes back to its pile. */
export function putAway(s: Wk, f: WkFrame): void {
  switch (f.at) {
    case 'draw':
      for (const card of f.cards.splice(0)) shelve(s, card)
      break
    case 'place':
      for (const h of f.cards.splice(0)) shelveHeld(s, h)
      break
    case 'move':
      for (const card of f.revealed.splice(0)) discardWild(s, card)
      s.luck.discard.push(...f.laid.splice(0))
      break
    case 'wild':
      discardWild(s, f.card)
      break
    case 'luck':
      // Not shown yet, it is still in a hand.
      if (f.step > 0) s.luck.discard.push(f.card)
      break
    case 'script':
      for (const card of f.drawn.splice(0)) discardWild(s, card)
      break
    case 'introduce':
      putUnder(s, f.space, f.cards.splice(0))
      break
  }
}

function putUnder(s: Wk, space: number, list: readonly number[]): void {
  const pile = space === 0 ? s.commons : s.privates
  pile.deck.unshift(...list)
  pile.seen.unshift(...list.map(() => 0))
}
