import { randomBytes } from 'node:crypto'
import { consult } from '@midden/bots'
import {
  begin,
  check,
  eventsFor,
  expand,
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
  type Told,
  type View,
  type WholeGame,
  waiting,
} from '@midden/kernel'
import * as read from './params.ts'
import { playout } from './playout.ts'
import { REFUSED, RpcError } from './rpc.ts'
import { drawing, misfit, mustBeUsedUp, scriptOf } from './script.ts'
import type { Held, Shelf } from './shelf.ts'

interface Method {
  takes: readonly string[]
  run(params: read.Params, shelf: Shelf, games: readonly WholeGame[]): unknown
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

function start(params: read.Params, games: readonly WholeGame[]): Held {
  const game = read.gameOf(params, games)
  const script = scriptOf(params, game)
  const seed = script === null ? read.neededSeed(params) : (read.seedOf(params) ?? '')
  const seats = read.seatsOf(params, game)
  const options = readOptions<object>(game.sheet, params.options)
  if (isRefusal(options)) throw read.bad(`options: ${options.reason}.`, options.clauses)
  const match = begin(game, { seats, options, seed, script })
  if (!isRefusal(match)) return { game, position: match.position }
  // Only a script can still fail without breaking a rule.
  throw match.clauses.length === 0
    ? misfit(match.reason)
    : read.bad(`options: ${match.reason}.`, match.clauses)
}

/** A state as `state` gives it, edited or not: it must pass the game's audit and is carried on to a question. */
function load(params: read.Params, games: readonly WholeGame[]): Held {
  const game = read.gameOf(params, games)
  const script = scriptOf(params, game)
  if (params.state === undefined) throw read.bad('state is missing.')
  const wrong = game.audit(params.state)
  if (wrong !== null) throw read.bad(`state: ${wrong}.`)
  const position = params.state as Position
  if (script !== null) position.rng.script = script
  if (drawing(() => settle(game, position, null)) === 0) mustBeUsedUp(position, 'the match is over')
  return { game, position }
}

const told = (game: WholeGame, event: Told, v: View): object => {
  const { what, clause, ...fields } = event
  const head = { type: what, rules: [clause], text: game.words.event(event, who, v) }
  return { ...head, ...fields, ...head }
}

const refused = ({ clauses, reason }: Refusal): RpcError =>
  new RpcError(REFUSED, reason, { rules: clauses, reason })

/** Played on a copy that takes the match's place when all went well. */
function play(params: read.Params, shelf: Shelf): object {
  const held = read.matchOf(params, shelf)
  const seat = read.seatOf(params, held)
  const { game } = held
  const position = game.clone(held.position)
  const accepted = check(game, position, seat, read.actionOf(params))
  if (isRefusal(accepted)) throw refused(accepted)
  const events: Told[] = []
  const played = drawing(() => perform(game, position, seat, accepted, (event) => void events.push(event)))
  if (played.owed === 0) mustBeUsedUp(position, 'the match is over')
  held.position = position
  const v = game.view(position, seat)
  return { events: eventsFor(events, seat).map((event) => told(game, event, v)) }
}

function legal(params: read.Params, shelf: Shelf): object[] {
  const held = read.matchOf(params, shelf)
  const seat = read.seatOf(params, held)
  const view = held.game.view(held.position, seat)
  return expand(menu(held.game, held.position, seat)).map((action) => ({
    action,
    label: held.game.words.action(view, action),
  }))
}

function botMove(params: read.Params, shelf: Shelf): object {
  const held = read.matchOf(params, shelf)
  const seat = read.seatOf(params, held)
  const bot = read.botOf(params)
  read.checkBudget(params)
  const seed = read.seedOf(params) ?? randomBytes(16).toString('hex')
  if (!has(owing(held.game, held.position), seat))
    throw read.bad(`seat: nothing is asked of seat ${seat} now.`)
  return { action: consult(bot, held.game, held.position, seat, seeded(seed)) }
}

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
  bot: { takes: ['match', 'seat', 'bot', 'budgetMs', 'seed'], run: botMove },
  playout: {
    takes: ['match', 'bots', 'seed'],
    run(params, shelf) {
      const held = read.matchOf(params, shelf)
      return playout(held, read.botsOf(params, held), read.neededSeed(params))
    },
  },
  free: {
    takes: ['match'],
    run(params, shelf) {
      mustBeUsedUp(read.matchOf(params, shelf).position, 'the match is to be freed')
      shelf.free(params.match as string)
      return true
    },
  },
}
