export type { Keeper } from './bench.ts'
export { tableSuite } from './suite.ts'
