import { only, type Random, shuffle, type Tell } from '@midden/kernel'
import { type Cards, COPIES, card, cardsOf, HAND, placed, type Row, SLOTS, shown, VALUES } from './cards.ts'
import type { PanEvent } from './events.ts'
import { shuffleGun } from './gun.ts'
import type { PanOptions } from './options.ts'
import { hasGhost, type Pan } from './position.ts'

const DECK: readonly number[] = VALUES.flatMap((value) => Array<number>(COPIES).fill(value))

function dealHand(deck: number[]): Cards {
  let hand = 0
  for (let i = 0; i < HAND; i++) hand += card(deck.pop()!)
  return hand
}

/** PAN-1.3: slot 1 gets the first card. */
function dealSlots(deck: number[]): Row {
  let slots = 0
  for (let slot = 0; slot < SLOTS; slot++) slots += placed(deck.pop()!, slot)
  return slots
}

/** PAN-1: from the top, four cards to each seat in turn, then the ghost's slots; the rest is set aside. */
export function setup(options: PanOptions, seats: number, rng: Random, tell: Tell<PanEvent>): Pan {
  const deck = DECK.slice()
  shuffle(rng, deck, 'deal')
  const hands: Cards[] = []
  for (let seat = 0; seat < seats; seat++) hands.push(dealHand(deck))
  const slots = hasGhost(seats) ? dealSlots(deck) : 0
  const s: Pan = {
    seats,
    rng,
    stack: [{ at: 'game', step: 0, trick: 1, sealed: 0, slot: 0 }],
    options,
    hands,
    fronts: hands.map(() => 0),
    slots,
    heap: 0,
    free: 0,
    discard: 0,
    aside: cardsOf(deck),
    left: 0,
    pan: 0,
    order: hands.map((_, seat) => seat),
    active: seats,
    turn: 0,
    together: 0,
  }
  shuffleGun(s)
  tell?.({
    what: 'dealt',
    clause: 'PAN-1.2',
    each: HAND,
    ghost: hasGhost(seats) ? SLOTS : 0,
    aside: deck.length,
  })
  if (tell !== null)
    hands.forEach((hand, seat) => {
      tell({ what: 'hand', clause: 'PAN-1.2', seat, cards: shown(hand), only: only(seat), reveals: true })
    })
  return s
}
