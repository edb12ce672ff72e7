import type { Personal } from './base.ts'

export type TaskEvent =
  | (Personal & { what: 'task revealed'; card: number })
  | (Personal & { what: 'task attempted'; card: number; second: boolean })
  | (Personal & { what: 'attempt failed'; card: number })
  | (Personal & { what: 'task accepted'; card: number })
  | (Personal & { what: 'task accomplished'; card: number; held: boolean })
