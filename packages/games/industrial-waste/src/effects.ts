import { leftOf, type Seat } from '@midden/kernel'
import type { WorksTell } from './events.ts'
import {
  ADVISED_ORDER,
  FULL_ROW,
  INNOVATION,
  LAST_COLUMN,
  LAST_ROW,
  LOAN,
  MOST_WASTE,
  PEGS,
  type Peg,
  TWO_STEPS,
} from './mat.ts'
import { inSupply, NOT_YET, type Works } from './position.ts'

/** The part of the table that cards work on. */
export type Plant = Pick<Works, 'seats' | 'options' | 'companies' | 'supply' | 'ending' | 'stack'>

/** What a card does, alone or with an Adviser. `n` is the choice that goes with it, where there is one. */
export type Effect = (s: Plant, seat: Seat, adviser: boolean, n: number, tell: WorksTell) => void

/** IW-8.4, 10.4 */
export const order: Effect = (s, seat, adviser, _n, tell) => {
  const c = s.companies[seat]!
  const paid = c.column + (adviser ? ADVISED_ORDER : 0)
  const from = c.waste
  c.tower -= c.M
  if (s.supply !== null) s.supply += c.M
  c.waste += c.W
  c.cash += paid
  const clause = adviser ? 'IW-10.4' : 'IW-8.4'
  tell?.({ what: 'order', clause, seat, adviser, paid, materials: c.M, from, waste: c.waste })
}

/** IW-8.6, 10.5; entering column 20 fixes the end (IW-13.1). */
export const grow: Effect = (s, seat, adviser, _n, tell) => {
  const c = s.companies[seat]!
  const from = c.column
  c.column = Math.min(LAST_COLUMN, c.column + (adviser ? 2 : 1))
  tell?.({ what: 'growth', clause: adviser ? 'IW-10.5' : 'IW-8.6', seat, adviser, from, column: c.column })
  if (c.column === LAST_COLUMN && !s.ending) {
    s.ending = true
    tell?.({ what: 'end fixed', clause: 'IW-13.1', seat })
  }
}

/** IW-8.7, 10.6: up the board. */
export const hire: Effect = (s, seat, adviser, _n, tell) => {
  const c = s.companies[seat]!
  const from = c.row
  c.row = Math.min(FULL_ROW, c.row + (adviser ? 2 : 1))
  tell?.({ what: 'hiring', clause: adviser ? 'IW-10.6' : 'IW-8.7', seat, adviser, from, row: c.row })
}

/** IW-8.7, 10.6: down the board. */
export const fire: Effect = (s, seat, adviser, _n, tell) => {
  const c = s.companies[seat]!
  const from = c.row
  c.row = Math.max(LAST_ROW, c.row - (adviser ? 2 : 1))
  tell?.({ what: 'firing', clause: adviser ? 'IW-10.6' : 'IW-8.7', seat, adviser, from, row: c.row })
}

/** IW-8.8, 10.7: every step is paid for, which shows that the purse could pay it. */
export const innovate: Effect = (s, seat, adviser, n, tell) => {
  const c = s.companies[seat]!
  const pegs: readonly Peg[] = adviser ? TWO_STEPS[n]! : [PEGS[n]!]
  for (const peg of pegs) c[peg]--
  const paid = INNOVATION * pegs.length
  c.cash -= paid
  const clause = adviser ? 'IW-10.7' : 'IW-8.8'
  tell?.({ what: 'innovation', clause, seat, adviser, pegs: pegs.slice(), paid, reveals: true })
}

/** IW-8.9, 10.8 */
export const dispose: Effect = (s, seat, adviser, _n, tell) => {
  const c = s.companies[seat]!
  const from = c.waste
  c.waste = Math.max(0, c.waste - (adviser ? 6 : 3))
  tell?.({ what: 'disposal', clause: adviser ? 'IW-10.8' : 'IW-8.9', seat, adviser, from, waste: c.waste })
}

/** IW-8.10, 10.8: less for its player, more for everybody else, those who are out included (IW-7.7). */
export const remove: Effect = (s, seat, adviser, _n, tell) => {
  const by = adviser ? 2 : 1
  const from = tell === null ? [] : s.companies.map(({ waste }) => waste)
  for (let other = 0; other < s.seats; other++) {
    const c = s.companies[other]!
    c.waste = other === seat ? Math.max(0, c.waste - by) : Math.min(MOST_WASTE, c.waste + by)
  }
  const clause = adviser ? 'IW-10.8' : 'IW-8.10'
  const wastes = s.companies.map(({ waste }) => waste)
  tell?.({ what: 'removal', clause, seat, adviser, from, wastes, names: s.options.cardNames })
}

/** IW-9.1 to 9.3, 10.8: the lot leaves the supply, and the bidding begins at the auctioneer's left. */
export const auctionOff: Effect = (s, seat, adviser, _n, tell) => {
  const wanted = s.companies[seat]!.M * (adviser ? 2 : 1)
  const lot = Math.min(wanted, inSupply(s))
  if (lot === 0) {
    tell?.({ what: 'no lot', clause: 'IW-9.3', seat })
    return
  }
  if (s.supply !== null) s.supply -= lot
  const clause = adviser ? 'IW-10.8' : lot < wanted ? 'IW-9.2' : 'IW-9.1'
  tell?.({ what: 'auction', clause, seat, adviser, lot })
  const bids = Array<number>(s.seats).fill(NOT_YET)
  s.stack.push({ at: 'auction', step: 0, seller: seat, lot, bids, turn: leftOf(seat, s.seats) })
}

/** IW-10.9: an Adviser alone pays one loan back. */
export const repay: Effect = (s, seat, _adviser, _n, tell) => {
  const c = s.companies[seat]!
  c.cash -= LOAN
  c.loans--
  tell?.({ what: 'repaid', clause: 'IW-10.9', seat, paid: LOAN, reveals: true })
}
