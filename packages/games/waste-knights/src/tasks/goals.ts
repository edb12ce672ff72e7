import type { Seat } from '@midden/kernel'
import { isHazard } from '../board/hexes.ts'
import { cards } from '../cards.ts'
import { STRIPES } from '../content/names.ts'
import type { Goal } from '../content/rows.ts'
import { isClean, isHealthy } from '../effects/scene.ts'
import type { Table, Wk } from '../position.ts'
import { meetTask } from './waiting.ts'

/*
 * What the other chapters tell the tasks: something happened that may be the last requirement of the common task, or
 * the second one of an accepted private task (WK-13.12, WK-13.22).
 */

/** The goal of the common task that is available now, if it is of this kind. */
function goalNow<M extends Goal['met']>(s: Table, met: M): Extract<Goal, { met: M }> | null {
  const goal = cards(s).tasks[s.posted[0]!.card]?.common?.goal
  return goal?.met === met ? (goal as Extract<Goal, { met: M }>) : null
}
const meetCommon = (s: Wk, seat: Seat): void => meetTask(s, seat, s.posted[0]!.card)

/** Is this opponent, an enemy card or (−1) a knight, one the goal speaks of? */
function isSuch(s: Table, what: Extract<Goal, { met: 'defeat' }>['what'], foe: number): boolean {
  if (what === 'knight' || foe < 0) return what === 'knight' && foe < 0
  const { trait, fighter } = cards(s).wild[foe]!
  return what === 'enemy' || (what === 'ferocious enemy' ? fighter!.ferocious : what === trait)
}

/** A knight has defeated his opponent, by wounds or by dominance (WK-13.16). */
export function defeated(s: Wk, seat: Seat, foe: number): void {
  const goal = goalNow(s, 'defeat')
  if (goal !== null && isSuch(s, goal.what, foe)) meetCommon(s, seat)
  for (const { card, accepted } of s.knights[seat]!.tasks) {
    const second = cards(s).tasks[card]?.private?.second
    if (accepted && second !== undefined && 'defeat' in second && isSuch(s, second.defeat, foe))
      meetTask(s, seat, card)
  }
}

/** A rival was brought round (WK-10.5). */
export function revived(s: Wk, seat: Seat): void {
  if (goalNow(s, 'revive or face') !== null) meetCommon(s, seat)
}

/** An event card was faced and its rewards taken. */
export function faced(s: Wk, seat: Seat, card: number): void {
  if (goalNow(s, 'revive or face')?.trait === cards(s).wild[card]!.trait) meetCommon(s, seat)
}

/** After entering a hex of a move: the MP expended and the hexes entered in it so far (WK-13.14). */
export function rode(s: Wk, seat: Seat, mp: number, hexes: number): void {
  const goal = goalNow(s, 'ride')
  if (goal !== null && mp >= goal.mp && hexes >= goal.hexes) meetCommon(s, seat)
}

/** An exploration action was performed on the hex of this number; each knight's are kept since the task came out. */
export function acted(s: Wk, seat: Seat, number: number): void {
  const goal = goalNow(s, 'act')
  const at = goal?.at.indexOf(number) ?? -1
  if (goal === null || at < 0) return
  s.acted[seat]! |= 1 << at
  if (s.acted[seat] === (1 << goal.at.length) - 1) meetCommon(s, seat)
}

/** A gear card was taken from the Stalls, in a trade or by an action. */
export function tookFromStalls(s: Wk, seat: Seat, card: number): void {
  const goal = goalNow(s, 'take from the Stalls')
  if (goal !== null && cards(s).gear[card]!.colour === STRIPES.indexOf(goal.colour)) meetCommon(s, seat)
}

/** An exploration has opened (WK-11.17). */
export function beganExploring(s: Wk, seat: Seat): void {
  const k = s.knights[seat]!
  if (goalNow(s, 'healthy and clean on a hazard') === null) return
  if (isHealthy(k) && isClean(k) && isHazard(s, k.hex)) meetCommon(s, seat)
}
