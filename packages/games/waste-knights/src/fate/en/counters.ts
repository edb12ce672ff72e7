/** The counters of a knight by their names. */
export const COUNTERS = {
  hp: 'Health',
  rad: 'Radiation',
  ammo: 'Ammo',
  fuel: 'Fuel',
  rep: 'Reputation',
} as const
export type CounterName = keyof typeof COUNTERS
