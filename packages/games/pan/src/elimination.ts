import { leftOf, type Seat, type Tell } from '@midden/kernel'
import { shown } from './cards.ts'
import type { PanEvent } from './events.ts'
import { shuffleGun } from './gun.ts'
import type { Pan } from './position.ts'
import { determineOrder } from './ranking.ts'

/** Out of the order of turns, to the head of those eliminated before. */
export function leave(s: Pan, seat: Seat): void {
  s.active--
  for (let i = s.order.indexOf(seat); i < s.active; i++) s.order[i] = s.order[i + 1]!
  s.order[s.active] = seat
}

/** PAN-9.2 */
function leaveFront(s: Pan, seat: Seat, tell: Tell<PanEvent>): void {
  const front = s.fronts[seat]!
  if (front === 0) return
  const to = s.options.ownerless === 'takeable' ? 'free' : 'discard'
  s[to] += front
  s.fronts[seat] = 0
  tell?.({ what: 'front left', clause: 'PAN-9.2', seat, cards: shown(front), to })
}

/** PAN-9.1 to PAN-9.5: a player has turned up PAN. */
export function eliminate(s: Pan, seat: Seat, tell: Tell<PanEvent>): void {
  leave(s, seat)
  leaveFront(s, seat, tell)
  s.turn = 0
  if (s.active === 1) return
  shuffleGun(s)
  tell?.({ what: 'gun shuffled', clause: 'PAN-9.4' })
  determineOrder(s, leftOf(seat, s.seats), 'PAN-9.5', tell)
}
