export { watchComparisons } from './compare.ts'
export { forget, type Proof, proofOf } from './record.ts'
export { watch } from './watch.ts'
