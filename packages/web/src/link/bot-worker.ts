import { botByName } from '@midden/bots'
import { seeded } from '@midden/kernel'
import { loadGame } from '../games/load.ts'
import type { Answered, Asked } from './bots.ts'

const answer = (message: Answered): void => self.postMessage(message)

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  const { ask, game: id, bot: name, view, seat, offers, seed } = data
  try {
    const game = await loadGame(id)
    const bot = botByName(name)
    if (bot === undefined) throw new Error(`there is no bot "${name}"`)
    answer({ ask, action: bot.choose(game, view, seat, offers, seeded(seed)) })
  } catch (error) {
    answer({ ask, problem: error instanceof Error ? error.message : String(error) })
  }
}
