export { backupSqlite as backup, StoreRefused } from '@midden/store'
export { inlineThinker } from './bots/thinker.ts'
export { type ServeOptions, serve } from './serve.ts'
export { type NodeOptions, type RunningNode, startNode } from './start.ts'
