import { type Answer, answer, type Question } from '@midden/bots'
import type { Context } from '../rules/state.ts'

/** A question that is being thought about. */
export interface Thought {
  /** rejects if the bot fails, takes too long or is called off */
  answer: Promise<Answer>
  cancel(): void
}

/** Where bots think: threads, a page's workers, or the spot. */
export interface Thinker {
  think(question: Question): Thought
  close(): Promise<void>
}

/** Thinks on the spot: for bots that take no time, and for tests. */
export const inlineThinker = (gameById: Context['gameById']): Thinker => ({
  think: (question) => ({
    answer: Promise.resolve().then(() => answer(question, gameById(question.game)!)),
    cancel: () => {},
  }),
  close: async () => {},
})
