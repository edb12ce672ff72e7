import { type Asked, answerFor } from '@midden/bots'
import { loadGame } from '../games/load.ts'

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  self.postMessage(
    await answerFor(
      data,
      (id, edition) => loadGame(id, 'en', edition),
      () => performance.now(),
      (said) => self.postMessage(said),
    ),
  )
}
