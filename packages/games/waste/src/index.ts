import { defineGame } from '@midden/kernel'
import { audit } from './audit.ts'
import { program } from './book.ts'
import { CARD_IDS } from './cards.ts'
import { outcome } from './end.ts'
import { imagine } from './imagine.ts'
import { examples, ledger } from './ledger.ts'
import { admits, sheet } from './options.ts'
import { clone } from './position.ts'
import { barred, refuse } from './refuse.ts'
import { rehide } from './rehide.ts'
import { sense } from './sense.ts'
import { setup } from './setup.ts'
import { standIn, terms } from './standin.ts'
import { view } from './view.ts'
import { wits } from './wits.ts'
import { words } from './words.ts'

export {
  CARD_IDS,
  type CardType,
  cardId,
  type Deck,
  type DeckRow,
  deckOf,
  STANDARD_ROWS,
  TYPE_NAMES,
  TYPES,
  typeOf,
} from './cards.ts'
export type { Face, ShownBid, WasteEvent } from './events.ts'
export type { ScoreLine, ScoreSheet } from './explain.ts'
export type { WasteClause } from './ledger.ts'
export { ladderOf, type WasteOptions } from './options.ts'
export { LADDERS, type Ladder } from './paper.ts'
export type { Waste } from './position.ts'
export { type Scales, scalesOf } from './scales.ts'
export { PARTS, type Part, type Score, scoreStations, tally } from './score.ts'
export type { BidView, HandView, PileView, ShownView, WasteView } from './view.ts'
export { chancesOf } from './worth.ts'

export const waste = defineGame({
  id: 'waste',
  title: 'WASTE',
  rules: 1,
  seats: { min: 2, max: 4, clause: 'WASTE-1.1' },
  ledger,
  examples,
  sheet,
  passing: { 'bids shown': ['bids'] },
  draws: {
    boss: { about: 'the first boss: a seat, from 0 (not with firstBoss: chosen)' },
    deck: {
      about: 'the draw pile at the start of each round, top card first; what is left out follows',
      names: CARD_IDS,
    },
  },
  program,
  admits,
  terms,
  setup,
  clone,
  audit,
  outcome,
  view,
  imagine,
  rehide,
  refuse,
  barred,
  standIn,
  sense,
  words,
  wits,
})
