import { cardOf } from './logic/cards.ts'
import { packOf, passing, type WasteProps } from './parts/props.ts'

/** Cards are dealt from the draw pile, go around in packs, go to who takes them, and burn. */
function comes({ view, latest }: WasteProps, card: number | null): string | null {
  for (const event of latest)
    switch (event.what) {
      case 'piles laid out':
        if (view.piles.some(({ cards }) => cards.includes(card))) return 'draw pile'
        break
      case 'packs passed':
        if (card !== null && view.hand.includes(card)) return packOf(view, view.me!)
        break
      case 'dealt':
        if (card !== null && view.hand.includes(card)) return 'draw pile'
        break
      case 'drew':
        if (card !== null && event.cards.includes(card)) return 'draw pile'
        break
      case 'laid':
        if (card !== null && event.cards.includes(card)) return `seat ${event.seat}`
        break
      default:
    }
  return null
}

function goes({ view, latest }: WasteProps, card: number | null): string | null {
  for (const event of latest)
    switch (event.what) {
      case 'packs passed':
        if (view.me !== null) return packOf(view, (view.me + passing(view) + view.seats) % view.seats)
        break
      case 'pile taken':
        if (event.cards.includes(card)) return `seat ${event.seat}`
        break
      case 'pile burnt':
        if (event.cards.includes(card)) return 'burnt'
        break
      case 'paid':
        if (card !== null && event.cards.includes(card)) return 'burnt'
        break
      case 'removed':
        if (event.card === card || event.recycler === card) return 'burnt'
        break
      case 'drew':
      case 'no effect':
        if (event.recycler === card) return 'burnt'
        break
      default:
    }
  return null
}

/** Where a card comes from or goes to that is drawn on one side of a move only. */
export function way(props: WasteProps, card: string, going: boolean): string | null {
  const down = card.startsWith('down ')
  const number = cardOf(card)
  if (number === null && !down) return null
  return going ? goes(props, number) : comes(props, number)
}
