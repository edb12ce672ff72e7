import { type Bot, type Budget, lines, millis, type Terms } from '@midden/bots'
import type { Lookup } from '../simulate/task.ts'

/** A bot as it takes part: with a budget of its own perhaps, and with its beliefs or blind to them. */
export interface Entrant {
  bot: Bot
  blind: boolean
  budget: Budgets
}

/** So much for every decision; the bot's own where both are left out. */
export interface Budgets {
  iterations?: number
  budgetMs?: number
}

const WRITTEN = /^(?<name>[^@]+?)(?<blind>-blind)?(?:@(?<count>\d{1,8})(?<unit>ms)?)?$/

/** Who is meant by `ferrous`, `ferrous@400` (iterations), `ferrous@50ms` or `ferrous-blind@400`; or what is wrong with it. */
export function entrantOf(written: string, { botByName }: Pick<Lookup, 'botByName'>): Entrant | string {
  const { name, blind, count, unit } = WRITTEN.exec(written)?.groups ?? {}
  const bot = botByName(name ?? written)
  if (bot === undefined) return `there is no bot "${name ?? written}"`
  if (blind !== undefined && bot.remembers !== true) return `${bot.name} has no beliefs to be blind to`
  const budget: Budgets =
    count === undefined ? {} : unit === 'ms' ? { budgetMs: Number(count) } : { iterations: Number(count) }
  try {
    begin(budget)
  } catch (error) {
    return `${written}: ${(error as Error).message}`
  }
  return { bot, blind: blind !== undefined, budget }
}

function begin({ iterations, budgetMs }: Budgets): Budget | undefined {
  if (iterations !== undefined) return lines(iterations)
  return budgetMs === undefined ? undefined : millis(budgetMs, () => performance.now())
}

/** What it may use in a decision that begins now. */
export function termsFor({ blind, budget }: Entrant, others: Budgets, kept: unknown): Terms {
  const own = budget.iterations === undefined && budget.budgetMs === undefined ? others : budget
  const begun = begin(own)
  return { kept, ...(begun !== undefined && { budget: begun }), ...(blind && { blind }) }
}
