import type { MessagePort } from 'node:worker_threads'
import type { Action, Game } from '@midden/kernel'
import { choose, type Job } from './thinker.ts'

export interface JobMessage {
  number: number
  job: Job
}
export type JobAnswer = { number: number; action: Action } | { number: number; failed: string }

/** The worker's side: one decision after the other, and no failure ends it. */
export function answerJobs(port: MessagePort, gameById: (id: string) => Game | undefined): void {
  port.on('message', ({ number, job }: JobMessage) => {
    let answer: JobAnswer
    try {
      const game = gameById(job.game)
      answer =
        game === undefined
          ? { number, failed: `there is no game "${job.game}" here` }
          : { number, action: choose(job, game) }
    } catch (error) {
      answer = { number, failed: String(error) }
    }
    port.postMessage(answer)
  })
}
