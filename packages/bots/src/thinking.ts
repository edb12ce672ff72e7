import { type Action, allowed, type Game, type Offer, type Seat, seeded, type View } from '@midden/kernel'
import type { Terms } from './bot.ts'
import { millis } from './budget.ts'
import { botByName } from './list.ts'
import type { Weighed, Weighing } from './review/slices.ts'

/** Who plays where nobody was chosen, and for a bot that is not known here. */
export const STANDARD_BOT = 'gus'

/** Instead of a bot's name: the game's own default, without anybody thinking. */
export const STAND_IN = 'stand-in'

/** A decision for a bot as plain data: what its seat may know, and nothing else. */
export interface Question {
  game: string
  edition: number
  bot: string
  seat: Seat
  view: View
  /** everything the seat may do now: answers to the question, and rights beside it */
  menu: readonly Offer[]
  seed: string
  /** what the seat has kept in memory, for a bot that remembers */
  kept?: unknown
  /** no more time than this, for a bot that looks ahead */
  mostMs?: number
}

export interface Answer {
  action: Action
}

/** Where no clock is brought along, time stands still. */
const timeless = (): number => 0

/** What the bot plays. Anything it may not play is the stand-in's choice instead. */
export function answer(
  question: Question,
  game: Game,
  now: () => number = timeless,
  tell?: (action: Action) => void,
): Answer {
  const { view, seat, menu, seed, kept, mostMs } = question
  const standIn = (): Answer => ({ action: game.standIn(view, seat, menu, seeded(seed)) })
  if (question.bot === STAND_IN) return standIn()
  const bot = botByName(question.bot) ?? botByName(STANDARD_BOT)!
  const terms: Terms = {
    ...(kept !== undefined && { kept }),
    ...(mostMs !== undefined && { most: millis(mostMs, now) }),
    ...(tell !== undefined && { tell: (action) => allowed(menu, action) && tell(action) }),
  }
  const action = bot.choose(game, view, seat, menu, seeded(seed), terms)
  return allowed(menu, action) ? { action } : standIn()
}

/** What travels to a worker and back: a number names the question, and no failure ends the worker. */
export type Asked = { number: number } & ({ question: Question } | { weighing: Weighing })
export type Answered = { number: number } & (Answer | Weighed | { failed: string })

/** What a worker says before it has an answer: the best that it found so far. */
export interface SoFar {
  number: number
  soFar: Action
}

/** From here on the worker thinks, and hears nothing until it is done: what the game needs has been fetched. */
export interface Begun {
  number: number
  begun: true
}

/**
 * A worker's side, in a page or a thread: it says when it begins to think and what is best so far, then gives one answer to each question,
 * whatever goes wrong. `weigh`: it can do parts of reviews, too.
 */
export async function answerFor(
  asked: Asked,
  gameOf: (id: string, edition: number) => Game | undefined | Promise<Game | undefined>,
  now: () => number,
  tell: (said: Begun | SoFar) => void,
  weigh?: (game: Game, weighing: Weighing) => Weighed,
): Promise<Answered> {
  const { number } = asked
  try {
    const about = 'question' in asked ? asked.question : asked.weighing
    const game = await gameOf(about.game, about.edition)
    if (game === undefined) return { number, failed: `there is no game "${about.game}" here` }
    tell({ number, begun: true })
    if ('question' in asked)
      return { number, ...answer(asked.question, game, now, (soFar) => tell({ number, soFar })) }
    if (weigh === undefined) return { number, failed: 'no matches are weighed here' }
    return { number, ...weigh(game, asked.weighing) }
  } catch (error) {
    return { number, failed: error instanceof Error ? error.message : String(error) }
  }
}
