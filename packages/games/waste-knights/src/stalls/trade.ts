import { type Action, type Offer, only } from '@midden/kernel'
import type { TradeFrame } from '../frames/gear.ts'
import { losable } from '../gear/losing.ts'
import { NONE } from '../held.ts'
import { offerAny, others } from '../lists.ts'
import type { Table, Wk } from '../position.ts'
import { report, UNDONE } from '../push.ts'
import type { Procedure } from '../types.ts'
import { deal } from './deal.ts'
import { isDeal, onSale, vehiclesOnSale } from './prices.ts'
import { refill } from './refill.ts'

/** Nobody haggles for ever. */
const PATIENCE = 40

/** Laying down and taking back: any set of his gear, any cards of open spaces, one vehicle (WK-25.4). */
function offerEdits(s: Table, f: TradeFrame, list: Offer[]): void {
  if (f.edits >= PATIENCE) return
  offerAny(list, 'offer', others(losable(s, s.knights[f.seat]!), f.offered))
  offerAny(list, 'take back', f.offered.slice())
  offerAny(list, 'pick', others(onSale(s, f), f.spaces))
  offerAny(list, 'put back', f.spaces.slice())
  if (f.vehicle >= 0) list.push({ act: 'no vehicle' })
  else {
    offerAny(list, 'vehicle', vehiclesOnSale(s, f, false))
    offerAny(list, 'damaged vehicle', vehiclesOnSale(s, f, true))
  }
}

function offers(s: Table, f: TradeFrame): Offer[] {
  const list: Offer[] = [{ act: 'cancel' }]
  if (isDeal(s, f)) list.push({ act: 'deal' })
  offerEdits(s, f, list)
  return list
}

const without = (list: readonly number[], n: number): number[] => list.filter((other) => other !== n)

function edit(f: TradeFrame, { act, n }: Action): void {
  f.edits++
  if (act === 'offer') f.offered.push(n!)
  else if (act === 'take back') f.offered = without(f.offered, n!)
  else if (act === 'pick') f.spaces.push(n!)
  else if (act === 'put back') f.spaces = without(f.spaces, n!)
  else {
    f.vehicle = act === 'no vehicle' ? NONE : n!
    f.damaged = act === 'damaged vehicle'
  }
}

const isOver = (s: Wk, f: TradeFrame): boolean => f.closed !== '' || s.knights[f.seat]!.down

/** A trade with the Stalls (WK-25.4 to WK-25.11). */
export const trade: Procedure<'trade'> = [
  {
    name: 'offer and pick',
    clause: 'WK-25.4',
    owed: (s, f) => (isOver(s, f) ? 0 : only(f.seat)),
    offer: (s, f) => offers(s, f),
    take(s, f, seat, a, tell) {
      if (a.act === 'deal') deal(s, f, tell)
      else if (a.act !== 'cancel') edit(f, a)
      else {
        f.closed = 'cancelled'
        tell?.({ what: 'trade cancelled', clause: 'WK-25.6', seat })
      }
    },
    close(s, f) {
      if (f.closed === 'dealt') return undefined
      report(s, UNDONE)
      return 'done'
    },
  },
  {
    name: 'refill the Stalls',
    clause: 'WK-25.7',
    run(s, _f, tell) {
      refill(s, 'WK-25.4', tell)
      return 'done'
    },
  },
]
