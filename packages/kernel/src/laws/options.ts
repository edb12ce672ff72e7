import type { GameEvent } from '../events.ts'
import type { Position } from '../frames.ts'
import type { Game, View } from '../game.ts'
import { below, type Random } from '../random.ts'
import { readOptions, type Sheet, type TableOption } from '../sheet.ts'

function mixOf<O>(sheet: Sheet<O>, rng: Random): Record<string, unknown> {
  const mix: Record<string, unknown> = {}
  for (const [key, option] of Object.entries(sheet) as [string, TableOption][]) {
    if (option.kind === 'choice') mix[key] = option.values[below(rng, option.values.length, 'option')]
    if (option.kind === 'number') mix[key] = option.min + below(rng, option.max - option.min + 1, 'option')
  }
  return mix
}

/** A random mix of a game's table options that the game admits; every value of every option comes up. */
export function anyOptions<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Game<S, V, O, E, C>,
  seats: number,
  rng: Random,
): Record<string, unknown> {
  for (let tries = 0; tries < 100; tries++) {
    const mix = mixOf(game.sheet, rng)
    const refused = game.admits?.(readOptions(game.sheet, mix) as O, seats) ?? null
    if (refused === null) return mix
  }
  return {}
}
