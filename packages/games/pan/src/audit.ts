import { byField, int, list, oneOf, optionsShape, randomShape, record, type Shape } from '@midden/kernel'
import { ACT, COMMIT } from './book.ts'
import { ALL_CARDS, COPIES, copies, digit, GUN_CARDS, HAND, SLOTS, size, TRICKS, VALUES } from './cards.ts'
import { takeable, tooWide, unpicked } from './double.ts'
import { sheet } from './options.ts'
import { type GameFrame, hasGhost, type Pan, type PanFrame, pickerOf, player } from './position.ts'
import { openSlots } from './trick.ts'

/** A number whose decimal digits are each at most so high. */
const digits =
  (count: number, highest: number): Shape =>
  (x, path) => {
    const wrong = int(0, 10 ** count - 1)(x, path)
    if (wrong !== null) return wrong
    for (let i = 0; i < count; i++)
      if (digit(x as number, i) > highest) return `${path} has a digit over ${highest}`
    return null
  }

const cards = digits(VALUES.length, COPIES)

const first = int(0, 0)
const shape = record({
  seats: int(2, 6),
  rng: randomShape,
  stack: list(
    byField('at', {
      game: record({
        at: oneOf('game'),
        step: oneOf(COMMIT, ACT),
        trick: int(0, TRICKS),
        sealed: digits(6, 6),
        slot: int(0, SLOTS),
      }),
      doubleClic: record({ at: oneOf('doubleClic'), step: first }),
      taking: record({ at: oneOf('taking'), step: first }),
      picking: record({ at: oneOf('picking'), step: first, picked: list(int(0, 99), 0, 5) }),
    }),
    0,
    2,
  ),
  options: optionsShape(sheet),
  hands: list(cards, 2, 6),
  fronts: list(cards, 2, 6),
  slots: digits(SLOTS, 6),
  heap: cards,
  free: cards,
  discard: cards,
  aside: cards,
  left: int(0, GUN_CARDS),
  pan: int(0, GUN_CARDS),
  order: list(int(0, 5), 2, 6),
  active: int(1, 6),
  turn: int(0, 5),
  together: int(0, 5),
})

const isNothing = (heap: number): boolean => heap === 0

/** PAN-1: 24 cards, four of each value, as many set aside as were not dealt. */
function cardsWrong(s: Pan): string | null {
  if (s.hands.length !== s.seats || s.fronts.length !== s.seats)
    return 'every seat has one hand and one front'
  const heaps = [...s.hands, ...s.fronts, s.heap, s.free, s.discard, s.aside]
  for (const value of VALUES) {
    let count = 0
    for (const heap of heaps) count += copies(heap, value)
    for (let slot = 0; slot < SLOTS; slot++) if (digit(s.slots, slot) === value) count++
    if (count !== COPIES) return `there are ${count} cards of value ${value}, not ${COPIES}`
  }
  const dealt = HAND * (hasGhost(s.seats) ? 3 : s.seats)
  if (size(s.aside) !== size(ALL_CARDS) - dealt) return 'aside must hold the cards that were not dealt'
  return s.free === 0 || s.options.ownerless === 'takeable' ? null : 'no card is free at this table'
}

/** Every seat once; at a clockwise table the active ones clockwise. */
function orderWrong(s: Pan): string | null {
  if (s.order.length !== s.seats || new Set(s.order).size !== s.seats)
    return 'order must name every seat once'
  if (s.order.some((seat) => seat >= s.seats)) return 'order names a seat that is not there'
  if (s.active > s.seats || s.turn >= s.active) return 'turn must be a place of an active seat in order'
  if (s.together > s.seats - s.active) return 'together counts eliminated seats only'
  if (s.together > 0 && s.options.cardless === 'play')
    return 'nobody is put out for want of cards at this table'
  if (s.order.slice(s.active).some((seat) => s.fronts[seat] !== 0)) return 'an eliminated seat has no front'
  let turns = 0
  for (let i = 0; i < s.active; i++)
    turns += (s.order[(i + 1) % s.active]! - s.order[i]! + s.seats) % s.seats || s.seats
  return turns === s.seats || s.options.turnOrder === 'ranked' ? null : 'order must run clockwise'
}

