export { backupSqlite as backup, StoreRefused } from '@midden/store'
export { builtWeb } from './http/web.ts'
export { type ServeOptions, serve } from './serve.ts'
export { type NodeOptions, type RunningNode, startNode } from './start.ts'
