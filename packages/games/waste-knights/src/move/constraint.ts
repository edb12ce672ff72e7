import type { Seat } from '@midden/kernel'
import { threatAt } from '../board/hexes.ts'
import { cards } from '../cards.ts'
import type { EnemyTrait } from '../content/names.ts'
import type { MoveFrame } from '../frames/road.ts'
import type { Table } from '../position.ts'

/**
 * Traits the Waster of this knight must play if able: those of the common task on the frame, which binds every
 * Waster, and of the knight's own accepted task, unless it lies face down (WK-7.21, WK-R51).
 */
export function mustPlay(s: Table, seat: Seat): EnemyTrait[] {
  const { tasks } = cards(s)
  const traits: EnemyTrait[] = []
  const posted = tasks[s.posted[0]!.card]?.common?.mustPlay ?? null
  if (posted !== null) traits.push(posted)
  for (const { card, accepted, shown } of s.knights[seat]!.tasks) {
    const own = accepted && shown ? (tasks[card]?.private?.mustPlay ?? null) : null
    if (own !== null) traits.push(own)
  }
  return traits
}

/** Can a hex of the planned route still turn up a card (WK-7.21 (b), WK-R17)? On foot none does (WK-7.22). */
function moreToCome(s: Table, f: MoveFrame): boolean {
  if (f.mode !== 'vehicle' || s.wild.deck.length + s.wild.discard.length === 0) return false
  for (let i = f.i; i < f.route.length; i++) if (threatAt(s, f.route[i]!) > 0) return true
  return false
}

/** The revealed cards the Waster may play now, each title once. `forced`: the move is ending. */
export function playableCards(s: Table, f: MoveFrame, forced: boolean): number[] {
  const shown = f.revealed.filter((card, i) => f.revealed.indexOf(card) === i)
  const traits: readonly string[] = f.planted ? [] : mustPlay(s, f.seat)
  if (traits.length === 0) return shown
  const matching = shown.filter((card) => traits.includes(cards(s).wild[card]!.trait))
  if (matching.length > 0) return matching
  return !forced && moreToCome(s, f) ? [] : shown
}
