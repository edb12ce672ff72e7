export type { House } from './house.ts'
export { run } from './run.ts'
