import type { GameEvent, Tell } from '../events.ts'
import type { Position } from '../frames.ts'
import type { View, WholeGame } from '../game.ts'
import { type Draw, noted, type Random, seeded } from '../random.ts'
import { settle } from '../settle.ts'
import { readOptions } from '../sheet.ts'
import { listed, otherwise, type Trial } from './course.ts'
import { viewersOf } from './position.ts'
import type { Secrets } from './secrets.ts'
import { drawnUnseen, noteReveals } from './unseen.ts'

/** A table set up and carried on to its first question, every draw written down, or falling as a script says. */
function setUp<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  options: O,
  seats: number,
  seed: string,
  script: Draw[] | null = null,
): Trial<S, E> {
  const events: E[] = []
  const tell: Tell<E> = (event) => void events.push(event)
  const rng = seeded(seed, script)
  const drawn = script === null ? noted(rng) : []
  const after = game.setup(options, seats, rng, tell)
  settle(game, after, tell)
  after.rng.script = null
  return { after, events, drawn }
}

/** So many draws of a set-up are changed, one at a time. */
const CHANGED = 4

/** Had the cards been dealt otherwise, and a viewer cannot see it: then it was told the same from the beginning. */
export function dealtUnseen<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  given: Record<string, unknown>,
  seats: number,
  seed: string,
  rng: Random,
  tally: Secrets,
): void {
  const options = readOptions(game.sheet, given) as O
  const here = setUp(game, options, seats, seed)
  listed(game, here.drawn)
  for (const viewer of viewersOf(here.after)) noteReveals(game, here, viewer, rng, tally)
  for (let i = 0; i < CHANGED && here.drawn.length > 0; i++) {
    const there = otherwise(here.drawn, rng, (script) => setUp(game, options, seats, seed, script))
    if (there !== null) drawnUnseen(game, here, there, 'at the set-up', tally)
  }
}
