import { describe, expect, test } from 'vitest'
import type { GameEvent } from './events.ts'
import type { Fate, Retelling } from './fate.ts'
import type { Position } from './frames.ts'
import type { View, WholeGame } from './game.ts'
import {
  addSecrets,
  type Care,
  type EditCount,
  edited,
  noSecrets,
  nothingUntold,
  overall,
  THOROUGH,
  walk,
} from './laws/index.ts'
import type { Random } from './random.ts'

type Of<S extends Position, V extends View, O, E extends GameEvent, C extends string> = WholeGame<
  S,
  V,
  O,
  E,
  C
>

/** Every so many of these random games, and the laws that only many of them show. */
function walkThrough<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Of<S, V, O, E, C>,
  seed: string,
  games: number,
  care: Care,
  from = 0,
  every = 1,
): void {
  const total = noSecrets()
  for (let i = from; i < games; i += every) addSecrets(total, walk(game, `${seed}-${i}`, care))
  overall(total)
}

/** The kernel's laws, held against one game: random games over all seat counts and mixes of table options. */
export function conformance<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Of<S, V, O, E, C>,
  games = 2000,
  care: Care = THOROUGH,
): void {
  const parts = 10
  describe(`${game.id} keeps the kernel's laws`, () => {
    for (let part = 0; part < parts; part++)
      test(`random games, part ${part + 1} of ${parts}`, () =>
        walkThrough(game, game.id, games, care, part, parts))
  })
}

/** The same in a few games: what `npm run quick` has time for when a game has changed. */
export function quickConformance<
  S extends Position,
  V extends View,
  O,
  E extends GameEvent,
  C extends string,
>(game: Of<S, V, O, E, C>, games = 30, care: Care = THOROUGH): void {
  test(`${game.id} keeps the kernel's laws in a few random games`, () =>
    walkThrough(game, `${game.id}-quick`, games, care))
}

/** Whatever changes somebody's fate is told to them, in sentences that can be read. */
export function tells<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  { fate, retelling }: { fate: Fate<V, E>; retelling: Retelling<V, E> },
  {
    games,
    least,
  }: {
    games: number
    /** how many changes there must be, so that the test says something */
    least: number
  },
): void {
  test('whatever changes somebody’s fate is told to them, and can be read', () => {
    let changes = 0
    for (let i = 0; i < games; i++) changes += nothingUntold(game, fate, retelling, `${game.id}-fate-${i}`)
    expect(changes).toBeGreaterThan(least)
  })
}

/** Positions of random games with edits, and anything at all: refused with a sentence, or playable to the end. */
export function withstands<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  {
    games = 60,
    tries = 30,
    own = null,
    least,
  }: {
    games?: number
    tries?: number
    /** an edit that only positions of this game know */
    own?: ((s: S, rng: Random) => void) | null
    /** how many of each kind there must be, so that the test says something */
    least: EditCount
  },
): void {
  test('edited positions are refused with a sentence, or can be played to the end', () => {
    const total: EditCount = { refused: 0, played: 0 }
    for (let i = 0; i < games; i++) {
      const { refused, played } = edited(game, `${game.id}-edits-${i}`, tries, own)
      total.refused += refused
      total.played += played
    }
    expect(total.refused).toBeGreaterThan(least.refused)
    expect(total.played).toBeGreaterThan(least.played)
  })

  test('anything at all is refused with a sentence', () => {
    for (const state of [undefined, null, 7, 'x', [], {}, { seats: 2 }, { stack: [] }])
      expect(game.audit(state)).toMatch(/\w+ \w+/)
  })
}
