import type { ExploreEvent } from '../../events/explore.ts'
import { hexWords, listed, wildName } from '../names.ts'
import type { Sayings } from '../sayings.ts'

export const exploreSayings: Sayings<ExploreEvent> = {
  'exploration declined': (e, who) => `${who(e.seat)} does not explore ${hexWords(e.hex)}.`,
  'hex blocked': (e, who) => `A special token keeps ${who(e.seat)} from exploring ${hexWords(e.hex)}.`,
  'exploration failed': (e, who) => `${who(e.seat)} finds no way into ${hexWords(e.hex)} this round.`,
  'exploration opened': (e, who) => `${who(e.seat)} explores ${hexWords(e.hex)}.`,
  'wasteland looked at': (e, who, t) =>
    `${who(e.seat)} looks at ${e.cards === undefined ? `${e.n} wasteland cards` : listed(e.cards.map((card) => wildName(t, card)))}.`,
  'exploration ended': (e, who) => `The exploration of ${who(e.seat)} is over.`,
}
