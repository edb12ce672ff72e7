import type { GameEvent } from '../events.ts'
import type { Position } from '../frames.ts'
import type { View, WholeGame } from '../game.ts'
import { act, begin, type Match, mayUndo, replay, undo } from '../match.ts'
import { type Action, allowed, anyOf, readAction } from '../offers.ts'
import { isRefusal, menu } from '../play.ts'
import { below, pick, type Random, seeded } from '../random.ts'
import { seatsIn } from '../seats.ts'
import { asidesFor, offers, owing } from '../settle.ts'
import { equal, LawBroken, must, same } from './broken.ts'
import { type Round, saysWhetherFinal } from './goes-round.ts'
import { anyOptions } from './options.ts'
import { deepFreeze, jsonCopy } from './plain.ts'
import {
  atEveryDecision,
  audits,
  copies,
  neverWrites,
  queriesNeverWrite,
  rightsLeadOn,
  viewersOf,
} from './position.ts'
import { arrivalOrder, isPrivate, otherWorld } from './secrecy.ts'
import { noSecrets, type Secrets } from './secrets.ts'
import { dealtUnseen } from './set-up.ts'
import { handsOutCopies, tellsCopies } from './sharing.ts'
import { actsUnseen } from './unseen.ts'
import { beliefsFit, onePolicy } from './wits.ts'
import { wordsFor } from './words.ts'

/** How closely to look: in how many of a thousand decisions the costly laws are checked. */
export interface Care {
  audits: number
  copies: number
  secrecy: number
  queries: number
  /** of a thousand games, not decisions: those whose set-up is compared with others */
  setUps: number
}
export const THOROUGH: Care = { audits: 1000, copies: 1000, secrecy: 250, queries: 100, setUps: 1000 }
/** For matches of many hundred decisions: over many of them every law is still held against thousands of positions. */
export const SPARING: Care = { audits: 50, copies: 12, secrecy: 10, queries: 3, setUps: 100 }

export interface WalkReport extends Secrets {
  decisions: number
}

/** No game of ours takes this many decisions. */
export const ENDLESS = 20_000

const chance = (rng: Random, perMille: number): boolean => below(rng, 1000, 'chance') < perMille

/** Foreign actions of every sort: each must be refused with a reason, and change nothing. */
function nonsense<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  match: Match<S, V, O, E, C>,
  rng: Random,
): void {
  const s = match.position
  const seat = below(rng, s.seats, 'seat')
  const acts = Object.values(game.program).flatMap(({ steps }) => steps.map((step) => step.name))
  const known = viewersOf(s).flatMap((viewer) => (viewer === null ? [] : menu(game, s, viewer)))
  const act_ = pick(rng, [...known.map((offer) => offer.act), ...acts, 'x'], 'act')
  const n = below(rng, 140, 'n') - 10
  const tries: unknown[] = [
    { act: act_, n },
    { act: act_ },
    { act: act_, n, with: below(rng, 8, 'with') },
    { act: act_, ns: [n, below(rng, 30, 'n'), below(rng, 30, 'n')] },
    pick(
      rng,
      [null, 7, 'flip', [], { n: 1 }, { act: '' }, { act: act_, n: 1.5 }, { act: act_, extra: 1 }],
      'foreign',
    ),
  ]
  const before = game.clone(s)
  const offered = menu(game, s, seat)
  for (const raw of tries) {
    const read = readAction(raw)
    if (typeof read !== 'string' && allowed(offered, read)) continue
    const refused = act(match, seat, raw)
    must(refused !== null, 'what is not offered is refused', JSON.stringify(raw))
    must(refused.reason.length > 0, 'a refusal says why', JSON.stringify(raw))
    for (const clause of refused.clauses) must(clause in game.ledger, 'a refusal cites the ledger', clause)
    must(equal(match.position, before), 'a refused action changes nothing', JSON.stringify(raw))
  }
}

