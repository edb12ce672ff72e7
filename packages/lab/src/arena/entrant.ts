import { type Bot, type Budget, lines, millis, type Net, type Terms } from '@midden/bots'
import type { Lookup } from '../simulate/task.ts'

/** A bot as it takes part: with a budget of its own perhaps, blind to beliefs, or by what was learned. */
export interface Entrant {
  bot: Bot
  blind: boolean
  learned: boolean
  budget: Budgets
}

/** So much for every decision; the bot's own where both are left out. */
export interface Budgets {
  iterations?: number
  budgetMs?: number
}

const WRITTEN = /^(?<name>[^@]+?)(?:-(?<way>blind|learned))?(?:@(?<count>\d{1,8})(?<unit>ms)?)?$/

/** Who is meant by `ferrous`, `ferrous@400` (iterations), `ferrous@50ms`, `ferrous-blind` or `ferrous-learned`; or what is wrong with it. */
export function entrantOf(written: string, { botByName }: Pick<Lookup, 'botByName'>): Entrant | string {
  const { name, way, count, unit } = WRITTEN.exec(written)?.groups ?? {}
  const bot = botByName(name ?? written)
  if (bot === undefined) return `there is no bot "${name ?? written}"`
  const [blind, learned] = [way === 'blind', way === 'learned']
  if (blind && bot.remembers !== true) return `${bot.name} has no beliefs to be blind to`
  const budget: Budgets =
    count === undefined ? {} : unit === 'ms' ? { budgetMs: Number(count) } : { iterations: Number(count) }
  try {
    begin(budget)
  } catch (error) {
    return `${written}: ${(error as Error).message}`
  }
  return { bot, blind, learned, budget }
}

function begin({ iterations, budgetMs }: Budgets): Budget | undefined {
  if (iterations !== undefined) return lines(iterations)
  return budgetMs === undefined ? undefined : millis(budgetMs, () => performance.now())
}

/** What it may use in a decision that begins now. */
export function termsFor(
  { blind, learned, budget }: Entrant,
  others: Budgets,
  kept: unknown,
  net?: Net,
): Terms {
  const own = budget.iterations === undefined && budget.budgetMs === undefined ? others : budget
  const begun = begin(own)
  return {
    kept,
    ...(begun !== undefined && { budget: begun }),
    ...(blind && { blind }),
    ...(learned && net !== undefined && { learned: net }),
  }
}

/** The same as a bot that can be asked anywhere. */
export function asBot(entrant: Entrant): Bot {
  const { bot } = entrant
  const terms = (given: Terms = {}): Terms => termsFor(entrant, {}, given.kept ?? null)
  return {
    ...bot,
    think: (game, view, seat, offers, rng, given) => bot.think(game, view, seat, offers, rng, terms(given)),
    choose: (game, view, seat, offers, rng, given) => bot.choose(game, view, seat, offers, rng, terms(given)),
  }
}
