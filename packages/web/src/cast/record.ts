import type { SavedTable } from '../save/saved-table.ts'
import { CAST, type CastBot, characterOf } from './cast.ts'
import { FIRST_LEVEL } from './mix.ts'

/** How it went against one of the company: so many matches, and in so many of them the bot finished before the reader. */
export interface Met {
  matches: number
  ahead: number
}

export type Meetings = ReadonlyMap<CastBot, Met>

/** Fewer matches say nothing. */
export const LEAST_MATCHES = 5

/** Nineteen times in twenty. */
const Z = 1.96

/** A match of one person against bots, played from its deal to its end in this browser. */
const isOwn = ({ ranking, seats, file, isTry, online }: SavedTable): boolean =>
  ranking !== null &&
  file === undefined &&
  isTry !== true &&
  online === undefined &&
  seats.filter(({ bot }) => bot === null).length === 1

/** The reader's finished matches of a game against each of the company. Whoever sat there twice counts once. */
export function recordIn(tables: readonly SavedTable[], game: string): Meetings {
  const record = new Map<CastBot, Met>()
  for (const table of tables) {
    if (table.game !== game || !isOwn(table)) continue
    const placeOf = (seat: number): number => table.ranking!.findIndex((place) => place.includes(seat))
    const mine = placeOf(table.seats.findIndex(({ bot }) => bot === null))
    for (const { bot } of CAST) {
      const seat = table.seats.findIndex((one) => characterOf(one.bot)?.bot === bot)
      if (seat === -1) continue
      const { matches, ahead } = record.get(bot) ?? { matches: 0, ahead: 0 }
      record.set(bot, { matches: matches + 1, ahead: ahead + (placeOf(seat) < mine ? 1 : 0) })
    }
  }
  return record
}

/** In how many of ten matches the bot finishes first, and the least and the most that this may be (Wilson's interval). */
export function inTen({ matches, ahead }: Met): { share: number; low: number; high: number } {
  const share = ahead / matches
  const middle = (share + (Z * Z) / (2 * matches)) / (1 + (Z * Z) / matches)
  const half =
    (Z / (1 + (Z * Z) / matches)) *
    Math.sqrt((share * (1 - share)) / matches + (Z * Z) / (4 * matches * matches))
  return {
    share: Math.round(10 * share),
    low: Math.max(0, Math.floor(10 * (middle - half))),
    high: Math.min(10, Math.ceil(10 * (middle + half))),
  }
}

/** One level more wins about twice as often. */
const STEP = Math.LN2

/** So many matches of the middle level are won and as many lost to begin with: one match is no level yet. */
const BEFORE = 3

/** The level that the reader's matches speak for most. */
export function levelIn(record: Meetings): number {
  const matches = CAST.map(({ bot, level }) => {
    const met = record.get(bot) ?? { matches: 0, ahead: 0 }
    const first = level === FIRST_LEVEL ? BEFORE : 0
    return { level, ahead: met.ahead + first, behind: met.matches - met.ahead + first }
  })
  const likelihood = (mine: number): number =>
    matches.reduce((sum, { level, ahead, behind }) => {
      const chance = 1 / (1 + Math.exp(-STEP * (level - mine)))
      return sum + ahead * Math.log(chance) + behind * Math.log(1 - chance)
    }, 0)
  return CAST.reduce(
    (best, { level }) => (likelihood(level) > likelihood(best) + 1e-9 ? level : best),
    FIRST_LEVEL,
  )
}
