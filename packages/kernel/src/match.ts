import type { GameEvent } from './events.ts'
import type { Position } from './frames.ts'
import type { Game, View } from './game.ts'
import type { Refusal } from './ledger.ts'
import type { Action } from './offers.ts'
import { type AcceptedAction, check, isRefusal, perform } from './play.ts'
import { type Draw, reseed, ScriptError, seeded } from './random.ts'
import type { Seat } from './seats.ts'
import { settle } from './settle.ts'
import { readOptions } from './sheet.ts'
import { atOnce, type Steps } from './steps.ts'

/** One accepted action. `luck`, where a live table mixes entropy in, re-seeds the generator before it. */
export interface Move {
  seat: Seat
  action: Action
  luck?: string
}

/** After so many moves all that a seat could not know was dealt anew: its view goes on, in another world. */
export interface Redeal {
  after: number
  seat: Seat
  seed: string
}

/** Seed + options + moves: the whole match, for ever. */
export interface Journal<O = object> {
  game: string
  rules: number
  seats: number
  options: O
  seed: string
  script: Draw[] | null
  moves: Move[]
  /** of a match that is tried again from a moment of another */
  redeals?: readonly Redeal[]
}

/** A live match: the journal is the truth, the position a cache of it. */
export interface Match<S extends Position, V extends View, O, E extends GameEvent, C extends string> {
  game: Game<S, V, O, E, C>
  position: S
  journal: Journal<O>
  /** moves from here on may be taken back freely by the seat that made them */
  freeFrom: number
  /** entropy for the next move, after an undo that the table agreed to */
  remix: string | undefined
}

export interface MatchSetup {
  seats: number
  options?: unknown
  seed: string
  script?: Draw[] | null
  redeals?: readonly Redeal[]
}

/** Sets a table up and carries on to the first question. Impossible tables are refused with their clause. */
export function begin<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Game<S, V, O, E, C>,
  table: MatchSetup,
  events?: E[],
): Match<S, V, O, E, C> | Refusal {
  const { min, max, clause } = game.seats
  if (!Number.isInteger(table.seats) || table.seats < min || table.seats > max)
    return { clauses: [clause], reason: `${game.title} is played by ${min} to ${max}` }
  const options = readOptions(game.sheet, table.options)
  if (isRefusal(options as object)) return options as Refusal
  const refused = game.admits?.(options as O, table.seats) ?? null
  if (refused !== null) return refused
  const script = table.script ?? null
  const tell = events === undefined ? null : (event: E): void => void events.push(event)
  try {
    const position = game.setup(options as O, table.seats, seeded(table.seed, script), tell)
    settle(game, position, tell)
    const journal: Journal<O> = {
      game: game.id,
      rules: game.rules,
      seats: table.seats,
      options: options as O,
      seed: table.seed,
      script,
      moves: [],
      ...(table.redeals !== undefined && { redeals: table.redeals }),
    }
    return { game, position, journal, freeFrom: 0, remix: undefined }
  } catch (error) {
    if (error instanceof ScriptError) return { clauses: [], reason: error.message }
    throw error
  }
}

/** Plays one action on a live match and writes it down. Events are collected if a list is given. */
export function act<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  match: Match<S, V, O, E, C>,
  seat: Seat,
  raw: unknown,
  events?: E[],
  luck: string | undefined = match.remix,
): Refusal | null {
  const accepted = check(match.game, match.position, seat, raw)
  return isRefusal(accepted) ? accepted : carryOut(match, seat, accepted, events, luck)
}

/** The same with what `check` accepted at this very position, or at its clone: nothing is looked up again. */
export function carryOut<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  match: Match<S, V, O, E, C>,
  seat: Seat,
  accepted: AcceptedAction<S, E, C>,
  events?: E[],
  luck: string | undefined = match.remix,
): Refusal | null {
  const { game, journal } = match
  const heard = events?.length ?? 0
  const tell = events === undefined ? null : (event: E): void => void events.push(event)
  // A script can fail in the middle of a step, so a scripted match tries each move on a copy.
  const position = match.position.rng.script === null ? match.position : game.clone(match.position)
  if (luck !== undefined) reseed(position.rng, luck)
  try {
    const played = perform(game, position, seat, accepted, tell)
    const left = position.rng.script?.length ?? 0
    if (played.owed === 0 && left > 0)
      throw new ScriptError(`the match is over and the script still holds ${left} draws`)
    const { action } = accepted
    match.position = position
    match.remix = undefined
    journal.moves.push(luck === undefined ? { seat, action } : { seat, action, luck })
    if (!played.free) match.freeFrom = journal.moves.length
    return null
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error
    events?.splice(heard)
    return { clauses: [], reason: error.message }
  }
}

