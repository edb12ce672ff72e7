import { expect } from 'vitest'
import type { GameEvent } from '../../src/events.ts'
import type { Ask, Frame, Position, Run } from '../../src/frames.ts'
import type { View, WholeGame } from '../../src/game.ts'
import { type Care, LawBroken, THOROUGH, walk } from '../../src/laws/index.ts'

/** A game with one of its steps changed. */
export function withStep<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  name: string,
  change: Partial<Ask<S, Frame, E, C>> | Partial<Run<S, Frame, E, C>>,
): WholeGame<S, V, O, E, C> {
  const program = Object.fromEntries(
    Object.entries(game.program).map(([at, routine]) => [
      at,
      {
        ...routine,
        steps: routine.steps.map((step) => (step.name === name ? { ...step, ...change } : step)),
      },
    ]),
  )
  return { ...game, program: program as typeof game.program }
}

/** The question of a game, to be called by its changed version. */
export const ask = <S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  name: string,
): Ask<S, Frame, E, C> =>
  Object.values(game.program)
    .flatMap(({ steps }) => steps)
    .find((step) => step.name === name) as Ask<S, Frame, E, C>

/** This game must be caught breaking this law, with a message that says how to see it again. */
export function breaks<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  law: string | RegExp,
  care: Care = THOROUGH,
): void {
  let caught: unknown
  let seed = ''
  for (let i = 0; i < 100 && caught === undefined; i++) {
    seed = `law-${i}`
    try {
      walk(game, seed, care)
    } catch (error) {
      caught = error
    }
  }
  expect(caught).toBeInstanceOf(LawBroken)
  const { message, name } = caught as LawBroken
  expect(name).toBe('LawBroken')
  if (typeof law === 'string') expect(message.slice(0, law.length)).toBe(law)
  else expect(message).toMatch(law)
  expect(message).toMatch(
    new RegExp(`\\n {2}in ${game.id}, seed "${seed}", [234] seats, decision \\d+, \\{.*\\}$`),
  )
}
