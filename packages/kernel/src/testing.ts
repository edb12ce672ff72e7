import { expect } from 'vitest'
import type { GameEvent } from './events.ts'
import type { Position } from './frames.ts'
import type { View, WholeGame } from './game.ts'
import { act, begin, type Match, type MatchSetup } from './match.ts'
import { type Action, expand } from './offers.ts'
import { isRefusal, menu, waiting } from './play.ts'
import { seeded } from './random.ts'
import type { Seat } from './seats.ts'
import { settle } from './settle.ts'

export { atRandom, differ, differIn } from './proof/differ.ts'

/** A match of a whole game, so that a changed position can be audited. */
export interface TestMatch<S extends Position, V extends View, O, E extends GameEvent, C extends string>
  extends Match<S, V, O, E, C> {
  game: WholeGame<S, V, O, E, C>
}

/** A table that must start. */
export function table<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  given: Partial<MatchSetup> & { seats: number },
  events?: E[],
): TestMatch<S, V, O, E, C> {
  const match = begin(game, { seed: 'test', ...given }, events)
  if (isRefusal(match)) throw new Error(match.reason)
  return { ...match, game }
}

/** A match in the middle of things: a started table whose position the test has changed, then carried on. */
export function arranged<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  match: TestMatch<S, V, O, E, C>,
  change: (s: S) => void,
  draws?: { name: string; value: number | number[] }[],
): TestMatch<S, V, O, E, C> {
  const position = match.game.clone(match.position)
  if (draws !== undefined) position.rng = seeded('test', draws)
  change(position)
  settle(match.game, position, null)
  const wrong = match.game.audit(position)
  if (wrong !== null) throw new Error(`the arranged position is impossible: ${wrong}`)
  return { ...match, position, journal: { ...match.journal, moves: [] }, freeFrom: 0 }
}

/** Plays actions that must be accepted; answers the events. */
export function plays<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  match: Match<S, V, O, E, C>,
  ...moves: readonly (readonly [Seat, Action])[]
): E[] {
  const events: E[] = []
  for (const [seat, action] of moves) {
    const refused = act(match, seat, action, events)
    if (refused !== null) throw new Error(`${JSON.stringify(action)} of seat ${seat}: ${refused.reason}`)
  }
  return events
}

/** An action that must be refused with exactly these clauses, leaving everything as it was. */
export function refuses<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  match: Match<S, V, O, E, C>,
  seat: Seat,
  action: unknown,
  ...clauses: C[]
): void {
  const before = JSON.stringify(match.position)
  const refused = act(match, seat, action)
  expect(refused?.clauses, JSON.stringify(action)).toEqual(clauses)
  expect(JSON.stringify(match.position)).toBe(before)
}

/**
 * Exactly these actions are offered: what is missing here is illegal, and that is tested too. `holds` names clauses
 * that no step carries and that this list holds to, as those that forbid.
 */
export function offersExactly<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  match: Match<S, V, O, E, C>,
  seat: Seat,
  actions: readonly Action[],
  holds?: string,
): void {
  const text = (list: readonly Action[]): string[] => list.map((a) => JSON.stringify(a)).sort()
  expect(text(expand(menu(match.game, match.position, seat))), holds).toEqual(text(actions))
}

/** Who is asked what (mandatory questions only), as "seat:decision". */
export const asked = <S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  match: Match<S, V, O, E, C>,
): string[] =>
  waiting(match.game, match.position)
    .filter(({ optional }) => !optional)
    .map(({ seat, decision }) => `${seat}:${decision}`)