/** A journal that its game cannot follow: which move does not fit (0: the set-up), and why. */
export class Unplayable extends Error {
  override name = 'Unplayable'
  readonly move: number
  readonly refused: Refusal
  constructor(move: number, refused: Refusal) {
    super(move === 0 ? refused.reason : `move ${move}: ${refused.reason}`)
    this.move = move
    this.refused = refused
  }
}

/** Deals anew what is to be dealt anew where the match stands now; what was known before is not taken back. */
export const redealt = <S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  match: Match<S, V, O, E, C>,
): void => atOnce(redealing(match))

/** The same with a rest before every deal: a journal from elsewhere may hold many at one place. */
function* redealing<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  match: Match<S, V, O, E, C>,
): Steps<void> {
  const { game, journal } = match
  const { length } = journal.moves
  for (const { after, seat, seed } of journal.redeals ?? []) {
    if (after !== length) continue
    yield
    try {
      match.position = game.imagine(game.view(match.position, seat), seeded(seed))
    } catch (error) {
      const reason = `cards cannot be dealt anew for seat ${seat}: ${(error as Error).message}`
      throw new Unplayable(length, { clauses: [], reason })
    }
    match.freeFrom = length
  }
}

/** Called after the set-up (`move` is null) and after each move, with what was told of it if that is asked for. */
export type Each<S extends Position, V extends View, O, E extends GameEvent, C extends string> = (
  match: Match<S, V, O, E, C>,
  move: Move | null,
  told: readonly E[],
) => void

/**
 * The match a journal tells, from the beginning or up to a number of moves. A move that does not fit throws. Events
 * are built, and handed to `each`, only with `telling`.
 */
export const replay = <S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Game<S, V, O, E, C>,
  journal: Journal<O>,
  upTo?: number,
  each?: Each<S, V, O, E, C>,
  telling?: boolean,
): Match<S, V, O, E, C> => atOnce(replaying(game, journal, upTo, each, telling))

/** The same with a rest after every move, for those who have other things to do in between. */
export function* replaying<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Game<S, V, O, E, C>,
  journal: Journal<O>,
  upTo = journal.moves.length,
  each?: Each<S, V, O, E, C>,
  telling = false,
): Steps<Match<S, V, O, E, C>> {
  if (journal.game !== game.id || journal.rules !== game.rules)
    throw new Error(
      `the journal is of ${journal.game}, rules ${journal.rules}; this is ${game.id}, rules ${game.rules}`,
    )
  const listen = (): E[] | undefined => (telling ? [] : undefined)
  const setUp = listen()
  const match = begin(game, journal, setUp)
  if (isRefusal(match)) throw new Unplayable(0, match)
  yield* redealing(match)
  each?.(match, null, setUp ?? [])
  for (const move of journal.moves.slice(0, upTo)) {
    yield
    const told = listen()
    const refused = act(match, move.seat, move.action, told, move.luck)
    if (refused !== null) throw new Unplayable(match.journal.moves.length + 1, refused)
    yield* redealing(match)
    each?.(match, move, told ?? [])
  }
  return match
}

/** May this seat take its last move back without asking anybody? */
export const mayUndo = <S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  match: Match<S, V, O, E, C>,
  seat: Seat,
): boolean => {
  const { moves } = match.journal
  return moves.length > match.freeFrom && moves[moves.length - 1]!.seat === seat
}

/**
 * Takes the last moves back. Beyond the free ones the table must have agreed, and `remix` re-seeds the generator
 * before the next move, so that nobody plays against draws already seen. A free undo keeps an earlier re-mix alive.
 */
export const undo = <S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  match: Match<S, V, O, E, C>,
  moves: number,
  remix?: string,
): void => atOnce(undoing(match, moves, remix))

/** The same with rests in between; the match is changed at the end. */
export function* undoing<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  match: Match<S, V, O, E, C>,
  moves: number,
  remix?: string,
): Steps<void> {
  const keep = match.journal.moves.length - moves
  const agreed = match.remix ?? match.journal.moves[keep]?.luck
  if (keep < match.freeFrom && remix === undefined)
    throw new Error('beyond the free moves an undo must re-mix the draws')
  const { redeals } = match.journal
  // What was dealt anew later than that is not dealt so again.
  const journal =
    redeals === undefined
      ? match.journal
      : { ...match.journal, redeals: redeals.filter(({ after }) => after <= keep) }
  const earlier = yield* replaying(match.game, journal, keep)
  match.position = earlier.position
  match.journal = earlier.journal
  match.freeFrom = earlier.freeFrom
  match.remix = remix ?? agreed
}
