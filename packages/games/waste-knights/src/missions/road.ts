import type { MissionRules } from './module.ts'

/** M0 Road to Gangraen: one round for two, prepared from the board to the hands; nothing special after that. */
export const road: MissionRules = { measure: (s, seat) => s.knights[seat]!.rep }
