import { anyOf } from '@midden/kernel'
import { atOnce, botFrom } from './bot.ts'

export const random = botFrom({
  name: 'random',
  level: 0,
  about: 'plays any legal action, each as likely as the other',
  think: (_game, _view, _seat, offers, rng) => atOnce(anyOf(offers, rng)),
  quick: (_game, _s, _seat, offers, rng) => anyOf(offers, rng),
})
