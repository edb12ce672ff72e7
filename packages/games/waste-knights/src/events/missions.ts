import type { Seat } from '@midden/kernel'
import type { Happening, Personal } from './base.ts'

export type MissionEvent =
  | (Personal & { what: 'crowd addressed' })
  | (Personal & { what: 'called out'; other: Seat; hex: number })
  | (Personal & { what: 'marker on a sheet'; other: Seat })
  | (Happening & { what: 'villain moved'; card: number; hex: number })
  | (Personal & { what: 'Dame taken' })
  | (Personal & { what: 'Dame left behind'; hex: number })
  | (Personal & { what: 'clue turned up'; n: number })
  | (Personal & { what: 'clue kept'; n: number })
  | (Personal & { what: 'clue lost'; n: number; hex: number })
  | (Happening & { what: 'Cultist drawn'; n: number })
  | (Happening & { what: 'Cultist placed'; n: number; hex: number })
  | (Personal & { what: 'Cultist beaten'; n: number })
  | (Personal & { what: 'left for good' })
