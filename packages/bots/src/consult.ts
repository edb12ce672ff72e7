import { type Action, type Game, menu, type Position, type Random, type Seat } from '@midden/kernel'
import type { Bot } from './bot.ts'

/** Asks a bot for a seat that can act: the one place where a position becomes the view it is given. */
export const consult = (bot: Bot, game: Game, s: Position, seat: Seat, rng: Random): Action =>
  bot.choose(game, game.view(s, seat), seat, menu(game, s, seat), rng)
