import { arrange, below, branch, type Random, type Viewer } from '@midden/kernel'
import { cardsOf, digit, listOf, placed, SLOTS, size } from './cards.ts'
import { type GameFrame, type Pan, pickerOf } from './position.ts'
import { openSlots } from './trick.ts'

/** Hands of others, the ghost's unrevealed slots and the set-aside cards are dealt anew among each other. */
function dealAnew(s: Pan, viewer: Viewer, rng: Random): void {
  const others = s.hands.map((_, seat) => seat).filter((seat) => seat !== viewer)
  const cards = [...others.flatMap((seat) => listOf(s.hands[seat]!)), ...listOf(s.aside)]
  for (const slot of openSlots(s.slots)) cards.push(digit(s.slots, slot - 1))
  arrange(rng, cards, 'rehide')
  const deal = (count: number): number => cardsOf(cards.splice(0, count))
  for (const seat of others) s.hands[seat] = deal(size(s.hands[seat]!))
  s.aside = deal(size(s.aside))
  let slots = 0
  for (let slot = 0; slot < SLOTS; slot++)
    if (digit(s.slots, slot) !== 0) slots += placed(cards.shift()!, slot)
  s.slots = slots
}

/** Others have committed some other card, and the picker some other slot, or the same where it may be. */
function commitAnew(s: Pan, f: GameFrame, viewer: Viewer, rng: Random): void {
  const picker = pickerOf(s.seats, f.trick)
  const keeps = below(rng, 2, 'rehide') === 0
  let sealed = 0
  s.hands.forEach((cards, seat) => {
    const hand = listOf(cards)
    const committed = digit(f.sealed, seat)
    if (committed === 0) return
    const same = seat === viewer || (keeps && hand.includes(committed))
    sealed += placed(same ? committed : hand[below(rng, hand.length, 'rehide')]!, seat)
  })
  f.sealed = sealed
  const open = openSlots(s.slots)
  if (f.slot !== 0 && picker !== viewer && !keeps) f.slot = open[below(rng, open.length, 'rehide')]!
}

/** Section 5 of the ledger: every fact this viewer cannot know is changed, in place. */
export function rehide(s: Pan, viewer: Viewer, rng: Random): void {
  const game = s.stack[0]
  // After the end the set-aside cards are shown; hands and slots are empty by then.
  if (game !== undefined) dealAnew(s, viewer, rng)
  if (game?.at === 'game') commitAnew(s, game, viewer, rng)
  if (s.pan > 0) s.pan = 1 + below(rng, s.left, 'rehide')
  s.rng = branch(rng)
}
