export { type Journals, memoryJournals } from './memory.ts'
export { type Keeper, tableSuite } from './suite.ts'
