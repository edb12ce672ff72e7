import { type Action, type Game, menu, type Position, type Random, type Seat } from '@midden/kernel'
import type { Bot, Terms } from './bot.ts'

/** Asks a bot for a seat that can act: from its view, or by a quick policy, which answers the same (a law of the games). */
export function consult(bot: Bot, game: Game, s: Position, seat: Seat, rng: Random, terms?: Terms): Action {
  const offers = menu(game, s, seat)
  return bot.quick !== undefined && offers.length > 0
    ? bot.quick(game, s, seat, offers, rng)
    : bot.choose(game, game.view(s, seat), seat, offers, rng, terms)
}
