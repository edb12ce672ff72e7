import { arrange, below, branch, type Random, type Seat } from '@midden/kernel'
import { ACT, COMMIT } from './book.ts'
import { ALL_CARDS, type Cards, cardsOf, GUN_CARDS, listOf, placed, type Row } from './cards.ts'
import type { Pan, PanFrame } from './position.ts'
import type { PanView } from './view.ts'

/** Every card that this viewer has not seen, in random order. */
function unseen(v: PanView, rng: Random): number[] {
  const open = [
    ...v.fronts.flat(),
    ...v.free,
    ...v.discard,
    ...(v.ghost?.heap ?? []),
    ...(v.asideCards ?? []),
  ]
  const cards = listOf(ALL_CARDS - cardsOf(open) - cardsOf(v.hand))
  arrange(rng, cards, 'imagine')
  return cards
}

const dealOut = (cards: number[], count: number): Cards => cardsOf(cards.splice(0, count))

function slotsOf(v: PanView, cards: number[]): Row {
  let slots = 0
  for (const slot of v.ghost?.open ?? []) slots += placed(cards.pop()!, slot - 1)
  return slots
}

/** The viewer's own commitment, and any card of their hand for the others who have committed. */
function sealedBy(v: PanView, hands: readonly Cards[], rng: Random): Row {
  let sealed = 0
  v.committed.forEach((has, seat) => {
    if (!has) return
    const hand = listOf(hands[seat]!)
    const value = seat === v.me ? v.commitment!.card : hand[below(rng, hand.length, 'imagine')]!
    sealed += placed(value, seat)
  })
  return sealed
}

function slotNamed(v: PanView, rng: Random): number {
  if (v.picker === null || !v.committed[v.picker]) return 0
  const { open } = v.ghost!
  return v.me === v.picker ? v.commitment!.slot! : open[below(rng, open.length, 'imagine')]!
}

function stackOf(v: PanView, sealed: Row, slot: number): PanFrame[] {
  if (v.stage === 'over') return []
  if (v.stage === 'trick') return [{ at: 'game', step: COMMIT, trick: v.trick, sealed, slot }]
  const stack: PanFrame[] = [{ at: 'game', step: ACT, trick: 0, sealed: 0, slot: 0 }]
  if (v.stage === 'offer') stack.push({ at: 'doubleClic', step: 0 })
  if (v.stage === 'taking') stack.push({ at: 'taking', step: 0 })
  if (v.stage === 'picking') stack.push({ at: 'picking', step: 0, picked: v.picked.slice() })
  return stack
}

/** PAN is anywhere in the pile, unless the game has ended with it. */
const panOf = (v: PanView, rng: Random): number =>
  v.stage === 'over' && v.left + v.clics < GUN_CARDS ? 0 : 1 + below(rng, v.left, 'imagine')

export function imagine(v: PanView, rng: Random): Pan {
  const cards = unseen(v, rng)
  const hands = v.fronts.map((_, seat: Seat) =>
    seat === v.me ? cardsOf(v.hand) : dealOut(cards, v.handSize),
  )
  const slots = slotsOf(v, cards)
  const sealed = sealedBy(v, hands, rng)
  return {
    seats: v.seats,
    rng: branch(rng),
    stack: stackOf(v, sealed, slotNamed(v, rng)),
    options: v.options,
    hands,
    fronts: v.fronts.map(cardsOf),
    slots,
    heap: cardsOf(v.ghost?.heap ?? []),
    free: cardsOf(v.free),
    discard: cardsOf(v.discard),
    aside: cardsOf(v.asideCards ?? cards),
    left: v.left,
    pan: panOf(v, rng),
    order: [...v.order, ...v.eliminated],
    active: v.active,
    turn: v.player === null ? 0 : v.order.indexOf(v.player),
    together: v.together,
  }
}
