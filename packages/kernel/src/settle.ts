import type { GameEvent, Tell } from './events.ts'
import type { Aside, Ask, Frame, Position, Program, Routine, Step } from './frames.ts'
import type { Course } from './game.ts'
import type { Action, Offer } from './offers.ts'
import { has, type Seat, type Seats } from './seats.ts'

/** A match that runs this long without asking anybody is a mistake in the rules, not a long turn. */
const FOREVER = 100_000

const isAsk = <S, E, C extends string>(step: Step<S, Frame, E, C>): step is Ask<S, Frame, E, C> =>
  (step as Partial<Ask<S, Frame, E, C>>).owed !== undefined

/** The routine looked up last: an open question is looked at again and again until it is answered. */
const last: { program: object; at: string; routine: unknown } = { program: {}, at: '', routine: undefined }

function routineOf<S, E, C extends string>(program: Program<S, E, C>, at: string): Routine<S, E, C> {
  if (last.at !== at || last.program !== program) {
    last.program = program
    last.at = at
    last.routine = program[at]
  }
  return last.routine as Routine<S, E, C>
}

/** Carries the match on until somebody owes an answer. Answers who does; 0 when the match is over. */
export const settle = <S extends Position, E extends GameEvent, C extends string>(
  game: Course<S, E, C>,
  s: S,
  tell: Tell<E>,
): Seats => goOn(game, s, tell, undefined, undefined, 0)

/** The same from a frame that was looked at already: its routine, and the number of its step. */
function goOn<S extends Position, E extends GameEvent, C extends string>(
  game: Course<S, E, C>,
  s: S,
  tell: Tell<E>,
  frame: Frame | undefined,
  itsRoutine: Routine<S, E, C> | undefined,
  itsStep: number,
): Seats {
  const { program, watch } = game
  const stack: Frame[] = s.stack
  let f = frame
  let routine = itsRoutine
  let at = itsStep
  // A question that nobody owes an answer to and that closes without more changes nothing: there is nothing to watch.
  let changed = true
  for (let turns = 0; turns < FOREVER; turns++) {
    const depth = stack.length
    if (depth === 0) return 0
    // Mostly the same frame as for the last step: frames are of many forms, and reading them is slow.
    const top = stack[depth - 1]!
    if (top !== f || routine === undefined) {
      f = top
      routine = routineOf(program, f.at)
      at = f.step
    }
    const step = routine.steps[at]
    if (step === undefined) {
      stack.pop()
      changed = true
      continue
    }
    let go: string | undefined
    if (isAsk(step)) {
      const owed = step.owed(s, f)
      if (owed !== 0) return owed
      if (step.close !== undefined) {
        go = step.close(s, f, tell)
        changed = true
      }
    } else {
      go = step.run(s, f, tell)
      changed = true
    }
    if (go === undefined) f.step = ++at
    else if (go === 'done') {
      if (stack.length !== depth) throw new Error(`"${f.at}" left at "${step.name}" with a frame above it`)
      stack.pop()
    } else if (go !== 'again') {
      const to = routine.index[go]
      if (to === undefined) throw new Error(`"${f.at}" has no step "${go}"`)
      f.step = at = to
    }
    if (watch === undefined || !changed) continue
    changed = false
    for (const rule of watch)
      if (rule.check(s, tell)) {
        changed = true
        break
      }
  }
  throw new Error('the match runs on without asking anybody')
}

/** The question that is open: the innermost frame's step. Undefined when the match is over. */
export function question<S extends Position, E extends GameEvent, C extends string>(
  game: Course<S, E, C>,
  s: S,
): Ask<S, Frame, E, C> | undefined {
  const f = s.stack[s.stack.length - 1]
  if (f === undefined) return undefined
  const step = routineOf(game.program, f.at).steps[f.step]
  return step !== undefined && isAsk(step) ? step : undefined
}

const top = (s: Position): Frame => s.stack[s.stack.length - 1]!

/** Who owes an answer to the open question; 0 when the match is over. */
export function owing<S extends Position, E extends GameEvent, C extends string>(
  game: Course<S, E, C>,
  s: S,
): Seats {
  const ask = question(game, s)
  return ask === undefined ? 0 : ask.owed(s, top(s))
}

/** What a seat that owes an answer may answer. */
export function offers<S extends Position, E extends GameEvent, C extends string>(
  game: Course<S, E, C>,
  s: S,
  seat: Seat,
): Offer[] {
  const f = top(s)
  return (routineOf(game.program, f.at).steps[f.step] as Ask<S, Frame, E, C>).offer(s, f, seat)
}

/** The rights a seat has beside the open question, as long as one is open: those of play, or the rare ones. */
export function asidesFor<S extends Position, E extends GameEvent, C extends string>(
  game: Course<S, E, C>,
  s: S,
  seat: Seat,
  rare = false,
): Aside<S, E, C>[] {
  if (game.asides === undefined || owing(game, s) === 0) return []
  return game.asides.filter((aside) => (aside.rare === true) === rare && has(aside.may(s), seat))
}

/** Takes an answer that is known to be offered, and carries on. The path of searches: nothing is checked. */
export function apply<S extends Position, E extends GameEvent, C extends string>(
  game: Course<S, E, C>,
  s: S,
  seat: Seat,
  a: Action,
  tell: Tell<E>,
): Seats {
  const f = top(s)
  const routine = routineOf(game.program, f.at)
  const at = f.step
  const ask = routine.steps[at] as Ask<S, Frame, E, C>
  ask.take(s, f, seat, a, tell)
  return goOn(game, s, tell, f, routine, at)
}

/** The same for a right beside the question. */
export function applyAside<S extends Position, E extends GameEvent, C extends string>(
  game: Course<S, E, C>,
  s: S,
  aside: Aside<S, E, C>,
  seat: Seat,
  a: Action,
  tell: Tell<E>,
): Seats {
  aside.take(s, seat, a, tell)
  return settle(game, s, tell)
}
