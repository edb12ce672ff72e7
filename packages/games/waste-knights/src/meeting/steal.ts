import { type Action, only, type Seat } from '@midden/kernel'
import { change, ofOne } from '../bodies/counters.ts'
import type { StealFrame } from '../frames/road.ts'
import { positions, type Slot, takeOut } from '../gear/slots.ts'
import { keepBlue } from '../gear/storage.ts'
import type { Wk } from '../position.ts'
import { placeGear } from '../push.ts'
import type { Procedure, Tell } from '../types.ts'
import { LOOT, type Loot, stealable } from './loot.ts'

const AT_MOST = 2

/** A card taken brings its enhancements along; one that was stored stays a secret of the two (WK-10.8). */
function takeCard(s: Wk, f: StealFrame, slot: Slot, open: boolean, tell: Tell): void {
  const { seat, victim } = f
  const h = takeOut(s.knights[victim]!, slot)
  keepBlue(s, victim, h)
  const told = { what: 'stolen', clause: 'WK-10.8', seat, victim, loot: 'gear' } as const
  const n = 1 + h.plus.length
  if (open) tell?.({ ...told, card: h.card, n })
  else {
    const both = only(seat) | only(victim)
    tell?.({ ...told, card: h.card, n, only: both, reveals: true })
    tell?.({ ...told, only: ~both })
  }
  placeGear(s, seat, h, open)
}

/** Moved, not minted, unless the table plays it so (WK-10.9, WK-R33). */
function takeLevel(s: Wk, { seat, victim }: StealFrame, what: 'ammo' | 'fuel', tell: Tell): void {
  const lost = Math.min(AT_MOST, s.knights[victim]![what])
  const gained = s.options.stealMints === 'on' ? AT_MOST : lost
  tell?.({ what: 'stolen', clause: 'WK-10.9', seat, victim, loot: what })
  change(s, victim, ofOne(what, -lost), 'WK-10.9', tell)
  change(s, seat, ofOne(what, gained), 'WK-10.9', tell)
}

/** One marker comes off; the first requirement stays fulfilled (WK-10.10). */
function takeTask(s: Wk, { seat, victim }: StealFrame, tell: Tell): void {
  const task = s.knights[victim]!.tasks.shift()!
  task.markers = Math.max(0, task.markers - 1)
  s.knights[seat]!.tasks.push(task)
  tell?.({ what: 'stolen', clause: 'WK-10.10', seat, victim, loot: 'task', card: task.card })
}

/** She changes carts (M3, Rule 4). */
function takeDame(s: Wk, { seat, victim }: StealFrame, tell: Tell): void {
  s.quest.carrier = seat
  tell?.({ what: 'stolen', clause: 'WK-29.2', seat, victim, loot: 'dame' })
}

const lootOf = (act: string): Loot =>
  act === 'ammo' || act === 'fuel' || act === 'task' || act === 'dame' ? act : 'gear'

function take(s: Wk, f: StealFrame, { act, n }: Action, tell: Tell): void {
  const loot = lootOf(act)
  f.left--
  f.taken.push(LOOT.indexOf(loot))
  if (loot === 'task') takeTask(s, f, tell)
  else if (loot === 'dame') takeDame(s, f, tell)
  else if (loot !== 'gear') takeLevel(s, f, loot, tell)
  else if (act === 'gear') takeCard(s, f, n!, true, tell)
  else takeCard(s, f, positions(s.knights[f.victim]!, act as 'pack' | 'cargo')[n!]!, false, tell)
}

const options = (s: Wk, f: StealFrame): ReturnType<typeof stealable> =>
  stealable(s, f.seat, f.victim, f.taken)

/** Stealing from an unconscious knight or from the loser of a duel (WK-10.7). */
export const steal: Procedure<'steal'> = [
  {
    name: 'show the stored cards',
    clause: 'WK-R34',
    run(s, { seat, victim }, tell) {
      if (s.options.stealSeesStored === 'on')
        tell?.({ what: 'storage shown', clause: 'WK-R34', seat: victim, to: seat, reveals: true })
      return undefined
    },
  },
  {
    name: 'what to steal',
    clause: 'WK-10.7',
    owed: (s, f) => (f.left > 0 && !s.knights[f.seat]!.down && options(s, f).length > 0 ? only(f.seat) : 0),
    offer: (s, f) => [{ act: 'decline' }, ...options(s, f)],
    take(s, f, _seat: Seat, a, tell) {
      if (a.act === 'decline') f.left = 0
      else take(s, f, a, tell)
    },
    close: () => 'done',
  },
]
