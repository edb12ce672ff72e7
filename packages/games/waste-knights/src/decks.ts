import { only, type Seat, shuffle } from '@midden/kernel'
import { isVillain } from './missions/villains.ts'
import type { Pile, Wk } from './position.ts'
import type { Tell } from './types.ts'

/** Top card of a pile, its discard reshuffled at the moment it is needed (WK-1.14); −1 if there is none at all. */
function top(s: Wk, pile: Pile, name: string, tell: Tell): number {
  if (pile.deck.length === 0) {
    if (pile.discard.length === 0) return -1
    pile.deck = pile.discard
    pile.discard = []
    shuffle(s.rng, pile.deck, name)
    tell?.({ what: 'reshuffled', clause: 'WK-1.14', deck: name })
  }
  return pile.deck.pop()!
}

/** Draws luck cards; what is over the limit is seen to by the watch (WK-14.1). */
export function drawLuck(s: Wk, seat: Seat, n: number, tell: Tell): void {
  const { hand } = s.knights[seat]!
  const drawn: number[] = []
  for (let i = 0; i < n; i++) {
    const card = top(s, s.luck, 'luck cards', tell)
    if (card < 0) break
    hand.push(card)
    drawn.push(card)
  }
  if (drawn.length === 0) return
  tell?.({
    what: 'luck drawn',
    clause: 'WK-14.1',
    seat,
    n: drawn.length,
    cards: drawn,
    only: only(seat),
    reveals: true,
  })
  tell?.({ what: 'luck drawn', clause: 'WK-14.1', seat, n: drawn.length, only: ~only(seat) })
}

export const GEAR_DRAWS = ['green cards', 'yellow cards', 'red cards'] as const

/** Top gear card of a colour, or −1. */
export const topGear = (s: Wk, colour: number, tell: Tell): number =>
  top(s, s.gear[colour]!, GEAR_DRAWS[colour]!, tell)
/** A wasteland card that is done with: a villain's goes back beside the board, any other to the discard pile. */
export const discardWild = (s: Wk, card: number): void =>
  void (isVillain(s, card) ? s.quest.beside : s.wild.discard).push(card)
export const topWild = (s: Wk, tell: Tell): number => top(s, s.wild, 'wasteland cards', tell)
