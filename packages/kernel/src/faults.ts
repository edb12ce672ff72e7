import type { GameEvent, Tell } from './events.ts'
import type { Ask, Frame, Position, Run } from './frames.ts'
import type { View, WholeGame } from './game.ts'

type AnyStep<S, E, C extends string> = Partial<Ask<S, Frame, E, C>> & Partial<Run<S, Frame, E, C>>

/** A game with every step changed: a faulty copy for the tests of those who look for faults. */
export function withSteps<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  change: (step: AnyStep<S, E, C>) => AnyStep<S, E, C>,
): WholeGame<S, V, O, E, C> {
  const program = Object.fromEntries(
    Object.entries(game.program).map(([at, routine]) => [
      at,
      { ...routine, steps: routine.steps.map(change) },
    ]),
  )
  return { ...game, program: program as typeof game.program }
}

/** A game that tells its events otherwise, those of the set-up too. */
export function telling<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  change: (event: E, s: S) => E,
): WholeGame<S, V, O, E, C> {
  const via = (tell: Tell<E>, s: S): Tell<E> => (tell === null ? null : (event) => tell(change(event, s)))
  const changed = withSteps(game, ({ run, take, close, ...step }) => ({
    ...step,
    ...(run && { run: (s, f, tell) => run(s, f, via(tell, s)) }),
    ...(take && { take: (s, f, seat, a, tell) => take(s, f, seat, a, via(tell, s)) }),
    ...(close && { close: (s, f, tell) => close(s, f, via(tell, s)) }),
  }))
  const asides = game.asides?.map((aside) => ({
    ...aside,
    take: (s: S, seat: number, a: Parameters<typeof aside.take>[2], tell: Tell<E>) =>
      aside.take(s, seat, a, via(tell, s)),
  }))
  return {
    ...changed,
    ...(asides && { asides }),
    setup(options, seats, rng, tell) {
      const told: E[] = []
      const s = game.setup(options, seats, rng, tell === null ? null : (event) => void told.push(event))
      for (const event of told) tell!(change(event, s))
      return s
    },
  }
}
