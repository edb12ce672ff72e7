import type { MessagePort } from 'node:worker_threads'
import { type Asked, answerFor, weigher } from '@midden/bots'
import type { Game } from '@midden/kernel'

/** A thread's side: whatever is asked is answered, one question after the other. */
export function answerQuestions(
  port: MessagePort,
  fetchEdition: (id: string, edition: number) => Promise<Game | undefined>,
): void {
  const now = (): number => performance.now()
  const weigh = weigher(now)
  port.on('message', async (asked: Asked) =>
    port.postMessage(await answerFor(asked, fetchEdition, now, (begun) => port.postMessage(begun), weigh)),
  )
}
