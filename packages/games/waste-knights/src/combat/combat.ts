import { only, type Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import { isBrokenOff, isDefeated, isEnemy, isFerocious, otherSide, SIDES } from '../effects/fight.ts'
import type { CombatFrame, Side } from '../frames/combat.ts'
import { duelWon } from '../meeting/duels.ts'
import { missionDefeated } from '../missions/extras.ts'
import type { Table, Wk } from '../position.ts'
import { accomplish, giveRewards, openWindow, report, startClash } from '../push.ts'
import { wasterNow } from '../roles.ts'
import { defeated } from '../tasks/goals.ts'
import type { Procedure, Tell } from '../types.ts'

const MEDIUM = 1
const CLASHES = 3
const DRAW = 2
const PEACE = 3
/** What the frame below is told, by the winner: A, B, nobody, both in peace. */
const OUTCOMES = [1, 0, 2, 3] as const

/** WK-15.4: the one range somebody asked for; Medium if nobody or both did. */
function startingRange({ start: [a, b] }: CombatFrame): number {
  if (a >= 0 && b >= 0) return MEDIUM
  return a >= 0 ? a : b >= 0 ? b : MEDIUM
}

const isDecided = (s: Table, f: CombatFrame): boolean => isDefeated(s, f, 0) || isDefeated(s, f, 1)

/** A knight may also have fallen to Radiation with Health left (WK-21.1). */
function howDecided(s: Table, f: CombatFrame): 'wounds' | 'radiation' | 'dominance' {
  const fallen = SIDES.filter((side) => isDefeated(s, f, side))
  if (fallen.length === 0) return 'dominance'
  const radiated = (side: Side): boolean => !isEnemy(f, side) && s.knights[f.seats[side]]!.hp > 0
  return fallen.every(radiated) ? 'radiation' : 'wounds'
}

/** WK-18.8: by wounds, else by dominance, which nobody has over a ferocious enemy. */
function winnerOf(s: Table, f: CombatFrame): number {
  const [a, b] = [isDefeated(s, f, 0), isDefeated(s, f, 1)]
  if (a !== b) return a ? 1 : 0
  if (a || isFerocious(s, f) || f.dominance === 0) return DRAW
  return f.dominance > 0 ? 0 : 1
}

/** Those at 0 HP or RAD 4 fall now (WK-18.10 (2)); the winner of a duel has floored the loser (WK-10.6). */
function fall(s: Wk, f: CombatFrame, tell: Tell): void {
  for (const side of SIDES) {
    if (!f.down[side]) continue
    const seat = f.seats[side]
    const k = s.knights[seat]!
    k.down = true
    if (f.foe < 0 && f.winner === otherSide(side)) s.knights[f.seats[f.winner]]!.floored |= only(seat)
    tell?.({ what: 'fell unconscious', clause: 'WK-18.10', seat, hex: k.hex })
  }
}

/** Text of the enemy for a knight who lost, its rewards for one who won, or the winner's due in a duel. */
function spoils(s: Wk, f: CombatFrame, tell: Tell): void {
  const [a, b] = f.seats
  if (f.foe < 0) {
    if (f.winner === 0) duelWon(s, a, b, tell)
    if (f.winner === 1) duelWon(s, b, a, tell)
  } else if (f.winner === 0) giveRewards(s, a, cards(s).wild[f.foe]!.reward)
  else if (f.winner === 1) openWindow(s, 'combat end', [b])
}

/** Whoever beat his opponent has defeated him, by wounds also in a draw (WK-13.16, WK-18.9). */
function overcame(s: Wk, seat: Seat, foe: number, tell: Tell): void {
  defeated(s, seat, foe)
  missionDefeated(s, seat, foe, tell)
}
function judgeDefeats(s: Wk, f: CombatFrame, tell: Tell): void {
  for (const side of SIDES) {
    if (isEnemy(f, side)) continue
    if (f.winner === side || isDefeated(s, f, otherSide(side)))
      overcame(s, f.seats[side], side === 0 ? f.foe : -1, tell)
  }
}

/** A combat from its start to its end (WK-15.2, WK-18.10). */
export const combat: Procedure<'combat'> = [
  {
    name: 'combat begins',
    clause: 'WK-15.2',
    run(s, f, tell) {
      const [seat, other] = f.seats
      tell?.({ what: 'combat begins', clause: 'WK-15.2', seat, other, foe: f.foe, hex: f.hex })
      openWindow(s, 'before combat', [seat, other])
      return undefined
    },
  },
  {
    name: 'starting range',
    clause: 'WK-15.4',
    run(s, f, tell) {
      if (isBrokenOff(s, f)) return 'outcome'
      f.range = startingRange(f)
      tell?.({ what: 'range', clause: 'WK-15.4', range: f.range })
      return undefined
    },
  },
  {
    name: 'clashes',
    clause: 'WK-16.1',
    run(s, f, tell) {
      if (f.winner === PEACE) return 'clean up'
      if (f.clash === CLASHES || isDecided(s, f)) return undefined
      f.clash++
      tell?.({ what: 'clash', clause: 'WK-16.1', n: f.clash })
      startClash(s)
      return 'again'
    },
  },
  {
    name: 'outcome',
    clause: 'WK-18.8',
    run(s, f, tell) {
      f.winner = winnerOf(s, f)
      const how = howDecided(s, f)
      tell?.({
        what: 'combat decided',
        clause: 'WK-18.8',
        seats: [...f.seats],
        winner: f.winner,
        how,
        foe: f.foe,
      })
      fall(s, f, tell)
      return undefined
    },
  },
  {
    name: 'loss or rewards',
    clause: 'WK-18.10',
    run(s, f, tell) {
      spoils(s, f, tell)
      return undefined
    },
  },
  {
    name: 'defeats',
    clause: 'WK-13.16',
    run(s, f, tell) {
      judgeDefeats(s, f, tell)
      return undefined
    },
  },
  {
    name: 'tasks by defeat',
    clause: 'WK-18.10',
    run(s) {
      if (s.met.length > 1) return undefined
      const [met] = s.met.splice(0)
      if (met === undefined) return 'after combat'
      accomplish(s, met.seat, met.card)
      return 'again'
    },
  },
  {
    name: 'which task first',
    clause: 'WK-13.17',
    owed: (s) => (s.met.length > 1 ? only(wasterNow(s)) : 0),
    offer: (s) => [{ act: 'task', of: s.met.map(({ card }) => card) }],
    take(s, _f, _seat, a) {
      const at = s.met.findIndex(({ card }) => card === a.n)
      const [met] = s.met.splice(at, 1)
      accomplish(s, met!.seat, met!.card)
    },
    close: () => 'tasks by defeat',
  },
  {
    name: 'after combat',
    clause: 'WK-18.10',
    run(s, f) {
      openWindow(s, 'combat end', f.foe < 0 ? f.seats : [f.seats[0]])
      return undefined
    },
  },
  {
    name: 'clean up',
    clause: 'WK-18.10',
    run(s, f) {
      report(s, OUTCOMES[f.winner]!)
      return 'done'
    },
  },
]
