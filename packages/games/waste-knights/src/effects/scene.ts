import type { Seat } from '@midden/kernel'
import { distance } from '../board/geometry.ts'
import { isHazard, tileAt } from '../board/hexes.ts'
import { cards } from '../cards.ts'
import type { Test } from '../content/tests.ts'
import type { CombatFrame } from '../frames/combat.ts'
import type { CheckKind } from '../frames/effects.ts'
import type { FrameKind } from '../frames/index.ts'
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

/** Frames that lie below every combat there may be: looking further down would be in vain. */
function isBelowCombats(at: FrameKind): boolean {
  return at === 'rest' || at === 'move' || at === 'explore' || at === 'preparations' || at === 'round'
}
/** The combat under way, the innermost one. */
export function combatNow(s: Table): CombatFrame | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i]!
    const { at } = f
    if (at === 'combat') return f
    if (isBelowCombats(at)) return null
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

/** Is the check made by "opp"? */
const isByOpponent = (s: Table, you: Seat, { by }: Scene): boolean => by !== -1 && by === opponentOf(s, you)
const isAttack = ({ kind }: Scene): boolean => kind === 'attack'

function goes(s: Table, you: Seat, mode: MoveFrame['mode']): boolean {
  const move = moveNow(s)
  return move !== null && move.seat === you && move.mode === mode
}
function isFerocious(s: Table): boolean {
  const foe = foeNow(s)
  return foe >= 0 && cards(s).wild[foe]!.fighter?.ferocious === true
}
/** The card of the enemy in the combat under way, −1 in a duel and outside combat. */
const foeNow = (s: Table): number => combatNow(s)?.foe ?? -1

/**
 * Does one condition of a line hold for its owner now? On a wasteland card the owner is the knight it was played on.
 * `at` is the hex a hex's own line stands on.
 */
function holds(s: Table, { is, n, among }: Test, you: Seat, scene: Scene, at: number): boolean {
  switch (is) {
    case 'by you':
      return scene.by === you
    case 'by opp':
      return isByOpponent(s, you, scene)
    case 'by rival':
      return scene.by >= 0 && scene.by !== you
    case 'by self':
    case 'by enemy':
      return scene.by === ENEMY
    case 'attack':
      return isAttack(scene)
    case 'not attack':
      return !isAttack(scene) && scene.kind !== ''
    case 'escape':
    case 'explore':
      return scene.kind === is
    case 'spends ammo':
      return isAttack(scene) && scene.ammo > 0
    case 'skill':
      return scene.skill === n
    case 'icon':
      return scene.icon === n
    case 'vehicle':
    case 'foot':
      return goes(s, you, is)
    case 'terrain':
      return scene.hex >= 0 && among.includes(tileAt(s, scene.hex).terrain)
    case 'hazard':
      return scene.hex >= 0 && isHazard(s, scene.hex)
    case 'here and around':
      return at >= 0 && scene.hex >= 0 && distance(at, scene.hex) <= 1
    case 'trait':
      return foeNow(s) >= 0 && among.includes(cards(s).wild[foeNow(s)]!.trait)
    case 'ferocious':
      return isFerocious(s)
    case 'duel':
      return combatNow(s) !== null && foeNow(s) < 0
    case 'won':
      return scene.winner === you
    case 'lost':
      return scene.winner !== -1 && scene.winner === opponentOf(s, you)
    case 'clash':
      return combatNow(s)?.clash === n
    case 'round':
      return s.round >= n
    case 'even round':
      return s.round % 2 === 0
    case 'combat':
      return combatNow(s) !== null
    case 'not combat':
      return combatNow(s) === null
    case 'rep':
      return s.knights[you]!.rep >= n
    case 'has vehicle':
      return s.knights[you]!.vehicle >= 0
    case 'no vehicle':
      return s.knights[you]!.vehicle < 0
    case 'has gear':
      return hasGear(s, s.knights[you]!)
    case 'no gear':
      return !hasGear(s, s.knights[you]!)
    case 'healthy':
      return isHealthy(s.knights[you]!)
    case 'clean':
      return isClean(s.knights[you]!)
  }
}
export function allHold(s: Table, list: readonly Test[], you: Seat, scene: Scene, at = -1): boolean {
  for (let i = 0; i < list.length; i++) if (!holds(s, list[i]!, you, scene, at)) return false
  return true
}
