export { LawBroken } from './broken.ts'
export { type Care, THOROUGH, type Walked, walk } from './walk.ts'
