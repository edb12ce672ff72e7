import { all, has, only, type Seat } from '@midden/kernel'
import { hexOfNumber, numberAt } from '../board/hexes.ts'
import { putKnight } from '../board/markers.ts'
import { mayDeal } from '../meeting/company.ts'
import type { Table } from '../position.ts'
import { startCombat, startSwap } from '../push.ts'
import { fromSeat, leading } from '../roles.ts'
import type { MissionRules } from './module.ts'
import { win } from './win.ts'

const GANGRAEN = 1
const FIRST_ROUND = 6
const PEACE = 3

const rivals = (s: Table, seat: Seat): Seat[] => fromSeat(s, seat).filter((other) => other !== seat)

const hasBeatenAll = (s: Table, seat: Seat): boolean =>
  (all(s.seats) & ~s.gone & ~only(seat) & ~s.quest.beaten[seat]!) === 0

/** M2 There Can Be Only One: a marker on every rival's sheet. */
export const onlyOne: MissionRules = {
  actions(s, seat) {
    if (s.round < FIRST_ROUND || numberAt(s, s.knights[seat]!.hex) !== GANGRAEN) return []
    return rivals(s, seat).filter((other) => !s.knights[other]!.down && !has(s.quest.called, other))
  },
  saysAction: (_s, _seat, n) => `Call out the knight at seat ${n + 1}`,
  action(s, f, tell) {
    const hex = hexOfNumber(s, GANGRAEN)
    s.quest.called |= only(f.n)
    putKnight(s, f.n, hex)
    tell?.({ what: 'called out', clause: 'WK-29.2', seat: f.seat, other: f.n, hex })
    startCombat(s, f.seat, f.n, -1)
    return 'what came of it'
  },
  after(s, f) {
    if (f.outcome === PEACE && mayDeal(s, GANGRAEN)) startSwap(s, f.seat, f.n)
    return undefined
  },
  duelWon(s, winner, loser, tell) {
    if (has(s.quest.beaten[winner]!, loser)) return
    s.quest.beaten[winner]! |= only(loser)
    tell?.({ what: 'marker on a sheet', clause: 'WK-29.2', seat: winner, other: loser })
  },
  /** Two at once: the Active Knight, then clockwise (WK-29.4). */
  checkpoint(s, tell) {
    for (let i = 0; i < s.seats; i++) {
      const seat = (leading(s) + i) % s.seats
      if (!has(s.gone, seat) && hasBeatenAll(s, seat)) return win(s, seat, tell)
    }
  },
  aims: (s) => (s.round < FIRST_ROUND ? [] : [{ hex: hexOfNumber(s, GANGRAEN), gain: 6 }]),
  opponent: (_s, _seat, n) => ({ rival: n }),
  duelPrize: (s, seat, rival) => (has(s.quest.beaten[seat]!, rival) ? 0 : 10),
  measure(s, seat) {
    let n = 0
    for (let left = s.quest.beaten[seat]!; left !== 0; left &= left - 1) n++
    return n
  },
}
