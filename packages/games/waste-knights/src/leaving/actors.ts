import { only, type Seat } from '@midden/kernel'
import type { CombatFrame } from '../frames/combat.ts'
import type { WindowFrame } from '../frames/effects.ts'
import type { WkFrame } from '../frames/index.ts'
import type { Wk } from '../position.ts'
import { moveWaster, wasterNow } from '../roles.ts'

/** Is this procedure a matter of this player's knight, so that it ends when he is gone? */
export function isActor(f: WkFrame, seat: Seat): boolean {
  switch (f.at) {
    case 'combat':
      return f.seats[0] === seat || (f.foe < 0 && f.seats[1] === seat)
    case 'meet':
    case 'revive':
      return f.seat === seat || f.other === seat
    case 'steal':
      return f.seat === seat || f.victim === seat
    case 'swap':
      return f.seats.includes(seat)
    case 'luck':
      return f.by === seat
    case 'script':
      return f.you === seat
    case 'mission':
      return f.seat === seat && f.hook !== 'waster step' && f.hook !== 'end of the Waster Step'
    case 'setup':
    case 'round':
    case 'preparations':
    case 'moves':
    case 'explorations':
    case 'rest':
    case 'window':
    case 'rearrange':
    case 'introduce':
    case 'clash':
    case 'attack':
      return false
    default:
      return f.seat === seat
  }
}

/** The turn is somebody else's now, who has not been asked yet. */
function reopen(f: WindowFrame): void {
  f.open = false
  f.step = 0
}

/** He no longer stands in the window's order; a turn that was his is the next one's (WK-14.12). */
function leaveWindow(f: WindowFrame, seat: Seat): void {
  const at = f.seats.indexOf(seat)
  if (at < 0) return
  const n = f.seats.length
  const isPassed = (f.turn - at + n) % n <= f.passes && f.turn !== at
  f.seats.splice(at, 1)
  if (isPassed && f.passes > 0) f.passes--
  if (at === f.turn) reopen(f)
  if (at < f.turn) f.turn--
  if (f.turn >= f.seats.length) f.turn = 0
}

/** Whoever plays the enemy on has its turns in a window, too (WK-28.11). */
function handOver(s: Wk, combat: CombatFrame, seat: Seat): void {
  const heir = moveWaster(s, combat.seats[0])
  combat.seats[1] = heir
  for (const f of s.stack) {
    if (f.at !== 'window' || s.stack[f.about] !== combat || f.seats.includes(heir)) continue
    const at = f.seats.indexOf(seat)
    if (at < 0) continue
    f.seats[at] = heir
    if (at === f.turn) reopen(f)
  }
}

/** Procedures that go on without him: his place in them is closed, what he owed as the Waster goes to the new one. */
export function stepAside(s: Wk, f: WkFrame, seat: Seat, place: number): void {
  switch (f.at) {
    case 'preparations':
    case 'moves':
    case 'explorations':
    case 'rest':
      if (place < f.turn) f.turn--
      break
    case 'window':
      leaveWindow(f, seat)
      break
    case 'rearrange':
      f.busy &= ~only(seat)
      f.seats &= ~only(seat)
      f.drafts[seat] = null
      break
    case 'combat':
      if (f.seats[1] === seat) handOver(s, f, seat)
      break
    case 'overload':
      if (f.by === seat) f.by = wasterNow(s)
      break
    case 'mission':
      if (f.seat === seat) f.seat = wasterNow(s)
      break
  }
}
