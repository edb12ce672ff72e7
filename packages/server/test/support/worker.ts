import { parentPort } from 'node:worker_threads'
import type { WholeGame } from '@midden/kernel'
import { draft } from '../../../kernel/test/toys/draft.ts'
import { answerQuestions } from '../../src/bots/thread.ts'

/** A game whose bot never comes to an end, and one whose bot breaks. */
const stuck = {
  ...draft,
  sense: () => {
    for (;;);
  },
}
const broken = {
  ...draft,
  sense: () => {
    throw new Error('no idea')
  },
}
const rude = { ...draft, sense: () => ({ act: 'cheat' }) }
const games: Record<string, unknown> = { draft, stuck, broken, rude }

answerQuestions(parentPort!, async (id) => games[id] as WholeGame | undefined)
