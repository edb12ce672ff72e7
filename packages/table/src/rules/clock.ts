/** Seconds a player has for one decision. `none` is for friends: nobody is hurried. */
export const CLOCKS = {
  none: null,
  'half-minute': 30,
  minute: 60,
  'two-minutes': 120,
  'five-minutes': 300,
  'half-hour': 1800,
  'eight-hours': 28_800,
  day: 86_400,
  'three-days': 259_200,
} as const

export type Clock = keyof typeof CLOCKS
