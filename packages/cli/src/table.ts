import { readFileSync } from 'node:fs'
import { type Bot, botByName, bots, company } from '@midden/bots'
import { type Game, isRefusal, readOptions, type TableOption, type WholeGame } from '@midden/kernel'
import { entrantOf } from '@midden/lab'
import { type CommandLine, type Flag, text, whole } from './command.ts'
import type { CliContext } from './context.ts'
import { badUsage } from './stop.ts'

/** The flags of every command that sets a table up. */
export const tableFlags = {
  seats: { value: 'N', about: 'how many seats (default 3, or as near as the game allows)' },
  bots: { value: 'NAME,…', about: `who plays: one name for all, or one a seat (${names(bots)})` },
  seed: { value: 'S', about: 'any text; the same seed, options and actions give the same match' },
  option: { value: 'K=V', many: true, about: 'a table option; V may be @FILE for an option that is data' },
} as const satisfies Record<string, Flag>

function names(list: readonly { name: string }[]): string {
  return list.map(({ name }) => name).join(', ')
}

export function gameFor(cli: CliContext, id: string): WholeGame {
  const game = cli.games.find((known) => known.id === id)
  if (game !== undefined) return game
  throw badUsage(`there is no game "${id}"; there are ${cli.games.map((known) => known.id).join(', ')}.`)
}

/** Three sit down where nobody says otherwise, or as near to it as the game allows. */
export const seatsFor = ({ seats: { min, max } }: Game, given: CommandLine): number =>
  whole(given, 'seats', min, max) ?? Math.min(Math.max(3, min), max)

function botNamed(name: string): Bot {
  const bot = botByName(name.trim())
  if (bot === undefined) throw badUsage(`there is no bot "${name.trim()}"; there are ${names(bots)}.`)
  return bot
}

/** Any number of bots as they are written for a contest; the whole company where nobody is named. */
export const entrants = (given: CommandLine): string[] =>
  text(given, 'bots')
    ?.split(',')
    .map((written) => {
      const entrant = entrantOf(written.trim(), { botByName })
      if (typeof entrant === 'string') throw badUsage(`${entrant}; there are ${names(bots)}.`)
      return written.trim()
    }) ?? company.map(({ name }) => name)

/** One bot for each of `count` seats: a single name is for all of them. */
export function botsFor(given: CommandLine, count: number, fallback: Bot): Bot[] {
  const list = text(given, 'bots')?.split(',') ?? [fallback.name]
  if (list.length !== 1 && list.length !== count)
    throw badUsage(`--bots must be one name or ${count} names with commas between, not ${list.length}.`)
  const chosen = list.map(botNamed)
  return Array.from({ length: count }, (_, i) => chosen[i % chosen.length]!)
}

function dataValue(key: string, value: string): unknown {
  try {
    return JSON.parse(value.startsWith('@') ? readFileSync(value.slice(1), 'utf8') : value)
  } catch {
    throw badUsage(`option ${key} is data: give it as JSON, or as @FILE with a file that holds JSON.`)
  }
}

function optionValue(option: TableOption, key: string, value: string): unknown {
  if (option.kind === 'choice') return value
  if (option.kind === 'data') return dataValue(key, value)
  return /^-?\d{1,15}$/.test(value) ? Number(value) : value
}

/** All --option k=v together, checked against the game's sheet and the seats; defaults are filled in. */
export function optionsFor(game: Game, given: CommandLine, seats: number): object {
  const sheet = game.sheet as Readonly<Record<string, TableOption>>
  const raw = new Map<string, unknown>()
  for (const pair of given.flags.get('option') ?? []) {
    const cut = pair.indexOf('=')
    if (cut < 1) throw badUsage(`--option is written key=value, not "${pair}".`)
    const key = pair.slice(0, cut)
    if (raw.has(key)) throw badUsage(`option ${key} is given twice; give it once.`)
    raw.set(key, Object.hasOwn(sheet, key) ? optionValue(sheet[key]!, key, pair.slice(cut + 1)) : null)
  }
  const options = readOptions<object>(game.sheet, Object.fromEntries(raw))
  if (isRefusal(options)) throw badUsage(`${options.reason}.`)
  const refused = game.admits?.(options, seats) ?? null
  if (refused !== null) throw badUsage(`${refused.reason}.`)
  return options
}
