import { TOKENS } from '../../content/names.ts'
import type { BoardEvent } from '../../events/board.ts'
import { hexWords, tokenName } from '../names.ts'
import type { Sayings } from '../sayings.ts'

export const boardSayings: Sayings<BoardEvent> = {
  'tokens placed': (e) => `${TOKENS[e.token]} tokens come to ${hexWords(e.hex)} and around it.`,
  'put on a hex': (e, who) => `${who(e.seat)} is put on ${hexWords(e.hex)}.`,
  'special token placed': (e) => `The ${tokenName(e.token)} token comes to ${hexWords(e.hex)}.`,
}
