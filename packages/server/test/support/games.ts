import type { WholeGame } from '@midden/kernel'
import { bank } from '../../../kernel/test/toys/bank.ts'
import { draft } from '../../../kernel/test/toys/draft.ts'
import { duel } from '../../../kernel/test/toys/duel.ts'
import { errand } from './errand.ts'

/** Everything open with rights beside the question; sealed and hidden; reaction windows; secret questions. */
export const games = [bank, draft, duel, errand] as unknown as readonly WholeGame[]
