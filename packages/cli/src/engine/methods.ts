import { randomBytes } from 'node:crypto'
import { bots, Memories } from '@midden/bots'
import {
  begin,
  check,
  eventsFor,
  expand,
  type GameEvent,
  has,
  hashOf,
  isRefusal,
  menu,
  optionSchema,
  owing,
  type Position,
  perform,
  type Refusal,
  readOptions,
  type Seat,
  seeded,
  settle,
  type View,
  type WholeGame,
  waiting,
} from '@midden/kernel'
import * as read from './params.ts'
import { type PlayedOut, playout, playouts } from './playout.ts'
import { REFUSED, RpcError } from './rpc.ts'
import { schemasOf } from './schema.ts'
import { drawing, misfit, mustBeUsedUp, scriptOf } from './script.ts'
import type { HeldMatch, MatchShelf } from './shelf.ts'

interface Method {
  takes: readonly string[]
  run(params: read.Params, shelf: MatchShelf, games: readonly WholeGame[]): unknown
}

const who = (seat: Seat): string => `Seat ${seat}`

const listing = (game: WholeGame): object => ({
  id: game.id,
  title: game.title,
  seats: { min: game.seats.min, max: game.seats.max },
  options: optionSchema(game.sheet),
  draws: game.draws,
  rulesVersion: game.rules,
})

function start(params: read.Params, games: readonly WholeGame[]): HeldMatch {
  const game = read.gameOf(params, games)
  const script = scriptOf(params, game)
  const seed = script === null ? read.neededSeed(params) : (read.seedOf(params) ?? '')
  const seats = read.seatsOf(params, game)
  const options = readOptions<object>(game.sheet, params.options)
  if (isRefusal(options)) throw read.bad(`options: ${options.reason}.`, options.clauses)
  const events: GameEvent[] = []
  const match = begin(game, { seats, options, seed, script }, events)
  if (!isRefusal(match)) {
    const { position } = match
    const memories = Memories.begin(game, position, [...Array(seats).keys()])
    memories.hear(events)
    return { game, position, memories }
  }
  // Only a script can still fail without breaking a rule.
  throw match.clauses.length === 0
    ? misfit(match.reason)
    : read.bad(`options: ${match.reason}.`, match.clauses)
}

/** A state as `state` gives it, edited or not: it must pass the game's audit and is carried on to a question. */
function load(params: read.Params, games: readonly WholeGame[]): HeldMatch {
  const game = read.gameOf(params, games)
  const script = scriptOf(params, game)
  if (params.state === undefined) throw read.bad('state is missing.')
  const wrong = game.audit(params.state)
  if (wrong !== null) throw read.bad(`state: ${wrong}.`)
  const position = params.state as Position
  if (script !== null) position.rng.script = script
  if (drawing(() => settle(game, position, null)) === 0) mustBeUsedUp(position, 'the match is over')
  return { game, position, memories: null }
}

const told = (game: WholeGame, event: GameEvent, v: View): object => {
  const { what, clause, ...fields } = event
  const head = { type: what, rules: [clause], text: game.words.event(event, who, v) }
  return { ...head, ...fields, ...head }
}

const refused = ({ clauses, reason }: Refusal): RpcError =>
  new RpcError(REFUSED, reason, { rules: clauses, reason })

/** Played on a copy that takes the match's place when all went well. */
function play(params: read.Params, shelf: MatchShelf): object {
  const held = read.matchOf(params, shelf)
  const seat = read.seatOf(params, held)
  const { game } = held
  const position = game.clone(held.position)
  const accepted = check(game, position, seat, read.actionOf(params))
  if (isRefusal(accepted)) throw refused(accepted)
  const events: GameEvent[] = []
  const played = drawing(() => perform(game, position, seat, accepted, (event) => void events.push(event)))
  if (played.owed === 0) mustBeUsedUp(position, 'the match is over')
  held.position = position
  held.memories?.hear(events)
  const v = game.view(position, seat)
  return { events: eventsFor(events, seat).map((event) => told(game, event, v)) }
}

function legal(params: read.Params, shelf: MatchShelf): object[] {
  const held = read.matchOf(params, shelf)
  const seat = read.seatOf(params, held)
  const view = held.game.view(held.position, seat)
  return expand(menu(held.game, held.position, seat)).map((action) => ({
    action,
    label: held.game.words.action(view, action),
  }))
}

function botMove(params: read.Params, shelf: MatchShelf): object {
  const held = read.matchOf(params, shelf)
  const seat = read.seatOf(params, held)
  const bot = read.botOf(params)
  const budget = read.budgetOf(params)
  const seed = read.seedOf(params) ?? randomBytes(16).toString('hex')
  const { game, position } = held
  if (!has(owing(game, position), seat)) throw read.bad(`seat: nothing is asked of seat ${seat} now.`)
  const started = performance.now()
  const view = game.view(position, seat)
  const kept = held.memories?.of(seat) ?? null
  const terms = { kept, ...(budget !== undefined && { budget }) }
  const { action, considered, lines } = bot.think(
    game,
    view,
    seat,
    menu(game, position, seat),
    seeded(seed),
    terms,
  )
  if (lines === 0) return { action }
  return {
    action,
    considered: considered.map((other) => ({ ...other, label: game.words.action(view, other.action) })),
    iterations: lines,
    ms: Math.round(performance.now() - started),
  }
}

