import { firstOf, only, type Seat } from '@midden/kernel'
import { NOWHERE } from '../board/geometry.ts'
import { FULL } from '../bodies/counters.ts'
import type { FrameKind } from '../frames/index.ts'
import { isBlue } from '../gear/losing.ts'
import { giveUpVehicle, toPool } from '../gear/vehicles.ts'
import { checkpointOf, rulesOf } from '../missions/modules.ts'
import type { Knight, Wk } from '../position.ts'
import { introduce } from '../push.ts'
import { inPlay, inRoundOrder, nextSeat } from '../roles.ts'
import { finish } from '../score.ts'
import type { Tell } from '../types.ts'
import { isActor, stepAside } from './actors.ts'
import { putAway, shelve, shelveHeld } from './put-away.ts'

/** Gear to the discard piles, the vehicle to the pool, blue cards back among the blue cards (WK-28.10). */
function clearGear(s: Wk, k: Knight): void {
  for (const h of [...k.panels, ...k.pack, ...k.cargo, ...k.over, ...k.beside, ...k.under])
    if (h !== null) shelveHeld(s, h)
  for (const h of k.own) {
    for (const { card } of h.plus) shelve(s, card)
    h.plus = []
    h.marked = false
  }
  k.panels.fill(null)
  for (const place of ['pack', 'cargo', 'over', 'beside', 'under'] as const) k[place] = []
}
function clearVehicle(s: Wk, seat: Seat): void {
  const k = s.knights[seat]!
  if (k.vehicle < 0) return
  if (isBlue(s, k.vehicle)) shelve(s, k.vehicle)
  else toPool(s, k.vehicle, k.damaged)
  giveUpVehicle(s, seat)
}

/** The knight is removed: nothing of him counts any more. */
function removeKnight(s: Wk, seat: Seat): void {
  const k = s.knights[seat]!
  clearGear(s, k)
  clearVehicle(s, seat)
  s.luck.discard.push(...k.hand.splice(0))
  Object.assign(k, { hp: FULL, rad: 0, fuel: 0, down: false, marker: NOWHERE, skips: false, marked: false })
}

/** His private tasks are discarded and replaced on their spaces; those of two players are not replaced. */
function giveUpTasks(s: Wk, seat: Seat): void {
  for (const { card, space } of s.knights[seat]!.tasks.splice(0)) {
    if (space === 0) s.removedTasks.push(card)
    else {
      s.privates.discard.push(card)
      introduce(s, space)
    }
  }
  s.met = s.met.filter((met) => met.seat !== seat)
}

/** What the others were given or owe by then stays theirs. */
const BOOKKEEPING: readonly FrameKind[] = [
  'draw',
  'place',
  'hand',
  'knockout',
  'overload',
  'introduce',
  'reward',
]

/** What is under way for his knight is closed, what lies above it first (WK-30.8); everything else goes on. */
function closeFrames(s: Wk, seat: Seat): void {
  const at = s.stack.findIndex((f) => isActor(f, seat))
  const closed = at < 0 ? [] : s.stack.splice(at)
  for (const f of closed.toReversed()) if (isActor(f, seat) || !BOOKKEEPING.includes(f.at)) putAway(s, f)
  s.stack.push(...closed.filter((f) => BOOKKEEPING.includes(f.at) && !isActor(f, seat)))
}

/** A player leaves the game for good (WK-28.10, WK-28.11). */
export function depart(s: Wk, seat: Seat, tell: Tell): void {
  let place = 0
  while (inRoundOrder(s, place) !== seat) place++
  tell?.({ what: 'left for good', clause: 'WK-28.10', seat, reveals: true })
  closeFrames(s, seat)
  rulesOf(s).departed?.(s, seat, tell)
  removeKnight(s, seat)
  if (s.first === seat) {
    s.first = nextSeat(s, seat)
    tell?.({ what: 'first player passed', clause: 'WK-28.10', seat: s.first, from: seat })
  }
  s.gone |= only(seat)
  if (s.active === seat) s.active = -1
  for (const f of s.stack) stepAside(s, f, seat, place)
  if (inPlay(s) > 1) {
    giveUpTasks(s, seat)
    checkpointOf(s)?.(s, tell)
  } else {
    const winners = ((1 << s.seats) - 1) & ~s.gone
    tell?.({ what: 'game over', clause: 'WK-28.10', winners, how: 'alone', reveals: true })
    finish(s, only(firstOf(winners)), 'alone')
  }
}
