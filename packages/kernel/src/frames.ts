import type { Tell } from './events.ts'
import type { Action, Offer } from './offers.ts'
import type { Random } from './random.ts'
import type { Seat, Seats, Viewer } from './seats.ts'

/** A procedure under way: its name, the step it is at, and plain locals. */
export interface Frame {
  /** the name of the procedure */
  at: string
  /** which of its steps comes next, from 0 */
  step: number
}

/** A match is plain data, changed in place. What remains to be done is the stack, innermost frame last. */
export interface Position<F extends Frame = Frame> {
  /** how many play */
  seats: number
  /** the generator of all draws to come */
  rng: Random
  /** what is going on, the innermost procedure last; empty when the match is over */
  stack: F[]
}

/** undefined: on to the next step. 'again': this one once more. 'done': leave. Any other text: go to that step. */
export type Go = string | undefined

/** A step that happens by itself. */
export interface Run<S, F, E, C extends string> {
  name: string
  clause: C
  run(s: S, f: F, tell: Tell<E>): Go
}

/** A step that waits for answers. It closes when nobody is owed any more. */
export interface Ask<S, F, E, C extends string> {
  name: string
  clause: C
  /** answers stay hidden until the last is in; taking one draws nothing and tells others only that it came */
  sealed?: true
  /**
   * An answer cannot be taken back freely even if nothing follows from it yet. A question that one frame puts to
   * several seats says true or false.
   */
  final?: boolean
  /** as long as this is false the step is not there: nobody is asked, and it does not close either */
  applies?(s: S, f: F): boolean
  owed(s: S, f: F): Seats
  /** of the seats owed, those this viewer may know of (all, if left out) */
  seen?(s: S, f: F, viewer: Viewer): Seats
  offer(s: S, f: F, seat: Seat): Offer[]
  take(s: S, f: F, seat: Seat, a: Action, tell: Tell<E>): void
  close?(s: S, f: F, tell: Tell<E>): Go
}

export type Step<S, F, E, C extends string> = Run<S, F, E, C> | Ask<S, F, E, C>
export type Procedure<S, F, E, C extends string> = readonly Step<S, F, E, C>[]

/** Every kind of frame has its procedure, typed to its own locals; the compiler sees that none is missing. */
export type Book<S extends Position, E, C extends string> = {
  readonly [K in S['stack'][number]['at']]: Procedure<S, Extract<S['stack'][number], { at: K }>, E, C>
}

/** A right to act while the table waits for somebody: it never disturbs the question that is open. */
export interface Aside<S, E, C extends string> {
  name: string
  clause: C
  /** not part of playing (leaving for good): accepted, but in no menu, so that neither bots nor buttons come upon it */
  rare?: true
  may(s: S): Seats
  offer(s: S, seat: Seat): Offer[]
  take(s: S, seat: Seat, a: Action, tell: Tell<E>): void
}

/** An "immediately" rule: looked at after every step; pushes a frame and answers true if it applies. */
export interface Watch<S, E, C extends string> {
  name: string
  clause: C
  check(s: S, tell: Tell<E>): boolean
}

/** A book made ready to run: steps by number, jumps by name. */
export interface Routine<S, E, C extends string> {
  steps: readonly Step<S, Frame, E, C>[]
  index: Readonly<Record<string, number>>
}
export type Program<S, E, C extends string> = Readonly<Record<string, Routine<S, E, C>>>

/** A step with a condition is one without, that nobody owes an answer to and that closes without a trace meanwhile. */
function unconditional<S, F, E, C extends string>(step: Step<S, F, E, C>): Step<S, F, E, C> {
  const { applies, owed, close, ...rest } = step as Ask<S, F, E, C>
  if (applies === undefined) return step
  const asked = { ...rest, owed: (s: S, f: F): Seats => (applies(s, f) ? owed(s, f) : 0) }
  return close === undefined
    ? asked
    : { ...asked, close: (s, f, tell) => (applies(s, f) ? close(s, f, tell) : undefined) }
}

/** All steps of one form, fields that they lack included: then reading a field is equally quick on each of them. */
const uniform = <S, F, E, C extends string>(step: Step<S, F, E, C>): Step<S, F, E, C> => {
  const { name, clause, run, sealed, final, owed, seen, offer, take, close } = unconditional(step) as Partial<
    Run<S, F, E, C> & Ask<S, F, E, C>
  >
  return { name, clause, run, sealed, final, owed, seen, offer, take, close } as Step<S, F, E, C>
}

/** The number of a step, by its name. One that there is not fails as the game is loaded, not in the middle of a match. */
export function stepNumber<E, C extends string, S extends Position>(
  program: Program<S, E, C>,
  at: S['stack'][number]['at'],
  name: string,
): number {
  const number = program[at]?.index[name]
  if (number === undefined) throw new Error(`procedure "${at}" has no step "${name}"`)
  return number
}

export function compile<S extends Position, E, C extends string>(book: Book<S, E, C>): Program<S, E, C> {
  const program: Record<string, Routine<S, E, C>> = {}
  for (const [at, procedure] of Object.entries(book) as [string, Procedure<S, Frame, E, C>][]) {
    const index: Record<string, number> = {}
    procedure.forEach((step, i) => {
      if (step.name === 'again' || step.name === 'done' || Object.hasOwn(index, step.name))
        throw new Error(`procedure "${at}": the step name "${step.name}" is taken`)
      index[step.name] = i
    })
    program[at] = { steps: procedure.map(uniform), index }
  }
  return program
}
