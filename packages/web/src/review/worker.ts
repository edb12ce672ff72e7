import { reviewing } from '@midden/bots'
import { loadGame } from '../games/load.ts'
import type { ReviewReply, ReviewRequest } from './run.ts'

/** So long it weighs before it tells what is there and listens. */
const SLICE_MS = 250
/** Lines of a decision, and of a step; a match of many moves has to do with fewer. */
const LONG_MATCH = 240
const linesFor = (moves: number): { lines: number; stepLines: number } =>
  moves > LONG_MATCH ? { lines: 80, stepLines: 30 } : { lines: 240, stepLines: 120 }

let paused = false
let goOn = (): void => {}

const tell = (told: ReviewReply): void => self.postMessage(told)

async function weigh({ journal, language, seat }: Exclude<ReviewRequest, string>): Promise<void> {
  const game = await loadGame(journal.game, language, journal.rules)
  const terms = { journal, ...linesFor(journal.moves.length), seed: 'review' }
  const work = reviewing(game, seat === null ? terms : { ...terms, seat })
  for (;;) {
    const until = performance.now() + SLICE_MS
    let next = work.next()
    while (next.done !== true && performance.now() < until) next = work.next()
    if (next.done === true) {
      tell({ review: next.value, done: 1, total: 1 })
      return
    }
    tell(next.value)
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
