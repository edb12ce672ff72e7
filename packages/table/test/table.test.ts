import { bank } from '../../kernel/test/toys/bank.ts'
import type { TableGame } from '../src/rules/state.ts'
import { memoryJournals } from '../src/runner/memory.ts'
import { tableSuite } from '../src/testing/index.ts'

tableSuite('memory', bank as unknown as TableGame, { open: async (context) => memoryJournals(context) })
