import type { StallsEvent } from '../../events/stalls.ts'
import { luckName } from '../names.ts'
import type { Sayings } from '../sayings.ts'

const ICONS = { ammo: 'Ammo', fuel: 'Fuel', hp: 'Health', rad: 'Radiation' } as const

export const stallsSayings: Sayings<StallsEvent> = {
  dealt: (e, who) =>
    `${who(e.seat)} strikes a deal at the Stalls: worth ${e.value} for a price of ${e.price}.`,
  'trade cancelled': (e, who) => `${who(e.seat)} leaves the Stalls without a deal.`,
  'done resting': (e, who) => `${who(e.seat)} is done with this part of the Rest Step.`,
  resupplied: (e, who, t) => `${who(e.seat)} trades in ${luckName(t, e.card)} for its ${ICONS[e.icon]} icon.`,
}
