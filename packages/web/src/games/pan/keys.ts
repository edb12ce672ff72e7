import { FREE, lying, VALUES } from '@midden/pan'
import { othersInOrder } from './logic/known.ts'
import { cheapest, chosenIn, paidWith, tapped } from './logic/payment.ts'
import { chooseCard } from './parts/commit.ts'
import { takenIn, tapPlace } from './parts/fronts.tsx'
import { mayName, nameSlot } from './parts/ghost.tsx'
import type { PanProps } from './parts/names.ts'

/** The lines of a turn, then the cards of the front as payment. */
function turnKeys(props: PanProps): (() => void)[] {
  const { view, menu, picked, pick } = props
  const front = view.fronts[view.me!]!
  const chosen = chosenIn(front, paidWith(picked))
  return [
    () => pick({ act: 'flip' }),
    () => pick(cheapest(front, 1) ?? { act: 'reshuffle' }),
    () => pick(front.length < view.active ? { act: 'skip' } : cheapest(front, view.active)),
    ...front.map((value, i) => () => pick(tapped(menu, picked, value, chosen[i]!))),
  ]
}

/** A card has the key of its value; the ghost's slots come after the Elephant. */
function cardKeys(props: PanProps): ((() => void) | undefined)[] {
  const { view } = props
  const cards = VALUES.map((value) =>
    view.hand.includes(value) ? () => chooseCard(props, value) : undefined,
  )
  return [...cards, ...(mayName(props) ? view.ghost!.open.map((slot) => () => nameSlot(props, slot)) : [])]
}

function takeKeys(props: PanProps): (() => void)[] {
  const { view } = props
  const places = [
    ...othersInOrder(view).flatMap((seat) => view.fronts[seat]!.map((value) => lying(seat, value))),
    ...view.free.map((value) => lying(FREE, value)),
  ]
  return chosenIn(places, takenIn(props)).map((isIn, i) => () => tapPlace(props, places[i]!, isIn))
}

/** What the number keys do: the lines of the list in their order. */
export function keysIn(props: PanProps): readonly ((() => void) | undefined)[] | null {
  const { decision, pick } = props
  switch (decision) {
    case 'commit':
      return cardKeys(props)
    case 'act':
      return turnKeys(props)
    case 'go or stop':
      return [() => pick({ act: 'stop' }), () => pick({ act: 'go' })]
    case 'take':
    case 'pick':
      return takeKeys(props)
    default:
      return null
  }
}
