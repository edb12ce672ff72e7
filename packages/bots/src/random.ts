import { anyOf } from '@midden/kernel'
import type { Bot } from './bot.ts'

export const random: Bot = {
  name: 'random',
  about: 'plays any legal action, each as likely as the other',
  choose: (_game, _view, _seat, offers, rng) => anyOf(offers, rng),
}
