import { canonical } from '../canonical.ts'
import type { GameEvent, Tell } from '../events.ts'
import type { Position } from '../frames.ts'
import type { View, WholeGame } from '../game.ts'
import type { AcceptedAction } from '../play.ts'
import { below, type Draw, type DrawNote, noted, type Random, ScriptError } from '../random.ts'
import type { Seat } from '../seats.ts'
import { apply, applyAside } from '../settle.ts'
import { must } from './broken.ts'

type Of<S extends Position, V extends View, O, E extends GameEvent, C extends string> = WholeGame<
  S,
  V,
  O,
  E,
  C
>

/** How something went: the position after it, what was told, and what was drawn. */
export interface Trial<S, E> {
  after: S
  events: readonly E[]
  drawn: readonly DrawNote[]
}

/** An action carried out on a copy, every draw written down, or falling as a script says. */
export function carriedOut<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Of<S, V, O, E, C>,
  s: S,
  seat: Seat,
  { action, aside }: AcceptedAction<S, E, C>,
  script: Draw[] | null = null,
): Trial<S, E> {
  const after = game.clone(s)
  const events: E[] = []
  const tell: Tell<E> = (event) => void events.push(event)
  const kept = after.rng.script
  const drawn = script === null ? noted(after.rng) : []
  if (script !== null) after.rng.script = script
  if (aside === null) apply(game, after, seat, action, tell)
  else applyAside(game, after, aside, seat, action, tell)
  after.rng.script = kept
  return { after, events, drawn }
}

/** What was drawn, but for how it fell. */
export const sizes = ({ drawn }: Trial<unknown, GameEvent>): string =>
  canonical(drawn.map(({ name, of }) => [name, of]))

/** The same with one draw fallen otherwise; null where the later draws do not fit any more. */
export function otherwise<T>(
  drawn: readonly DrawNote[],
  rng: Random,
  course: (script: Draw[]) => T,
): T | null {
  const at = below(rng, drawn.length, 'draw')
  const script = drawn.map(({ name, value, of }, i): Draw => {
    if (i !== at || of < 2) return { name, value }
    if (typeof value === 'number') return { name, value: (value + 1 + below(rng, of - 1, 'value')) % of }
    const swapped = value.slice()
    const [a, b] = [below(rng, of, 'place'), below(rng, of, 'place')]
    ;[swapped[a], swapped[b]] = [swapped[b]!, swapped[a]!]
    return { name, value: swapped }
  })
  try {
    return course(script)
  } catch (error) {
    if (error instanceof ScriptError) return null
    throw error
  }
}

/** Every draw that was made is one the game lists. */
export function listed<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  { draws }: Of<S, V, O, E, C>,
  drawn: readonly DrawNote[],
): void {
  for (const { name } of drawn) must(Object.hasOwn(draws, name), 'every draw is listed in `draws`', name)
}
