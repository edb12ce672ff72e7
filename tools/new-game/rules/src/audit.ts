import { int, list, nullOr, oneOf, optionsShape, randomShape, record, strayCard } from '@midden/kernel'
import { sheet } from './options.ts'
import { DECK, HIGHEST, type State } from './position.ts'

const card = int(1, HIGHEST)

const shape = record({
  seats: int(2, 4),
  rng: randomShape,
  stack: list(record({ at: oneOf('round'), step: int(0, 0), turn: int(0, 3) }), 0, 1),
  options: optionsShape(sheet),
  cards: list(card, 2, 4),
  aside: list(nullOr(card), 2, 4),
  deck: list(card, 0, HIGHEST),
})

export function audit(state: unknown): string | null {
  const wrong = shape(state, 'state')
  if (wrong !== null) return wrong
  const { seats, stack, cards, aside, deck } = state as State
  if (cards.length !== seats || aside.length !== seats) return 'each seat has one card'
  const stray = strayCard([cards, deck, aside.filter((laid) => laid !== null)], DECK)
  if (stray !== null) return stray
  const turn = stack[0]?.turn ?? seats
  if (turn >= seats && stack.length > 0) return 'it is the turn of nobody'
  return aside.some((laid, seat) => laid !== null && seat >= turn)
    ? 'a card was laid aside out of turn'
    : null
}
