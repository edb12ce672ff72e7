import { has, type Seat } from '@midden/kernel'
import type { MoveFrame } from '../frames/road.ts'
import type { Table } from '../position.ts'

/** Knights the Active Knight may approach: on a hex he has entered, each once in a move (WK-10.1). */
export function approachable(s: Table, f: MoveFrame): Seat[] {
  const found: Seat[] = []
  if (f.i === 0) return found
  const { hex } = s.knights[f.seat]!
  for (let seat = 0; seat < s.seats; seat++)
    if (seat !== f.seat && s.knights[seat]!.hex === hex && !has(f.met, seat) && !has(s.gone, seat))
      found.push(seat)
  return found
}

const NO_TRADE = [3, 5]

/** Knights deal with each other anywhere, unless the table reads "cannot trade here" strictly (WK-R43). */
export const mayDeal = (s: Table, number: number): boolean =>
  s.options.noTradeCitiesStrict === 'off' || !NO_TRADE.includes(number)
