import type { BodyEvent } from '../../events/bodies.ts'
import { placeWords } from '../bearings.ts'
import { lineName } from '../names.ts'
import type { Sayings } from '../sayings.ts'

const NAMES = { ammo: 'Ammo', fuel: 'Fuel', hp: 'Health', rad: 'Radiation', rep: 'Reputation' } as const

export const bodySayings: Sayings<BodyEvent> = {
  counter: (e, who) =>
    `${who(e.seat)}: ${NAMES[e.counter]} ${e.by > 0 ? `+${e.by}` : `−${-e.by}`}, now ${e.now}.`,
  prevented: (e, who, t) => `${lineName(t, e.line)} shields ${who(e.seat)}.`,
  'fell unconscious': (e, who, t) => `${who(e.seat)} falls unconscious at ${placeWords(t, e.hex)}.`,
  'came round': (e, who, t) => `${who(e.seat)} is conscious again at ${placeWords(t, e.hex)}.`,
  'woke up': (e, who, t) => `${who(e.seat)} wakes up at ${placeWords(t, e.hex)}.`,
}
