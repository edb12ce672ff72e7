import type { Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { Goal } from '../content/rows.ts'
import type { Table, Wk } from '../position.ts'
import { meetTask } from './waiting.ts'

/** Is this opponent, an enemy card or (−1) a knight, one the goal speaks of? */
function isSuch(s: Table, what: Extract<Goal, { met: 'defeat' }>['what'], foe: number): boolean {
  if (what === 'knight' || foe < 0) return what === 'knight' && foe < 0
  const { trait, fighter } = cards(s).wild[foe]!
  return what === 'enemy' || (what === 'ferocious enemy' ? fighter!.ferocious : what === trait)
}

/** A knight has defeated his opponent, by wounds or by dominance (WK-13.16). */
export function defeated(s: Wk, seat: Seat, foe: number): void {
  const { tasks } = cards(s)
  const goal = tasks[s.posted[0]!.card]?.common?.goal
  if (goal?.met === 'defeat' && isSuch(s, goal.what, foe)) meetTask(s, seat, s.posted[0]!.card)
  for (const { card, accepted } of s.knights[seat]!.tasks) {
    const second = tasks[card]?.private?.second
    if (accepted && second !== undefined && 'defeat' in second && isSuch(s, second.defeat, foe))
      meetTask(s, seat, card)
  }
}

/** A rival was brought round (WK-10.5). */
export function revived(s: Wk, seat: Seat): void {
  const { card } = s.posted[0]!
  if (cards(s).tasks[card]?.common?.goal.met === 'revive or face') meetTask(s, seat, card)
}
