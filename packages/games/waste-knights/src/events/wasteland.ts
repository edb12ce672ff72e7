import type { Happening, Personal } from './base.ts'

export type WastelandEvent =
  | (Personal & { what: 'tries to escape'; card: number })
  | (Personal & { what: 'faces'; card: number })
  | (Personal & { what: 'escaped'; card: number })
  | (Personal & { what: 'card cancelled'; card: number })
  | (Personal & { what: 'card replaced'; card: number })
  | (Happening & { what: 'card discarded'; card: number })
  | (Happening & { what: 'card set aside'; card: number })
  | (Personal & { what: 'reward void' })
