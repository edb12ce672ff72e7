import type { Seat, Watch } from '@midden/kernel'
import { isSpent, woundPenalty } from './bodies/counters.ts'
import { fightOf, isEnemy, SIDES, sideOfKnight } from './effects/fight.ts'
import { combatNow } from './effects/scene.ts'
import type { WkEvent } from './events.ts'
import type { Side } from './frames/combat.ts'
import { cargoRoom, isPackOver } from './gear/storage.ts'
import { room } from './held.ts'
import type { WkClause } from './ledger.ts'
import { missionWatch } from './missions/watch.ts'
import type { Knight, Wk } from './position.ts'
import { discardLuck, knockOut, shed } from './push.ts'
import { settleTasks } from './tasks/waiting.ts'

type WkWatch = Watch<Wk, WkEvent, WkClause>
const HAND_LIMIT = 5

/** Fresh wounds do not count in the combat they are dealt in, healed ones do at once (WK-17.7). */
const adrenaline: WkWatch = {
  name: 'adrenaline',
  clause: 'WK-17.7',
  check(s) {
    const combat = combatNow(s)
    if (combat !== null)
      for (const side of SIDES)
        if (!isEnemy(combat, side))
          combat.penalty[side] = Math.min(combat.penalty[side], woundPenalty(s.knights[combat.seats[side]]!))
    return false
  },
}

const isFalling = (k: Knight): boolean => !k.down && isSpent(k)
const cardsOver = (k: Knight): number => k.hand.length - HAND_LIMIT
/** Where a knight has stored more than there is room for. */
function overfull(s: Wk, seat: Seat): 'cargo' | 'pack' | null {
  const { pack, cargo, sheet } = s.knights[seat]!
  if (sheet < 0) return null
  if (cargo.length > 0 && room(cargo) > cargoRoom(s, seat)) return 'cargo'
  return pack.length > 0 && isPackOver(s, seat) ? 'pack' : null
}

/** Is this knight already being seen to? The frame on top would only be doubled. */
const seenTo = (s: Wk, at: 'knockout' | 'hand' | 'overload', seat: number): boolean =>
  s.stack.some((f) => f.at === at && f.seat === seat)

const knockouts: WkWatch = {
  name: 'knockout',
  clause: 'WK-21.1',
  check(s) {
    for (let seat = 0; seat < s.seats; seat++) {
      if (!isFalling(s.knights[seat]!) || seenTo(s, 'knockout', seat)) continue
      // In a combat he falls by its rules: only what may save him is offered now (WK-17.13, WK-18.13).
      const fight = fightOf(s, seat)
      if (fight?.down[sideOfKnight(fight, seat) as Side] === true) continue
      knockOut(s, seat, fight === null)
      return true
    }
    return false
  },
}

const handLimit: WkWatch = {
  name: 'hand limit',
  clause: 'WK-14.1',
  check(s) {
    for (let seat = 0; seat < s.seats; seat++) {
      const over = cardsOver(s.knights[seat]!)
      if (over <= 0 || seenTo(s, 'hand', seat)) continue
      discardLuck(s, seat, over)
      return true
    }
    return false
  },
}

/** A knight whose gear is being rearranged has until the end of it. */
const isRearranging = (s: Wk): boolean => s.stack.some((f) => f.at === 'rearrange')

const capacity: WkWatch = {
  name: 'capacity',
  clause: 'WK-22.19',
  check(s) {
    for (let seat = 0; seat < s.seats; seat++) {
      const where = overfull(s, seat)
      if (where === null || seenTo(s, 'overload', seat) || isRearranging(s)) continue
      shed(s, seat, seat, where)
      return true
    }
    return false
  },
}

/** Tasks met and free to be settled (WK-30.4); then what the mission watches, victory last. */
const tasks: WkWatch = { name: 'tasks met', clause: 'WK-13.12', check: settleTasks }
const mission: WkWatch = { name: 'mission', clause: 'WK-29.2', check: missionWatch }

/** In this order (WK-30.3): the first finding is pushed on top. */
export const checkpoint: readonly WkWatch[] = [adrenaline, knockouts, handLimit, capacity, tasks, mission]

/** Nobody falls, has too much or has met a task: as after most steps. */
function isCalm(s: Wk): boolean {
  for (let seat = 0; seat < s.seats; seat++) {
    const k = s.knights[seat]!
    if (isFalling(k) || cardsOver(k) > 0 || overfull(s, seat) !== null) return false
  }
  return s.met.length === 0
}

/** The checkpoint after every step, as long as the match is not over. */
export const watch: readonly WkWatch[] = [
  {
    name: 'checkpoint',
    clause: 'WK-30.3',
    check(s, tell) {
      if (s.result !== null) return false
      if (isCalm(s)) return adrenaline.check(s, tell) || mission.check(s, tell)
      for (let i = 0; i < checkpoint.length; i++) if (checkpoint[i]!.check(s, tell)) return true
      return false
    },
  },
]
