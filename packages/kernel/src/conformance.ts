import { describe, expect, test } from 'vitest'
import type { Told } from './events.ts'
import type { Position } from './frames.ts'
import type { Game, View } from './game.ts'
import { type Care, THOROUGH, walk } from './laws/index.ts'

/** The kernel's laws, held against one game: random games over all seat counts and mixes of table options. */
export function conformance<S extends Position, V extends View, O, E extends Told, C extends string>(
  game: Game<S, V, O, E, C>,
  games = 2000,
  care: Care = THOROUGH,
): void {
  const parts = 10
  describe(`${game.id} keeps the kernel's laws`, () => {
    for (let part = 0; part < parts; part++)
      test(`random games, part ${part + 1} of ${parts}`, () => {
        const total = { unseen: 0, private: 0, changed: 0 }
        for (let i = part; i < games; i += parts) {
          const walked = walk(game, `${game.id}-${i}`, care)
          total.unseen += walked.unseen
          total.private += walked.private
          total.changed += walked.changed
        }
        expect(total.unseen).toBeGreaterThan(0)
        if (total.private > 0) expect(total.changed, 'rehide changes what is hidden').toBeGreaterThan(0)
      })
  })
}
