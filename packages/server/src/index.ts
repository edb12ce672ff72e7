export { inlineThinker } from './bots/thinker.ts'
export { type NodeOptions, type RunningNode, startNode } from './serve.ts'
