import type { Personal } from './base.ts'

export type BodyEvent =
  | (Personal & { what: 'counter'; counter: 'ammo' | 'fuel' | 'hp' | 'rad' | 'rep'; by: number; now: number })
  | (Personal & { what: 'prevented'; line: number })
  | (Personal & { what: 'fell unconscious'; hex: number })
  | (Personal & { what: 'came round'; hex: number })
  | (Personal & { what: 'woke up'; hex: number })
