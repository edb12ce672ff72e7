export { retelling } from './en.ts'
export { fate } from './fate.ts'
