import { botByName } from '@midden/bots'
import { type Action, allowed, type Game, type Offer, type Seat, seeded, type View } from '@midden/kernel'
import { STANDARD_BOT } from '../table/state.ts'

/** A decision for a bot: what its seat may know, and nothing else. */
export interface Job {
  bot: string
  game: string
  view: View
  seat: Seat
  offers: readonly Offer[]
  seed: string
}

export interface Thought {
  /** rejects if the bot fails, takes too long or is called off */
  action: Promise<Action>
  cancel(): void
}

export interface Thinker {
  think(job: Job): Thought
  close(): Promise<void>
}

/** What the bot plays. Anything it may not play is the stand-in's choice instead. */
export function choose(job: Job, game: Game): Action {
  const { view, seat, offers } = job
  const bot = botByName(job.bot) ?? botByName(STANDARD_BOT)!
  const action = bot.choose(game, view, seat, offers, seeded(job.seed))
  return allowed(offers, action) ? action : game.standIn(view, seat, offers, seeded(job.seed))
}

/** Thinks on the spot: for bots that take no time, and for tests. */
export const inlineThinker = (gameById: (id: string) => Game | undefined): Thinker => ({
  think: (job) => ({
    action: Promise.resolve().then(() => choose(job, gameById(job.game)!)),
    cancel: () => {},
  }),
  close: async () => {},
})
