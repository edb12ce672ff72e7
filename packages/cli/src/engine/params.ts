import { type Bot, type Budget, botByName, bots, lines, millis } from '@midden/bots'
import { type Action, readAction, type Seat, type Viewer, type WholeGame } from '@midden/kernel'
import { BAD_PARAMS, RpcError } from './rpc.ts'
import type { HeldMatch, MatchShelf } from './shelf.ts'

export type Params = Readonly<Record<string, unknown>>

export const bad = (sentence: string, rules: readonly string[] = []): RpcError =>
  new RpcError(BAD_PARAMS, sentence, rules.length === 0 ? undefined : { rules, reason: sentence })

const short = (x: unknown): string => {
  const text = typeof x === 'string' ? JSON.stringify(x) : typeof x === 'object' ? 'that' : String(x)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** Named parameters, none that the method does not take. An empty list stands for none. */
export function namedParams(raw: unknown, takes: readonly string[]): Params {
  if (raw === undefined || (Array.isArray(raw) && raw.length === 0)) return {}
  if (Array.isArray(raw)) throw bad('params must be an object with named fields, not a list.')
  for (const key of Object.keys(raw as object))
    if (!takes.includes(key))
      throw bad(
        takes.length === 0
          ? `params has a field ${short(key)}, and this method takes none.`
          : `params has a field ${short(key)}; this method takes ${takes.join(', ')}.`,
      )
  return raw as Params
}

function textOf(params: Params, field: string): string {
  const value = params[field]
  if (typeof value === 'string') return value
  throw bad(value === undefined ? `${field} is missing.` : `${field} must be a text.`)
}

export function gameOf(params: Params, games: readonly WholeGame[]): WholeGame {
  const id = textOf(params, 'game')
  const game = games.find((known) => known.id === id)
  if (game !== undefined) return game
  throw bad(`game: there is no ${short(id)}; there are ${games.map((known) => known.id).join(', ')}.`)
}

export function matchOf(params: Params, shelf: MatchShelf): HeldMatch {
  const handle = textOf(params, 'match')
  const held = shelf.find(handle)
  if (held === undefined) throw bad(`match: there is no ${short(handle)}; it was freed or never made.`)
  return held
}

function wholeOf(
  params: Params,
  field: string,
  min: number,
  max: number,
  rules: readonly string[] = [],
): number {
  const value = params[field]
  if (Number.isInteger(value) && (value as number) >= min && (value as number) <= max)
    return (value as number) + 0
  const range = `a whole number from ${min} to ${max}`
  throw bad(
    value === undefined
      ? `${field} is missing: it is ${range}.`
      : `${field} must be ${range}, not ${short(value)}.`,
    Number.isInteger(value) ? rules : [],
  )
}

export const seatsOf = (params: Params, { seats }: WholeGame): number =>
  wholeOf(params, 'seats', seats.min, seats.max, [seats.clause])

export const seatOf = (params: Params, { position }: HeldMatch): Seat =>
  wholeOf(params, 'seat', 0, position.seats - 1)

/** A seat, or null for a spectator, which must be said. */
export const viewerOf = (params: Params, held: HeldMatch): Viewer =>
  params.seat === null ? null : seatOf(params, held)

export function actionOf(params: Params): Action {
  if (params.action === undefined) throw bad('action is missing.')
  const action = readAction(params.action)
  if (typeof action === 'string') throw bad(`action: ${action}.`)
  return action
}

/** Any text or whole number; undefined where none is given. */
export function seedOf({ seed }: Params): string | undefined {
  if (seed === undefined || seed === null) return undefined
  if (typeof seed === 'string' || Number.isSafeInteger(seed)) return String(seed)
  throw bad('seed must be a text or a whole number.')
}

export function neededSeed(params: Params): string {
  const seed = seedOf(params)
  if (seed === undefined) throw bad('seed is missing: give any text or whole number.')
  return seed
}

function botNamed(name: unknown, field: string): Bot {
  const bot = typeof name === 'string' ? botByName(name) : undefined
  if (bot !== undefined) return bot
  throw bad(`${field} must be one of ${bots.map((known) => known.name).join(', ')}, not ${short(name)}.`)
}

export const botOf = (params: Params): Bot => botNamed(params.bot, 'bot')

/** One bot a seat: a single name plays all seats. */
export function botsOf({ bots: named }: Params, { position }: HeldMatch): Bot[] {
  if (!Array.isArray(named)) return Array(position.seats).fill(botNamed(named, 'bots'))
  if (named.length !== position.seats)
    throw bad(`bots must be one name or a list of ${position.seats}, one a seat, not ${named.length}.`)
  return named.map((name, seat) => botNamed(name, `bots[${seat}]`))
}

/** Iterations or milliseconds; neither leaves the bot its own measure. */
export function budgetOf({ iterations, budgetMs }: Params): Budget | undefined {
  const given = (value: unknown): boolean => value !== undefined && value !== null
  if (given(iterations) && given(budgetMs)) throw bad('give iterations or budgetMs, not both.')
  try {
    if (given(iterations)) return lines(iterations)
    return given(budgetMs) ? millis(budgetMs, () => performance.now()) : undefined
  } catch (error) {
    throw bad(`${(error as Error).message}.`)
  }
}

/** A whole number that may be left out. */
export const optionalOf = (params: Params, field: string, min: number, max: number): number | undefined =>
  params[field] === undefined || params[field] === null ? undefined : wholeOf(params, field, min, max)

/** A handle of the caller's own. */
export function handleOf({ as }: Params): string | undefined {
  if (as === undefined || as === null) return undefined
  if (typeof as === 'string' && as !== '' && as.length <= 100) return as
  throw bad('as must be a text of 1 to 100 characters.')
}

/** The seed of the draws to come, if they are not to be the match's own. */
export const luckOf = ({ luck }: Params): string | undefined => {
  if (luck === undefined || luck === null) return undefined
  if (typeof luck === 'string' || Number.isSafeInteger(luck)) return String(luck)
  throw bad('luck must be a text or a whole number.')
}

export function switchOf(params: Params, field: string): boolean {
  const value = params[field]
  if (value === undefined || typeof value === 'boolean') return value === true
  throw bad(`${field} must be true or false.`)
}
