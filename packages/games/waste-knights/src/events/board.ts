import type { Happening, Personal } from './base.ts'

export type BoardEvent =
  | (Happening & { what: 'tokens placed'; token: number; hex: number })
  | (Personal & { what: 'put on a hex'; hex: number })
  | (Happening & { what: 'special token placed'; token: number; hex: number })
