import type { Personal } from './base.ts'

export type ExploreEvent =
  | (Personal & { what: 'exploration declined'; hex: number })
  | (Personal & { what: 'hex blocked'; hex: number })
  | (Personal & { what: 'exploration failed'; hex: number })
  | (Personal & { what: 'exploration opened'; hex: number })
  | (Personal & { what: 'exploration ended'; hex: number })
  | (Personal & { what: 'wasteland looked at'; n: number; cards?: number[] })
