import type { GameEvent, Tell } from './events.ts'
import type { Aside, Frame, Position } from './frames.ts'
import type { Game, View } from './game.ts'
import type { Refusal } from './ledger.ts'
import { type Action, allowed, type Offer, readAction } from './offers.ts'
import { has, only, type Seat, type Seats, seatsIn, type Viewer } from './seats.ts'
import { apply, applyAside, asidesFor, offers, owing, question } from './settle.ts'

/** Somebody who can act now, and on what. */
export interface Waiting<C extends string = string> {
  seat: Seat
  decision: string
  clause: C
  optional: boolean
}

/** What a played action did beside the events: whether its own seat may take it back freely. */
export interface PlayResult {
  owed: Seats
  free: boolean
}

export const isRefusal = (x: object): x is Refusal => 'reason' in x

/** Everyone who can act now. For a viewer: only those the viewer may know to be asked. */
export function waiting<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Game<S, V, O, E, C>,
  s: S,
  viewer?: Viewer,
): Waiting<C>[] {
  const ask = question(game, s)
  if (ask === undefined) return []
  const f = s.stack[s.stack.length - 1]! as Frame
  const owed = ask.owed(s, f)
  const known = viewer === undefined || ask.seen === undefined ? owed : ask.seen(s, f, viewer)
  const list = seatsIn(known).map((seat) => ({
    seat,
    decision: ask.name,
    clause: ask.clause,
    optional: false,
  }))
  for (const aside of game.asides ?? [])
    if (aside.rare !== true)
      for (const seat of seatsIn(aside.may(s)))
        list.push({ seat, decision: aside.name, clause: aside.clause, optional: true })
  return list
}

/** Everything a seat may do now: answers to the question if it owes one, and its rights beside it. */
export function menu<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Game<S, V, O, E, C>,
  s: S,
  seat: Seat,
): Offer[] {
  const list = has(owing(game, s), seat) ? offers(game, s, seat) : []
  return list.concat(asidesFor(game, s, seat).flatMap((aside) => aside.offer(s, seat)))
}

/** A right outside of play, such as leaving for good: accepted, but in no menu. */
export interface RareRight<C extends string = string> {
  clause: C
  offer: Offer
}

export const rareRights = <S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Game<S, V, O, E, C>,
  s: S,
  seat: Seat,
): RareRight<C>[] =>
  asidesFor(game, s, seat, true).flatMap((aside) =>
    aside.offer(s, seat).map((offer) => ({ clause: aside.clause, offer })),
  )

/** An action found among the offers: an answer to the question, or a right beside it. */
export interface AcceptedAction<S extends Position, E extends GameEvent, C extends string> {
  action: Action
  aside: Aside<S, E, C> | null
}

/** Foreign data in a sentence: only numbers are safe to be written out. */
const named = (x: unknown): string => (typeof x === 'number' ? `${x}` : 'like that')

/** Looks foreign data up among a seat's offers. What is not offered is refused; nothing is changed either way. */
export function check<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Game<S, V, O, E, C>,
  s: S,
  seat: Seat,
  raw: unknown,
): AcceptedAction<S, E, C> | Refusal {
  if (!Number.isInteger(seat) || seat < 0 || seat >= s.seats)
    return { clauses: [], reason: `there is no seat ${named(seat)}; seats are 0 to ${s.seats - 1}` }
  const action = readAction(raw)
  if (typeof action === 'string') return { clauses: [], reason: action }
  if (has(owing(game, s), seat) && allowed(offers(game, s, seat), action)) return { action, aside: null }
  for (const aside of [...asidesFor(game, s, seat), ...asidesFor(game, s, seat, true)])
    if (allowed(aside.offer(s, seat), action)) return { action, aside }
  return game.refuse(game.view(s, seat), seat, action)
}

/** Carries out what `check` accepted, and reports whether its seat may take it back freely. */
export function perform<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Game<S, V, O, E, C>,
  s: S,
  seat: Seat,
  { action, aside }: AcceptedAction<S, E, C>,
  tell: Tell<E>,
): PlayResult {
  const drawn = s.rng.d
  const scripted = s.rng.script?.length
  const asked = question(game, s)!
  const final = aside !== null || asked.final === true || asked.sealed === true
  let revealed = false
  const listen = (event: E): void => {
    if (event.reveals === true) revealed = true
    tell?.(event)
  }
  const owed =
    aside === null ? apply(game, s, seat, action, listen) : applyAside(game, s, aside, seat, action, listen)
  const drew = s.rng.d !== drawn || s.rng.script?.length !== scripted
  return { owed, free: !final && !revealed && !drew && owed === only(seat) }
}

/** Plays foreign data as a seat's action: carried out whole, or refused with nothing changed. */
export function play<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Game<S, V, O, E, C>,
  s: S,
  seat: Seat,
  raw: unknown,
  tell: Tell<E>,
): PlayResult | Refusal {
  const accepted = check(game, s, seat, raw)
  return isRefusal(accepted) ? accepted : perform(game, s, seat, accepted, tell)
}
