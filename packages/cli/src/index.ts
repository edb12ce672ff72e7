export type { CliContext } from './context.ts'
export { run } from './run.ts'
