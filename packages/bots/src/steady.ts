import { atOnce, type Bot, botFrom } from './bot.ts'

const follows: Pick<Bot, 'think' | 'quick'> = {
  think: (game, view, seat, offers, rng) => atOnce(game.sense(view, seat, offers, rng)),
  quick: (game, s, seat, offers, rng) =>
    game.wits?.quick(s, seat, offers, rng) ?? game.sense(game.view(s, seat), seat, offers, rng),
}

export const steady = botFrom({
  ...follows,
  name: 'steady',
  level: 2,
  about: "follows the game's own handful of sensible rules, without looking ahead",
})

export const gus = botFrom({
  ...follows,
  name: 'gus',
  level: 2,
  about: 'One bin at a time. Never looks at yours.',
})
