import type { Action, Offer, Seat, TableTerms } from '@midden/kernel'
import type { WasteOptions } from './options.ts'
import type { WasteView } from './view.ts'

/** The cards an offer lets a seat choose from. */
const choices = (offers: readonly Offer[]): readonly number[] => {
  const last = offers.at(-1)!
  return 'of' in last ? last.of : []
}

const first = (cards: readonly number[]): number => Math.min(...cards)

/** Section 6 of the ledger: what is played for a seat whose player is away. */
export function standIn(v: WasteView, seat: Seat, offers: readonly Offer[]): Action {
  if (v.step === 'bid') return { act: 'bid', ns: [] }
  if (v.step !== 'recycler') return { act: v.step, n: first(choices(offers)) }
  if (offers.some(({ act }) => act === 'draw')) return { act: 'draw' }
  const cards = choices(offers)
  const laid = cards.filter((card) => v.stations[seat]!.includes(card))
  return { act: 'remove', n: first(laid.length > 0 ? laid : cards) }
}

/** R35: that a seat is absent is declared by the table, never found by the rules. This says what the table does then. */
export const terms = ({ absentSeat }: WasteOptions): TableTerms => ({
  absent: absentSeat === 'standIn' ? 'stand-in' : 'nobody',
})
