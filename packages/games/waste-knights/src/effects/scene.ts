import type { Seat } from '@midden/kernel'
import { distance } from '../board/geometry.ts'
import { isHazard, tileAt } from '../board/hexes.ts'
import { cards } from '../cards.ts'
import { ICONS, SKILLS } from '../content/names.ts'
import type { Condition } from '../content/vocabulary.ts'
import type { CombatFrame } from '../frames/combat.ts'
import type { CheckKind } from '../frames/effects.ts'
import type { MoveFrame } from '../frames/road.ts'
import { hasGear } from '../gear/losing.ts'
import type { Knight, Table } from '../position.ts'

/** The enemy of a combat, where a seat is asked for. */
export const ENEMY = -2

/** What is going on when a condition is asked about. Whatever does not apply keeps its blank value. */
export interface Scene {
  /** who makes the check: a seat, the enemy, −1 nobody */
  by: Seat
  kind: CheckKind | 'attack' | ''
  skill: number
  /** of an attack: the icon, AMMO it costs, and the weapon's slot */
  icon: number
  ammo: number
  weapon: number
  /** the hex asked about */
  hex: number
  /** of a combat that is over: the winner's seat, the enemy, −1 nobody */
  winner: Seat
}
export const nothing: Scene = {
  by: -1,
  kind: '',
  skill: -1,
  icon: -1,
  ammo: 0,
  weapon: -1,
  hex: -1,
  winner: -1,
}

/** The combat under way, the innermost one. */
export function combatNow(s: Table): CombatFrame | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i]!
    if (f.at === 'combat') return f
  }
  return null
}
/** The move under way. */
export function moveNow(s: Table): MoveFrame | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i]!
    if (f.at === 'move') return f
  }
  return null
}
/** The other side of the combat: a seat, the enemy, or −1 outside combat. */
export function opponentOf(s: Table, you: Seat): Seat {
  const combat = combatNow(s)
  if (combat === null) return -1
  if (combat.foe >= 0) return you === combat.seats[0] ? ENEMY : -1
  return you === combat.seats[0] ? combat.seats[1] : combat.seats[0]
}
/** WK-20.3 */
export const isHealthy = (k: Knight): boolean => k.hp === 4
export const isClean = (k: Knight): boolean => k.rad === 0

function wordHolds(s: Table, word: string, you: Seat, scene: Scene): boolean {
  switch (word) {
    case 'attack':
      return scene.kind === 'attack'
    case 'not attack':
      return scene.kind !== 'attack' && scene.kind !== ''
    case 'escape':
    case 'explore':
      return scene.kind === word
    case 'spends ammo':
      return scene.kind === 'attack' && scene.ammo > 0
    case 'vehicle':
    case 'foot':
      return moveNow(s)?.seat === you && moveNow(s)?.mode === word
    case 'ferocious':
      return foeOf(s)?.ferocious === true
    case 'duel':
      return combatNow(s) !== null && combatNow(s)!.foe < 0
    case 'won':
      return scene.winner === you
    case 'lost':
      return scene.winner !== -1 && scene.winner === opponentOf(s, you)
    case 'even round':
      return s.round % 2 === 0
    case 'combat':
      return combatNow(s) !== null
    case 'not combat':
      return combatNow(s) === null
    case 'healthy':
      return isHealthy(s.knights[you]!)
    default:
      return isClean(s.knights[you]!)
  }
}
function foeOf(s: Table): { ferocious: boolean } | null {
  const combat = combatNow(s)
  return combat === null || combat.foe < 0 ? null : cards(s).wild[combat.foe]!.fighter
}

function isBy(s: Table, by: string, you: Seat, scene: Scene): boolean {
  switch (by) {
    case 'you':
      return scene.by === you
    case 'opp':
      return scene.by !== -1 && scene.by === opponentOf(s, you)
    case 'rival':
      return scene.by >= 0 && scene.by !== you
    default:
      return scene.by === ENEMY
  }
}

/**
 * Does one condition of a line hold for its owner now? On a wasteland card the owner is the knight it was played on.
 * `at` is the hex a hex's own line stands on.
 */
function holds(s: Table, c: Condition, you: Seat, scene: Scene, at = -1): boolean {
  if (typeof c === 'string') return wordHolds(s, c, you, scene)
  if ('by' in c) return isBy(s, c.by, you, scene)
  if ('skill' in c) return scene.skill >= 0 && SKILLS[scene.skill] === c.skill
  if ('icon' in c) return scene.icon >= 0 && ICONS[scene.icon] === c.icon
  if ('trait' in c) {
    const foe = combatNow(s)?.foe ?? -1
    return foe >= 0 && (c.trait as readonly string[]).includes(cards(s).wild[foe]!.trait)
  }
  if ('clash' in c) return combatNow(s)?.clash === c.clash
  if ('round' in c) return s.round >= c.round
  if ('rep' in c) return s.knights[you]!.rep >= c.rep
  if ('has' in c) return c.has === 'gear' ? hasGear(s, s.knights[you]!) : s.knights[you]!.vehicle >= 0
  if ('no' in c) return !holds(s, { has: c.no }, you, scene)
  if (c.hex === 'here and around') return at >= 0 && scene.hex >= 0 && distance(at, scene.hex) <= 1
  if (scene.hex < 0) return false
  if (c.hex === 'hazard') return isHazard(s, scene.hex)
  return (c.hex as readonly string[]).includes(tileAt(s, scene.hex).terrain)
}
export function allHold(s: Table, list: readonly Condition[], you: Seat, scene: Scene, at = -1): boolean {
  for (const c of list) if (!holds(s, c, you, scene, at)) return false
  return true
}
