import { type Action, type Offer, only } from '@midden/kernel'
import type { SwapFrame } from '../frames/gear.ts'
import { offerAny, others } from '../lists.ts'
import type { Table, Wk } from '../position.ts'
import type { Procedure, Tell } from '../types.ts'
import { barter } from './barter.ts'
import { cardOfGood, goodsOf, isEmptySwap, isHiddenGood, isLegalSwap, takeBack } from './goods.ts'

/** Nobody haggles for ever. */
const PATIENCE = 40
const CLOSED = 2

const upTo = (most: number, now: number): number[] => {
  const list: number[] = []
  for (let n = 0; n <= most; n++) if (n !== now) list.push(n)
  return list
}

/** What the one whose turn it is may put down or take back of his own. */
function offerEdits(s: Table, f: SwapFrame, side: 0 | 1, list: Offer[]): void {
  if (f.edits >= PATIENCE) return
  const k = s.knights[f.seats[side]]!
  offerAny(list, 'lay', others(goodsOf(k), f.goods[side]))
  offerAny(list, 'take back', f.goods[side].slice())
  offerAny(list, 'ammo', upTo(k.ammo, f.ammo[side]))
  offerAny(list, 'fuel', upTo(k.fuel, f.fuel[side]))
}

function offers(s: Table, f: SwapFrame): Offer[] {
  const list: Offer[] = [{ act: 'close' }]
  if (f.proposed && isLegalSwap(s, f)) list.push({ act: 'accept' })
  if (!f.proposed && !isEmptySwap(f)) list.push({ act: 'propose' })
  offerEdits(s, f, f.turn as 0 | 1, list)
  return list
}

function edit(s: Wk, f: SwapFrame, side: 0 | 1, { act, n }: Action, tell: Tell): void {
  const seat = f.seats[side]
  const goods = f.goods[side]
  f.proposed = false
  f.edits++
  if (act === 'ammo') f.ammo[side] = n!
  else if (act === 'fuel') f.fuel[side] = n!
  else if (act === 'take back') goods.splice(goods.indexOf(n!), 1)
  else {
    goods.push(n!)
    const { card } = cardOfGood(s.knights[seat]!, n!)
    const told = { what: 'laid down', clause: 'WK-10.12', seat, card, only: pairOf(f) } as const
    tell?.(isHiddenGood(n!) ? { ...told, reveals: true } : told)
  }
}
const pairOf = (f: SwapFrame): number => only(f.seats[0]) | only(f.seats[1])

function accept(s: Wk, f: SwapFrame, tell: Tell): void {
  barter(s, f, tell)
  takeBack(f, 0)
  takeBack(f, 1)
  f.edits++
}

/** Closed by one of them, or by one of them falling (WK-21.6). */
const isOver = (s: Table, f: SwapFrame): boolean =>
  f.turn === CLOSED || s.knights[f.seats[0]]!.down || s.knights[f.seats[1]]!.down

/** Two knights trading (WK-10.11): each lays down what he would give; one proposes it, the other accepts. */
export const swap: Procedure<'swap'> = [
  {
    name: 'lay down and propose',
    clause: 'WK-10.12',
    final: false,
    owed: (s, f) => (isOver(s, f) ? 0 : only(f.seats[f.turn as 0 | 1])),
    offer: (s, f) => offers(s, f),
    take(s, f, _seat, a, tell) {
      if (a.act === 'close') f.turn = CLOSED
      else if (a.act === 'accept') accept(s, f, tell)
      else if (a.act === 'propose') {
        f.proposed = true
        f.turn = f.turn === 0 ? 1 : 0
        tell?.({ what: 'proposed', clause: 'WK-10.12', seat: f.seats[1 - f.turn]!, reveals: true })
      } else edit(s, f, f.turn as 0 | 1, a, tell)
    },
    close: () => 'done',
  },
]
