export { LawBroken } from './broken.ts'
export { anyOptions } from './options.ts'
export { type Care, THOROUGH, type Walked, walk } from './walk.ts'
