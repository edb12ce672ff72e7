export { type Account, accountOf, type Gain } from './account.ts'
export { fate } from './fate.ts'
export { gloryWords } from './recap.ts'
export { retelling } from './retelling.ts'
