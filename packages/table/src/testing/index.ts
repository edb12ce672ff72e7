export { type Keeper, tableSuite } from './suite.ts'
