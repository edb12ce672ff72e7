import type { Happening, Personal } from './base.ts'

export type SetupEvent =
  | (Personal & { what: 'rolled for the start'; die: number })
  | (Personal & { what: 'first player' })
  | (Personal & { what: 'knight chosen'; sheet: number })
  | (Personal & { what: 'colour chosen'; colour: number })
  | (Personal & { what: 'vehicle chosen'; card: number })
  | (Personal & { what: 'starters placed'; n: number })
  | (Personal & { what: 'tasks dealt'; n: number; cards?: number[] })
  | (Personal & { what: 'tasks chosen' })
  | (Personal & { what: 'tasks kept'; cards?: number[] })
  | (Personal & { what: 'voted'; mission?: number })
  | (Happening & { what: 'votes shown'; votes: number[] })
  | (Happening & { what: 'mission settled'; mission: number })
  | (Happening & { what: 'task posted'; space: number; card: number })
  | (Happening & { what: 'stall filled'; space: number; card: number })
