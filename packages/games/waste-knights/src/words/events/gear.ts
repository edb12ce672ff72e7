import type { Packed } from '../../cards.ts'
import type { GearEvent } from '../../events/gear.ts'
import { colourName, gearName, placeName, spaceName } from '../names.ts'
import type { Sayings } from '../sayings.ts'

const some = (t: Packed, card: number | undefined): string =>
  card === undefined ? 'a card' : gearName(t, card)

export const gearSayings: Sayings<GearEvent> = {
  'gear drawn': (e, who, t) =>
    `${who(e.seat)} draws ${e.card === undefined ? `a ${colourName(e.colour)} card` : gearName(t, e.card)}.`,
  'blue card gained': (e, who, t) => `${who(e.seat)} gains ${gearName(t, e.card)}.`,
  'gear placed': (e, who, t) => `${who(e.seat)} puts ${some(t, e.card)} away: ${placeName(e.to)}.`,
  'gear discarded': (e, who, t) => `${gearName(t, e.card)} of ${who(e.seat)} is discarded.`,
  'gear rearranged': (e, who) => `${who(e.seat)} has rearranged the gear.`,
  'done rearranging': (e, who) => `${who(e.seat)} is done rearranging.`,
  'taken from the Stalls': (e, who, t) =>
    `${who(e.seat)} takes ${gearName(t, e.card)} from Stalls space ${spaceName(t, e.space)}.`,
  'special card attached': (e, who, t) => `${gearName(t, e.card)} is attached to ${who(e.seat)}.`,
  'vehicle damaged': (e, who) => `The vehicle of ${who(e.seat)} is damaged.`,
  'vehicle wrecked': (e, who, t) => `The ${gearName(t, e.card)} of ${who(e.seat)} is wrecked.`,
  'vehicle repaired': (e, who) => `The vehicle of ${who(e.seat)} is repaired.`,
  'vehicle given up': (e, who, t) => `${who(e.seat)} gives the ${gearName(t, e.card)} up.`,
  'vehicle taken': (e, who, t) =>
    `${who(e.seat)} takes ${e.damaged ? 'a damaged' : 'the'} ${gearName(t, e.card)}.`,
  'blue card removed': (e, who, t) => `${gearName(t, e.card)} of ${who(e.seat)} leaves the game.`,
  'storage shown': (e, who) => `${who(e.to)} looks at the stored cards of ${who(e.seat)}.`,
  'cargo discarded': (e, who, t) => `${who(e.by)} discards ${gearName(t, e.card)} of ${who(e.seat)}.`,
}
