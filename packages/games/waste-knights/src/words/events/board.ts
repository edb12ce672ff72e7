import { TOKENS } from '../../content/names.ts'
import type { BoardEvent } from '../../events/board.ts'
import { placeWords } from '../bearings.ts'
import { tokenName } from '../names.ts'
import type { Sayings } from '../sayings.ts'

export const boardSayings: Sayings<BoardEvent> = {
  'tokens placed': (e, _who, t) =>
    `At ${placeWords(t, e.hex)} and around it ${TOKENS[e.token]} tokens are placed.`,
  'put on a hex': (e, who, t) => `${who(e.seat)} is put on ${placeWords(t, e.hex)}.`,
  'special token placed': (e, _who, t) => `The ${tokenName(e.token)} token comes to ${placeWords(t, e.hex)}.`,
}
