import type { GameEvent, Tell } from '../events.ts'
import type { Ask, Frame, Position, Run } from '../frames.ts'
import type { Game } from '../game.ts'
import type { Refusal } from '../ledger.ts'
import { happened } from './record.ts'

type AnyGame = Game<Position, never, never, GameEvent, string>
type AnyStep = Partial<Run<Position, Frame, GameEvent, string> & Ask<Position, Frame, GameEvent, string>> & {
  clause: string
}

const watched = new WeakSet<object>()

const heard = (tell: Tell<GameEvent>): Tell<GameEvent> =>
  tell === null
    ? null
    : (event) => {
        happened(event.clause)
        tell(event)
      }

function given<R extends Refusal>(refusal: R): R {
  for (const clause of refusal.clauses) happened(clause)
  return refusal
}

function watchStep(step: AnyStep): void {
  const { clause, run, owed, take, close } = step
  if (run !== undefined)
    step.run = (s, f, tell) => {
      happened(clause)
      return run(s, f, heard(tell))
    }
  if (owed !== undefined)
    step.owed = (s, f) => {
      const seats = owed(s, f)
      if (seats !== 0) happened(clause)
      return seats
    }
  if (take !== undefined) step.take = (s, f, seat, a, tell) => take(s, f, seat, a, heard(tell))
  if (close !== undefined) step.close = (s, f, tell) => close(s, f, heard(tell))
}

/** From here on all that this game does is written down by its clause, in place: tests hold the game itself. */
export function watch(game: Game): void {
  if (watched.has(game)) return
  watched.add(game)
  const rules = game as unknown as AnyGame
  for (const { steps } of Object.values(rules.program)) for (const step of steps) watchStep(step as AnyStep)
  for (const aside of rules.asides ?? []) {
    const { clause, offer, take } = aside
    aside.offer = (s, seat) => {
      const offers = offer(s, seat)
      if (offers.length > 0) happened(clause)
      return offers
    }
    aside.take = (s, seat, a, tell) => take(s, seat, a, heard(tell))
  }
  for (const rule of rules.watch ?? []) {
    const { clause, check } = rule
    rule.check = (s, tell) => {
      const applies = check(s, heard(tell))
      if (applies) happened(clause)
      return applies
    }
  }
  const { setup, refuse, barred, admits } = rules
  rules.setup = (options, seats, rng, tell) => setup(options, seats, rng, heard(tell))
  rules.refuse = (v, seat, a) => given(refuse(v, seat, a))
  rules.barred = (v, seat) => barred(v, seat).map(given)
  if (admits !== undefined)
    rules.admits = (options, seats) => {
      const refused = admits(options, seats)
      return refused === null ? null : given(refused)
    }
}
