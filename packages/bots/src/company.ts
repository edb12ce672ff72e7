import { atOnce, type Bot, botFrom } from './bot.ts'
import { above, ahead, type Manner, own, winning } from './search/manner.ts'
import { search } from './search/search.ts'
import { gus } from './steady.ts'

/** One who looks ahead, where the game lends its wits to that; elsewhere the policy. */
const thinker = (name: string, level: number, about: string, manner: Manner): Bot =>
  botFrom({
    name,
    level,
    about,
    ...(manner.remembers && { remembers: true as const }),
    think: (game, view, seat, offers, rng, terms = {}) =>
      game.wits === undefined
        ? atOnce(game.sense(view, seat, offers, rng))
        : search(game, game.wits, view, seat, offers, rng, manner, terms),
  })

const flap = botFrom({
  name: 'flap',
  level: 1,
  about: 'Snaps at whatever moves.',
  think(game, view, seat, offers, rng) {
    const near = game.wits?.weigh(view, seat, offers, rng, true)[0]
    return atOnce(near?.action ?? game.sense(view, seat, offers, rng))
  },
})

/** One cast for all games, weakest first: weaker by what they see and how far they look, never by dice. */
export const company: readonly Bot[] = [
  flap,
  gus,
  thinker('nib', 3, 'Takes the most it can carry, now.', {
    lines: 40,
    width: 5,
    rounds: 1,
    doubt: 1,
    remembers: false,
    payoff: own,
  }),
  thinker('ottilie', 4, 'Counts twice and never overpays.', {
    lines: 160,
    width: 8,
    rounds: 1,
    doubt: 1,
    remembers: true,
    payoff: ahead,
  }),
  thinker('corvina', 5, 'Makes you pay for what she does not want.', {
    lines: 400,
    width: 10,
    rounds: 1,
    doubt: 1,
    remembers: true,
    payoff: above,
  }),
  thinker('ferrous', 6, 'Plays to the last card before the first.', {
    lines: 800,
    width: 14,
    rounds: 2,
    doubt: 0.7,
    remembers: true,
    payoff: winning,
  }),
]
