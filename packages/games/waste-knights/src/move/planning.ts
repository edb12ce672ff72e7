import { type Offer, only } from '@midden/kernel'
import { NEIGHBOURS } from '../board/geometry.ts'
import { type Ways, wayTo } from '../board/routes.ts'
import type { MoveFrame } from '../frames/road.ts'
import type { Table, Wk } from '../position.ts'
import { openWindow } from '../push.ts'
import type { Procedure } from '../types.ts'
import { feetOf, flatMp } from './cost.ts'
import { reachable, waysFor } from './reach.ts'
import { clearUp } from './road.ts'

/** WK-6.4: a vehicle, and FUEL to start it. */
const mayDrive = (s: Table, f: MoveFrame): boolean =>
  s.knights[f.seat]!.vehicle >= 0 && s.knights[f.seat]!.fuel >= 1

/** Hexes that may come next in the route: adjacent, neither the start nor in it already (WK-6.6, WK-6.8). */
function nextHexes(s: Table, f: MoveFrame): number[] {
  if (f.mode === 'foot' && f.route.length >= feetOf(s, f.seat)) return []
  const start = s.knights[f.seat]!.hex
  return NEIGHBOURS[f.route.at(-1) ?? start]!.filter((hex) => hex !== start && !f.route.includes(hex))
}

/** Whole routes at once, as long as none is begun; hex by hex any legal one can be laid. */
function planOffers(s: Table, f: MoveFrame): Offer[] {
  const list: Offer[] = [{ act: 'stay' }]
  if (f.route.length > 0) list.push({ act: 'go' })
  const next = nextHexes(s, f)
  if (next.length > 0) list.push({ act: 'hex', of: next })
  if (f.route.length > 0 || f.mode !== 'vehicle') return list
  const { ends, quieter } = reachable(s, f.seat)
  if (ends.length > 0) list.push({ act: 'to', of: ends })
  if (quieter.length > 0) list.push({ act: 'quietly to', of: quieter })
  return list
}

function lay(f: MoveFrame, ways: Ways, end: number): void {
  f.route = wayTo(ways, end)
  f.asked = true
}

/** One more hex; a route on foot that cannot be longer is confirmed with it. */
function extend(s: Wk, f: MoveFrame, hex: number): void {
  f.route.push(hex)
  f.asked = f.mode === 'foot' && nextHexes(s, f).length === 0
}

function takeBack(f: MoveFrame): void {
  f.mode = 'stay'
  f.route = []
  f.asked = true
}

/** Staying or moving, and the route (WK-6). */
export const planning: Procedure<'move'> = [
  {
    name: 'stay, foot or vehicle',
    clause: 'WK-6.2',
    owed: (s, f) => (f.asked || s.knights[f.seat]!.down ? 0 : only(f.seat)),
    offer(s, f) {
      const list = [{ act: 'stay' }, { act: 'foot' }]
      if (mayDrive(s, f)) list.push({ act: 'vehicle' })
      return list
    },
    take(_s, f, _seat, a) {
      f.asked = true
      f.mode = a.act === 'foot' || a.act === 'vehicle' ? a.act : 'stay'
    },
    close(_s, f) {
      f.asked = false
      return f.mode === 'stay' ? 'stay put' : undefined
    },
  },
  {
    name: 'plan the route',
    clause: 'WK-6.6',
    owed: (s, f) => (f.asked || s.knights[f.seat]!.down ? 0 : only(f.seat)),
    offer: planOffers,
    take(s, f, _seat, a) {
      if (a.act === 'stay') takeBack(f)
      else if (a.act === 'go') f.asked = true
      else if (a.act === 'hex') extend(s, f, a.n!)
      else lay(f, waysFor(s, f.seat, a.act === 'quietly to'), a.n!)
    },
    close(s, f, tell) {
      const { seat, mode } = f
      f.asked = false
      if (mode === 'stay' || s.knights[seat]!.down) return 'stay put'
      if (mode === 'vehicle') f.pool = flatMp(s, seat)
      tell?.({ what: 'route planned', clause: 'WK-6.9', seat, mode, route: f.route.slice() })
      return undefined
    },
  },
  {
    name: 'before the move',
    clause: 'WK-6.11',
    run(s, f) {
      openWindow(s, 'before move', [f.seat])
      return 'pay the way'
    },
  },
  {
    name: 'stay put',
    clause: 'WK-6.3',
    run(s, f, tell) {
      clearUp(s, f, tell)
      tell?.({ what: 'stayed', clause: 'WK-6.3', seat: f.seat })
      return 'done'
    },
  },
]