const MOST_PLAYOUTS = 10_000
const DEEPEST = 100_000

function playedOut(params: read.Params, shelf: MatchShelf): object {
  const held = read.matchOf(params, shelf)
  if (params.rounds !== undefined && held.game.wits === undefined)
    throw read.bad(`rounds: ${held.game.title} cannot be cut off at the end of a round.`)
  const terms = {
    bots: read.botsOf(params, held),
    seed: read.neededSeed(params),
    luck: read.luckOf(params),
    depth: read.optionalOf(params, 'depth', 1, DEEPEST),
    rounds: read.optionalOf(params, 'rounds', 1, DEEPEST),
  }
  const count = read.optionalOf(params, 'count', 1, MOST_PLAYOUTS)
  const told: (one: PlayedOut) => object = read.switchOf(params, 'brief')
    ? ({ actions: _, ...end }) => end
    : (one) => one
  return count === undefined ? told(playout(held, terms)) : playouts(held, terms, count).map(told)
}

/** A full world that the seat's view allows, with what it remembers. The match may go another way. */
function imagined(params: read.Params, shelf: MatchShelf): HeldMatch {
  const held = read.matchOf(params, shelf)
  const seat = read.seatOf(params, held)
  const rng = seeded(read.neededSeed(params))
  const { game, position, memories } = held
  const view = game.view(position, seat)
  const world = game.wits?.believe?.(view, memories?.of(seat) ?? null, rng) ?? game.imagine(view, rng)
  return { game, position: world, memories: null }
}

const cloned = ({ game, position, memories }: HeldMatch): HeldMatch => ({
  game,
  position: game.clone(position),
  memories: memories?.copy() ?? null,
})

const castList = (games: readonly WholeGame[]): object[] =>
  bots
    .toSorted((a, b) => a.level - b.level)
    .map(({ name, level, about }) => ({ name, level, about, games: games.map(({ id }) => id) }))

export const methods: Readonly<Record<string, Method>> = {
  games: { takes: [], run: (_params, _shelf, games) => games.map(listing) },
  new: {
    takes: ['game', 'seats', 'seed', 'options', 'script'],
    run: (params, shelf, games) => ({ match: shelf.put(start(params, games)) }),
  },
  load: {
    takes: ['game', 'state', 'script'],
    run: (params, shelf, games) => ({ match: shelf.put(load(params, games)) }),
  },
  state: { takes: ['match'], run: (params, shelf) => read.matchOf(params, shelf).position },
  view: {
    takes: ['match', 'seat'],
    run(params, shelf) {
      const held = read.matchOf(params, shelf)
      return held.game.view(held.position, read.viewerOf(params, held))
    },
  },
  pending: {
    takes: ['match'],
    run(params, shelf) {
      const { game, position } = read.matchOf(params, shelf)
      return waiting(game, position).map(({ clause, ...asked }) => ({ ...asked, rules: [clause] }))
    },
  },
  legal: { takes: ['match', 'seat'], run: legal },
  play: { takes: ['match', 'seat', 'action'], run: play },
  outcome: {
    takes: ['match'],
    run(params, shelf) {
      const { game, position } = read.matchOf(params, shelf)
      return game.outcome(position)
    },
  },
  hash: { takes: ['match'], run: (params, shelf) => hashOf(read.matchOf(params, shelf).position) },
  bot: { takes: ['match', 'seat', 'bot', 'iterations', 'budgetMs', 'seed'], run: botMove },
  bots: { takes: [], run: (_params, _shelf, games) => castList(games) },
  playout: { takes: ['match', 'bots', 'seed', 'luck', 'count', 'depth', 'rounds', 'brief'], run: playedOut },
  imagine: {
    takes: ['match', 'seat', 'seed', 'as'],
    run: (params, shelf) => ({ match: shelf.put(imagined(params, shelf), read.handleOf(params)) }),
  },
  clone: {
    takes: ['match', 'as'],
    run: (params, shelf) => ({
      match: shelf.put(cloned(read.matchOf(params, shelf)), read.handleOf(params)),
    }),
  },
  schema: { takes: ['game'], run: (params, _shelf, games) => schemasOf(read.gameOf(params, games)) },
  free: {
    takes: ['match'],
    run(params, shelf) {
      mustBeUsedUp(read.matchOf(params, shelf).position, 'the match is to be freed')
      shelf.free(params.match as string)
      return true
    },
  },
}
