import { only, type Seat } from '@midden/kernel'
import { change, still } from '../bodies/counters.ts'
import { cards } from '../cards.ts'
import { rollPool } from '../dice.ts'
import { mayUseAnyTime } from '../effects/any-time.ts'
import { isBrokenOff, isDefeated, isEnemy, otherSide, panelOf, sideTold } from '../effects/fight.ts'
import { foeLines } from '../effects/modifiers.ts'
import { run } from '../effects/pay.ts'
import { allHold, combatNow, ENEMY, nothing } from '../effects/scene.ts'
import { ammoFor } from '../effects/scenes.ts'
import type { AttackFrame, CombatFrame, Side } from '../frames/combat.ts'
import { weaponOf } from '../gear/panels.ts'
import { cardAt } from '../gear/slots.ts'
import type { Wk } from '../position.ts'
import { openWindow } from '../push.ts'
import type { Procedure, Tell } from '../types.ts'
import { canAfford, fuelFor } from './options.ts'
import { attackPool, damageOf, hits, soakOf } from './pool.ts'

const top = (s: Wk): number => s.stack.length - 1

/** Attacker first, then defender. */
const facing = ({ seats }: CombatFrame, { side }: AttackFrame): Seat[] => [
  seats[side],
  seats[otherSide(side)],
]

/** The weapon named is still in hand and can be paid for. */
const isAble = (s: Wk, combat: CombatFrame, f: AttackFrame): boolean =>
  isEnemy(combat, f.side) ||
  (cardAt(s.knights[combat.seats[f.side]]!, f.weapon)?.card === f.gear &&
    canAfford(s, combat, f.side, f.weapon, f.icon, f.multi))

function payAttack(s: Wk, combat: CombatFrame, f: AttackFrame, tell: Tell): void {
  if (isEnemy(combat, f.side)) return
  const weapon = weaponOf(cards(s), f.gear)!
  const fuel = fuelFor(combat, f.side, f.gear, weapon)
  if (fuel > 0) combat.paid[f.side].push(f.gear)
  const cost = { ...still, ammo: -ammoFor(weapon, f.icon, f.multi), fuel: -fuel }
  change(s, combat.seats[f.side], cost, 'WK-17.5', tell)
}

/** Takes HP from a side and answers how much was really there (WK-R30). */
function wound(s: Wk, combat: CombatFrame, side: Side, loss: number, tell: Tell): number {
  if (isEnemy(combat, side)) {
    const taken = Math.min(loss, panelOf(s, combat).health - combat.wounds)
    combat.wounds += taken
    combat.felled[side] = isDefeated(s, combat, side)
    return taken
  }
  const k = s.knights[combat.seats[side]]!
  const before = k.hp
  change(s, combat.seats[side], { ...still, hp: -loss }, 'WK-17.10', tell)
  if (before > 0 && k.hp === 0) combat.felled[side] = true
  return before - k.hp
}

/** What the enemy's text says about HP lost to it. */
function textOnLoss(s: Wk, combat: CombatFrame): void {
  const [you] = combat.seats
  for (const line of foeLines(s).toReversed())
    if (line.at === 'on loss' && allHold(s, line.if, you, { ...nothing, by: ENEMY, kind: 'attack' }))
      run(s, line, you, top(s))
}

/** One attack, T1 to T10 (WK-17.4). */
export const attack: Procedure<'attack'> = [
  {
    name: 'before the attack',
    clause: 'WK-17.4',
    run(s, f) {
      openWindow(s, 'before check', facing(combatNow(s)!, f))
      return undefined
    },
  },
  {
    name: 'pay for the attack',
    clause: 'WK-17.5',
    run(s, f, tell) {
      const combat = combatNow(s)!
      if (isBrokenOff(s, combat)) return 'done'
      if (!isAble(s, combat, f)) {
        tell?.({ what: 'attack fizzled', clause: 'WK-17.2', ...sideTold(combat, f.side) })
        return 'done'
      }
      payAttack(s, combat, f, tell)
      return undefined
    },
  },
  {
    name: 'roll the attack',
    clause: 'WK-17.6',
    run(s, f, tell) {
      const combat = combatNow(s)!
      f.dice = rollPool(s, attackPool(s, top(s)))
      f.rolled = true
      tell?.({ what: 'rolled', clause: 'WK-17.6', ...sideTold(combat, f.side), dice: f.dice.slice() })
      openWindow(s, 'after check', facing(combat, f))
      return undefined
    },
  },
  {
    name: 'hit or miss',
    clause: 'WK-17.8',
    run(s, f, tell) {
      const combat = combatNow(s)!
      f.hit = hits(s, top(s))
      if (!f.hit) {
        tell?.({ what: 'missed', clause: 'WK-17.14', ...sideTold(combat, f.side) })
        return 'defeat test'
      }
      tell?.({ what: 'hit', clause: 'WK-17.9', ...sideTold(combat, f.side), damage: damageOf(s, top(s)) })
      openWindow(s, 'before soak', facing(combat, f))
      return undefined
    },
  },
  {
    name: 'soak',
    clause: 'WK-17.10',
    run(s, f, tell) {
      const combat = combatNow(s)!
      if (isBrokenOff(s, combat)) return 'defeat test'
      const damage = damageOf(s, top(s))
      const soak = soakOf(s, top(s))
      const target = otherSide(f.side)
      const lost = wound(s, combat, target, Math.max(0, damage - soak), tell)
      const clash = s.stack[top(s) - 1]
      if (clash?.at === 'clash') clash.took[f.side] += lost
      tell?.({ what: 'damage', clause: 'WK-17.10', ...sideTold(combat, target), damage, soak, lost })
      if (lost > 0 && isEnemy(combat, f.side)) textOnLoss(s, combat)
      return undefined
    },
  },
  {
    name: 'defeat test',
    clause: 'WK-17.11',
    run(_s, f) {
      f.rolled = false
      return undefined
    },
  },
  {
    name: 'interlude',
    clause: 'WK-30.9',
    run(s, f) {
      const combat = combatNow(s)!
      if (isBrokenOff(s, combat)) return 'done'
      while (f.asked < 2 && !hasInterlude(s, combat, f.asked as Side)) f.asked++
      f.open = f.asked < 2
      return f.open ? undefined : 'done'
    },
  },
  {
    name: 'breathe',
    clause: 'WK-30.9',
    final: false,
    owed: (s, f) => (f.open ? only(combatNow(s)!.seats[f.asked as Side]) : 0),
    offer: () => [{ act: 'go on' }],
    take(_s, f) {
      f.open = false
      f.asked++
    },
    close: () => 'interlude',
  },
]

/** Surviving knights who might have something to use. */
const hasInterlude = (s: Wk, combat: CombatFrame, side: Side): boolean =>
  !isEnemy(combat, side) && !combat.down[side] && mayUseAnyTime(s, combat.seats[side])
