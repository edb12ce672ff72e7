import type { ExploreEvent } from '../../events/explore.ts'
import { placeWords } from '../bearings.ts'
import { listed, wildName } from '../names.ts'
import type { Sayings } from '../sayings.ts'

export const exploreSayings: Sayings<ExploreEvent> = {
  'exploration declined': (e, who, t) => `${who(e.seat)} does not explore ${placeWords(t, e.hex)}.`,
  'hex blocked': (e, who, t) =>
    `A special token keeps ${who(e.seat)} from exploring ${placeWords(t, e.hex)}.`,
  'exploration failed': (e, who, t) => `${who(e.seat)} finds no way into ${placeWords(t, e.hex)} this round.`,
  'exploration opened': (e, who, t) => `${who(e.seat)} explores ${placeWords(t, e.hex)}.`,
  'wasteland looked at': (e, who, t) =>
    `${who(e.seat)} looks at ${e.cards === undefined ? (e.n === 1 ? '1 wasteland card' : `${e.n} wasteland cards`) : listed(e.cards.map((card) => wildName(t, card)))}.`,
  'exploration ended': (e, who) => `${who(e.seat)} is done exploring.`,
}
