import type { GearEvent } from '../../events/gear.ts'
import { colourName, gearName, placeName, spaceName } from '../names.ts'
import type { Sayings } from '../sayings.ts'

const some = (card: number | undefined): string => (card === undefined ? 'a card' : gearName(card))

export const gearSayings: Sayings<GearEvent> = {
  'gear drawn': (e, who) =>
    `${who(e.seat)} draws ${e.card === undefined ? `a ${colourName(e.colour)} card` : gearName(e.card)}.`,
  'gear placed': (e, who) => `${who(e.seat)} puts ${some(e.card)} away: ${placeName(e.to)}.`,
  'gear discarded': (e, who) => `${gearName(e.card)} of ${who(e.seat)} is discarded.`,
  'gear rearranged': (e, who) => `${who(e.seat)} has rearranged the gear.`,
  'done rearranging': (e, who) => `${who(e.seat)} is done rearranging.`,
  'taken from the Stalls': (e, who) =>
    `${who(e.seat)} takes ${gearName(e.card)} from Stalls space ${spaceName(e.space)}.`,
  'special card attached': (e, who) => `${gearName(e.card)} is attached to ${who(e.seat)}.`,
  'vehicle damaged': (e, who) => `The vehicle of ${who(e.seat)} is damaged.`,
  'vehicle wrecked': (e, who) => `The ${gearName(e.card)} of ${who(e.seat)} is wrecked.`,
  'vehicle repaired': (e, who) => `The vehicle of ${who(e.seat)} is repaired.`,
  'vehicle given up': (e, who) => `${who(e.seat)} gives the ${gearName(e.card)} up.`,
  'vehicle taken': (e, who) => `${who(e.seat)} takes a ${e.damaged ? 'damaged ' : ''}${gearName(e.card)}.`,
  'blue card removed': (e, who) => `${gearName(e.card)} of ${who(e.seat)} leaves the game.`,
  'storage shown': (e, who) => `${who(e.to)} looks at the stored cards of ${who(e.seat)}.`,
  'cargo discarded': (e, who) => `${who(e.by)} discards ${gearName(e.card)} of ${who(e.seat)}.`,
}
