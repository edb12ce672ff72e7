export { simulate, type Ways } from './simulate/index.ts'
export { type Simulation, type Standing, wilson } from './simulate/result.ts'
export type { Lookup, Task } from './simulate/task.ts'
export { runWorker } from './worker.ts'
