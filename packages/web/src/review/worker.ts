import { reviewing, reviewTerms } from '@midden/bots'
import { loadGame } from '../games/load.ts'
import type { ReviewReply, ReviewRequest } from './run.ts'

/** So long it weighs before it tells what is there and listens. */
const SLICE_MS = 250

let paused = false
let goOn = (): void => {}

const tell = (told: ReviewReply): void => self.postMessage(told)

async function weigh({ journal, earlier }: Exclude<ReviewRequest, string>): Promise<void> {
  const game = await loadGame(journal.game, 'en', journal.rules)
  const terms = { journal, ...reviewTerms(journal.moves.length) }
  const work = reviewing(game, earlier === null ? terms : { ...terms, earlier })
  let spentMs = 0
  for (;;) {
    const from = performance.now()
    let next = work.next()
    while (next.done !== true && performance.now() < from + SLICE_MS) next = work.next()
    spentMs += performance.now() - from
    if (next.done === true) {
      tell({ review: next.value, done: 1, total: 1, spentMs })
      return
    }
    tell({ ...next.value, spentMs })
    await new Promise<void>((resolve) => {
      goOn = resolve
      if (!paused) setTimeout(resolve)
    })
  }
}

self.onmessage = ({ data }: MessageEvent<ReviewRequest>) => {
  if (typeof data === 'string') {
    paused = data === 'pause'
    if (!paused) goOn()
    return
  }
  weigh(data).catch((error: unknown) => tell({ failed: String(error) }))
}
