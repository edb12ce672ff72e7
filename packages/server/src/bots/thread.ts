import type { MessagePort } from 'node:worker_threads'
import { type Asked, answerFor } from '@midden/bots'
import type { Game } from '@midden/kernel'

/** A thread's side: whatever is asked is answered, one question after the other. */
export function answerQuestions(
  port: MessagePort,
  fetchEdition: (id: string, edition: number) => Promise<Game | undefined>,
): void {
  port.on('message', async (asked: Asked) =>
    port.postMessage(await answerFor(asked, fetchEdition, () => performance.now())),
  )
}