/** The next action of the walk: mostly a random answer, now and then a right beside the question or a bot's choice. */
function nextAction<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  s: S,
  rng: Random,
): { seat: number; a: Action } {
  if (chance(rng, 20)) {
    const seat = below(rng, s.seats, 'seat')
    const rare = game.asides?.some((aside) => aside.rare === true) === true && chance(rng, 20)
    const rights = asidesFor(game, s, seat, rare).flatMap((aside) => aside.offer(s, seat))
    if (rights.length > 0) return { seat, a: anyOf(rights, rng) }
  }
  const seat = pick(rng, seatsIn(owing(game, s)), 'seat')
  const list = offers(game, s, seat)
  const way = below(rng, 20, 'way')
  if (way > 1) return { seat, a: anyOf(list, rng) }
  const still = deepFreeze(game.clone(s))
  const v = neverWrites('a view', () => game.view(still, seat))
  const a = way === 0 ? game.standIn(v, seat, list, rng) : game.sense(v, seat, list, rng)
  must(allowed(list, a), 'bots and stand-ins choose what is offered', JSON.stringify(a))
  onePolicy(game, still, seat, list, rng)
  return { seat, a }
}

function step<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  match: Match<S, V, O, E, C>,
  rng: Random,
  care: Care,
  tally: WalkReport,
  round: Round,
): { seat: number; a: Action } {
  const s = match.position
  if (chance(rng, care.queries)) {
    queriesNeverWrite(game, s)
    handsOutCopies(game, s)
    rightsLeadOn(game, s)
    nonsense(game, match, rng)
    beliefsFit(game, match, rng)
  }
  atEveryDecision(game, s)
  saysWhetherFinal(game, s, round)
  if (chance(rng, care.audits)) audits(game, s)
  if (chance(rng, care.copies)) copies(game, s)
  const { seat, a } = nextAction(game, s, rng)
  if (chance(rng, care.secrecy)) {
    const still = deepFreeze(game.clone(s))
    neverWrites('a query', () => {
      arrivalOrder(game, still, rng)
      actsUnseen(game, still, seat, a, rng, tally)
      if (isPrivate(game, still)) tally.private++
    })
  }
  const events: E[] = []
  const before = chance(rng, care.queries) ? game.clone(s) : null
  const refused = act(match, seat, a, events)
  must(refused === null, 'what is offered is accepted', JSON.stringify(refused))
  if (chance(rng, care.queries)) {
    wordsFor(game, match.position, events)
    tellsCopies(match.position, events)
  }
  if (before !== null && mayUndo(match, seat)) {
    undo(match, 1)
    must(equal(match.position, before), 'undo gives the position back')
    act(match, seat, a)
  }
  return { seat, a }
}

/** Plays one random game under the eyes of every law. The seed says everything needed to see it again. */
export function walk<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  seed: string,
  care: Care = THOROUGH,
): WalkReport {
  const rng = seeded(seed)
  const seats = game.seats.min + below(rng, game.seats.max - game.seats.min + 1, 'seats')
  const options = chance(rng, 200) ? {} : anyOptions(game, seats, rng)
  const tally: WalkReport = { decisions: 0, ...noSecrets() }
  const round: Round = new WeakMap()
  try {
    const match = begin(game, { seats, options, seed })
    if (isRefusal(match)) throw new LawBroken(`a table of allowed options starts: ${match.reason}`)
    if (chance(rng, care.setUps)) dealtUnseen(game, options, seats, seed, rng, tally)
    // The twin goes through JSON at every decision and must come out the same.
    let twin = care.copies === 1000 ? (begin(game, { seats, options, seed }) as typeof match) : null
    while (owing(game, match.position) !== 0) {
      must(tally.decisions++ < ENDLESS, 'every match ends')
      const { seat, a } = step(game, match, rng, care, tally, round)
      if (twin === null) continue
      twin = { ...twin, position: jsonCopy(twin.position) }
      act(twin, seat, a)
    }
    atEveryDecision(game, match.position)
    audits(game, match.position)
    if (chance(rng, care.secrecy))
      for (const viewer of viewersOf(match.position)) otherWorld(game, match.position, viewer, rng, tally)
    if (twin !== null)
      same(
        twin.position,
        match.position,
        'a match that goes through JSON at every decision is the same match',
      )
    same(replay(game, match.journal).position, match.position, 'the journal replays to the same position')
    const placed = game.outcome(match.position)!.ranking.flat()
    same(
      placed.toSorted((x, y) => x - y),
      [...Array(seats).keys()],
      'the ranking names every seat once',
    )
  } catch (error) {
    const where = `${game.id}, seed "${seed}", ${seats} seats, decision ${tally.decisions}, ${JSON.stringify(options)}`
    if (error instanceof Error) error.message = `${error.message}\n  in ${where}`
    throw error
  }
  return tally
}
