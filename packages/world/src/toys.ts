import type { WholeGame } from '@midden/kernel'
import { bank } from '../../kernel/test/toys/bank.ts'
import { draft } from '../../kernel/test/toys/draft.ts'
import { duel } from '../../kernel/test/toys/duel.ts'

/** Small matches in which everything occurs: open and hidden, in turn and sealed, with reactions and rights beside. */
export const toys = [bank, draft, duel] as unknown as readonly WholeGame[]
