import type { Seat } from '@midden/kernel'
import type { WasteEvent, WasteView } from '@midden/waste'
import { ringFrom } from '../../../table/seats.tsx'
import type { BoardProps } from '../../contract.ts'
import { t } from '../text/text.ts'

export type WasteProps = BoardProps<WasteView, WasteEvent>

/** What the board calls a seat. */
export const calls = ({ view, who }: Pick<WasteProps, 'view' | 'who'>, seat: Seat): string =>
  seat === view.me ? t.you : who(seat)

/** All seats in the order of the table, the viewer's first. */
export const ring = ({ me, seats }: Pick<WasteView, 'me' | 'seats'>): Seat[] => ringFrom(me, seats)

/** 1 if packs go to the left this round, -1 if to the right. */
export const passing = ({ options, round }: WasteView): 1 | -1 =>
  options.passDirection === 'alternate' && round === 2 ? -1 : 1

/** The cards the viewer has in the bid: sealed, or picked so far. */
export const inBid = ({ view, picked }: WasteProps): readonly number[] =>
  view.step !== 'bid' ? [] : (view.answer ?? (picked?.act === 'bid' ? (picked.ns ?? []) : []))

/** A pack keeps its name on its way around, so that it is seen to move. */
export const packOf = (view: WasteView, holder: Seat): string =>
  `pack ${(((holder - passing(view) * view.passes) % view.seats) + view.seats) % view.seats}`
