import { type Offer, only } from '@midden/kernel'
import type { OverloadFrame } from '../frames/gear.ts'
import { room } from '../held.ts'
import { placesWhere } from '../lists.ts'
import type { Table, Wk } from '../position.ts'
import type { Procedure, Tell } from '../types.ts'
import { mayLose } from './losing.ts'
import { CARGO, PACK } from './places.ts'
import { cardAt, heldAt, plusOf, positions, type Slot, slotsIn, takeOut } from './slots.ts'
import { cargoRoom, discardGear, freeInCargo, freeInPack, packRoom } from './storage.ts'

const limit = (s: Table, f: OverloadFrame): number =>
  f.where === 'pack' ? packRoom(s, f.seat) : cargoRoom(s, f.seat)
const isOver = (s: Table, f: OverloadFrame): boolean => room(s.knights[f.seat]![f.where]) > limit(s, f)

/** Blue cards cannot be picked (WK-23.6); an enhancement has a position of its own. */
const pickable = (s: Table, f: OverloadFrame): Slot[] =>
  slotsIn(s.knights[f.seat]!, f.where).filter((slot) => mayLose(s, s.knights[f.seat]!, slot))
/** For the Waster: the positions of such cards, counted from 0, without what lies there. */
const pickablePositions = (s: Table, f: OverloadFrame): number[] => {
  const k = s.knights[f.seat]!
  return placesWhere(positions(k, f.where), (slot) => mayLose(s, k, slot))
}

/** An owner may first fill free places of the other container (WK-22.19, WK-23.10). */
function stowable(s: Table, f: OverloadFrame): Slot[] {
  const k = s.knights[f.seat]!
  const free = f.where === 'pack' ? freeInCargo(s, f.seat) : freeInPack(s, f.seat)
  return slotsIn(k, f.where).filter(
    (slot) => (plusOf(slot) > 0 ? 1 : 1 + heldAt(k, slot)!.plus.length) <= free,
  )
}

function offers(s: Table, f: OverloadFrame): Offer[] {
  const blind = f.by !== f.seat
  const list: Offer[] = [
    { act: 'pick', of: blind ? pickablePositions(s, f) : [] },
    { act: 'discard', of: blind ? [] : pickable(s, f) },
    { act: 'stow', of: blind ? [] : stowable(s, f) },
  ]
  return list.filter((offer) => 'of' in offer && offer.of.length > 0)
}

function drop(s: Wk, f: OverloadFrame, slot: Slot, tell: Tell): void {
  const k = s.knights[f.seat]!
  const { card } = cardAt(k, slot)!
  tell?.({ what: 'cargo discarded', clause: 'WK-23.6', seat: f.seat, card, by: f.by, reveals: true })
  discardGear(s, f.seat, takeOut(k, slot), tell)
}

/** Down to the capacity; what is left over then is blue and stays, over capacity (WK-24.9). */
export const overload: Procedure<'overload'> = [
  {
    name: 'show the cargo',
    clause: 'WK-R36',
    run(s, { seat, by }, tell) {
      if (by !== seat && s.options.cargoLossOpen === 'on')
        tell?.({ what: 'storage shown', clause: 'WK-R36', seat, to: by, reveals: true })
      return undefined
    },
  },
  {
    name: 'down to the capacity',
    clause: 'WK-23.6',
    final: false,
    owed: (s, f) => (isOver(s, f) && offers(s, f).length > 0 ? only(f.by) : 0),
    offer: (s, f) => offers(s, f),
    take(s, f, _seat, a, tell) {
      const k = s.knights[f.seat]!
      if (a.act === 'pick') drop(s, f, positions(k, f.where)[a.n!]!, tell)
      else if (a.act === 'discard') drop(s, f, a.n!, tell)
      else {
        k[f.where === 'pack' ? 'cargo' : 'pack'].push(takeOut(k, a.n!))
        tell?.({
          what: 'gear placed',
          clause: 'WK-22.19',
          seat: f.seat,
          to: f.where === 'pack' ? CARGO : PACK,
        })
      }
    },
    close(s, f) {
      const k = s.knights[f.seat]!
      while (isOver(s, f)) k.over.push(k[f.where].pop()!)
      return undefined
    },
  },
]
