export { LawBroken } from './broken.ts'
export { type Edited, edited } from './edits.ts'
export { anyOptions } from './options.ts'
export { type Care, SPARING, THOROUGH, type Walked, walk } from './walk.ts'
