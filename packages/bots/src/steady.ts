import type { Bot } from './bot.ts'

export const steady: Bot = {
  name: 'steady',
  about: "follows the game's own handful of sensible rules, without looking ahead",
  choose: (game, view, seat, offers, rng) => game.sense(view, seat, offers, rng),
}
