import { type Answer, answer, type Question, type Weighed, type Weighing, weigher } from '@midden/bots'
import type { TableGame } from '../rules/state.ts'

/** A question that is being thought about. */
export interface Thought {
  /** rejects if the bot fails, takes too long or is called off */
  answer: Promise<Answer>
  cancel(): void
  /** the best answer so far is the answer, as soon as there is one */
  hurry?(): void
}

/** For whom somebody thinks: where time is short, tables take turns, and those where a person waits come first. */
export interface Asker {
  table: string
  personWaits: boolean
  /** told when somebody begins to think */
  begun?(): void
}

/** Where bots think: threads, a page's workers, or the spot. */
export interface Thinker {
  think(question: Question, asker?: Asker): Thought
  close(): Promise<void>
}

/** Where matches are weighed, in parts. */
export interface Weigher {
  /** the next part, made when no bot has anything to think about; rejects as a thought does */
  weigh(weighing: Weighing): Promise<Weighed>
}

/** Thinks on the spot: for bots that take no time, and for tests. A part of a review is one step there. */
export function inlineThinker(
  gameOf: (id: string, edition: number) => TableGame | undefined | Promise<TableGame | undefined>,
): Thinker & Weigher {
  const weigh = weigher(() => 0)
  return {
    weigh: async (weighing) => weigh((await gameOf(weighing.game, weighing.edition))!, weighing),
    think: (question) => ({
      answer: Promise.resolve()
        .then(() => gameOf(question.game, question.edition))
        .then((game) => answer(question, game!)),
      cancel: () => {},
    }),
    close: async () => {},
  }
}