function sealedWrong(s: Pan, f: GameFrame): string | null {
  const picker = pickerOf(s.seats, f.trick)
  let missing = 0
  for (let seat = 0; seat < 6; seat++) {
    const value = digit(f.sealed, seat)
    if (value === 0) missing += seat < s.seats ? 1 : 0
    else if (seat >= s.seats || copies(s.hands[seat]!, value) === 0)
      return 'a committed card must be in the hand'
  }
  if (missing === 0) return 'when all have committed the trick is over'
  const named = picker !== null && digit(f.sealed, picker) !== 0
  return (named ? openSlots(s.slots).includes(f.slot) : f.slot === 0)
    ? null
    : 'slot must be an open one, named by the picker'
}

function firstStepWrong(s: Pan, f: GameFrame): string | null {
  const held = HAND + 1 - f.trick
  if (f.step !== COMMIT || s.stack.length !== 1) return 'a trick waits for commitments and nothing else'
  if (s.hands.some((hand) => size(hand) !== held)) return `in trick ${f.trick} every hand holds ${held} cards`
  if (openSlots(s.slots).length !== (hasGhost(s.seats) ? held : 0)) return 'a slot is opened in every trick'
  if (s.heap !== 0 && !hasGhost(s.seats)) return 'there is no ghost at this table'
  if (s.left !== GUN_CARDS || s.pan === 0) return 'the gun pile is not touched in the first step'
  if (s.free !== 0 || s.active !== s.seats || s.turn !== 0)
    return 'nothing is free and nobody out in the first step'
  if (s.order.some((seat, i) => seat !== i)) return 'in the first step order is that of the seats'
  return sealedWrong(s, f)
}

const handsAreOver = (s: Pan): boolean => s.hands.every(isNothing) && s.slots === 0 && s.heap === 0

function doubleClicWrong(s: Pan, top: PanFrame): string | null {
  if (top.at === 'game') return 'the game is one frame'
  if (s.fronts[player(s)] !== 0) return 'a Double CLIC needs an empty front'
  const flipped = top.at === 'doubleClic' ? 1 : 2
  if (s.left > GUN_CARDS - flipped) return `the pile lacks the ${flipped} cards that were flipped`
  if (top.at === 'doubleClic') return null
  const places = takeable(s, player(s))
  if (places.length <= s.active) return 'so few cards are taken without a question'
  if (tooWide(places, s.active) !== (top.at === 'picking'))
    return 'cards are picked one by one only where they must be'
  if (top.at === 'taking') return null
  const rest = places.length - top.picked.length
  return top.picked.length < s.active && unpicked(places, top.picked).length === rest
    ? null
    : 'picked must be fewer than due, and takeable'
}

function secondStepWrong(s: Pan, f: GameFrame): string | null {
  if (f.step !== ACT || f.sealed !== 0 || f.slot !== 0 || !handsAreOver(s))
    return 'in the second step no card is in hand'
  if (s.active < 2) return 'with one active player the game is over'
  if (s.pan < 1 || s.pan > s.left) return 'PAN must be in the pile'
  return s.stack.length === 1 ? null : doubleClicWrong(s, s.stack[1]!)
}

/** PAN-10.1: by the last PAN, or (PAN-5.1) because nobody else had won a card. */
function endWrong(s: Pan): string | null {
  if (s.active !== 1 || !handsAreOver(s)) return 'the game is over when one active player is left'
  if (s.together === s.seats - 1)
    return s.left === GUN_CARDS && s.pan > 0 ? null : 'no gun card was flipped in this game'
  return s.pan === 0 && s.left < GUN_CARDS ? null : 'PAN was turned up last'
}

function stageWrong(s: Pan): string | null {
  const game = s.stack[0]
  if (game === undefined) return endWrong(s)
  if (game.at !== 'game') return 'the first frame must be the game'
  return game.trick > 0 ? firstStepWrong(s, game) : secondStepWrong(s, game)
}

/** null, or what is wrong with a foreign or edited state. */
export function audit(state: unknown): string | null {
  const wrong = shape(state, 'state')
  if (wrong !== null) return wrong
  const s = state as Pan
  return cardsWrong(s) ?? orderWrong(s) ?? stageWrong(s)
}
