import { expect } from 'vitest'
import type { GameEvent } from '../events.ts'
import type { Position } from '../frames.ts'
import type { Game, View } from '../game.ts'
import { act, begin, type Match, type MatchSetup } from '../match.ts'
import { anyOf } from '../offers.ts'
import { isRefusal, menu, waiting } from '../play.ts'
import { seeded } from '../random.ts'
import { mattered } from './record.ts'

type Of<S extends Position, V extends View, O, E extends GameEvent, C extends string> = Game<S, V, O, E, C>

/** All that anybody gets to know of a match, but for the sheet of options itself. */
function known<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  { game, position, journal }: Match<S, V, O, E, C>,
  events: readonly E[],
): string {
  const seats = Array.from({ length: position.seats }, (_, seat) => seat)
  const views = [null, ...seats].map((viewer) => ({ ...game.view(position, viewer), options: null }))
  const offers = seats.map((seat) => menu(game, position, seat))
  return JSON.stringify([
    views,
    offers,
    waiting(game, position),
    game.outcome(position),
    journal.moves,
    events,
  ])
}

/** Two values of a table option, played to the same point, must have led to another journal, view, event or offer. */
export function differ<
  S extends Position,
  V extends View,
  O,
  E extends GameEvent,
  C extends string,
  K extends keyof O & string,
>(
  _game: Of<S, V, O, E, C>,
  key: K,
  values: readonly [O[K], O[K]],
  play: (options: { [key in K]: O[K] }, events: E[]) => Match<S, V, O, E, C>,
): void {
  differIn(key, values, (value) => {
    const events: E[] = []
    return known(play({ [key]: value } as { [key in K]: O[K] }, events), events)
  })
}

/** Two values of an option that a table reads, not the rules: what is seen of the table must differ. */
export function differIn<T>(key: string, values: readonly [T, T], seen: (value: T) => unknown): void {
  const [one, other] = values.map((value) => JSON.stringify(seen(value)))
  expect(one, `${key}: ${values.join(' and ')} play alike`).not.toBe(other)
  for (const value of values) mattered(key, value)
}

/** A match of random moves, always the same ones as long as the same is offered. */
export function atRandom<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Of<S, V, O, E, C>,
  table: MatchSetup,
  moves: number,
  events: E[] = [],
): Match<S, V, O, E, C> {
  const match = begin(game, table, events)
  if (isRefusal(match)) throw new Error(match.reason)
  const rng = seeded(`${table.seed} moves`)
  for (let move = 0; move < moves; move++) {
    const next = waiting(game, match.position)[0]
    if (next === undefined) break
    const refused = act(match, next.seat, anyOf(menu(game, match.position, next.seat), rng), events)
    if (refused !== null) throw new Error(refused.reason)
  }
  return match
}
