import { defineGame } from '@midden/kernel'
import { audit } from './audit.ts'
import { barred } from './barred.ts'
import { program } from './book.ts'
import { CARDS } from './cards.ts'
import { clone } from './clone.ts'
import { credit } from './credit.ts'
import type { WorksEvent } from './events.ts'
import { imagine } from './imagine.ts'
import { examples, ledger, type WorksClause } from './ledger.ts'
import { admits, sheet, type WorksOptions } from './options.ts'
import type { Works } from './position.ts'
import { refuse } from './refuse.ts'
import { rehide } from './rehide.ts'
import { outcome } from './score.ts'
import { sense } from './sense.ts'
import { setup } from './setup.ts'
import { standIn } from './standin.ts'
import { view, type WorksView } from './view.ts'
import { wits } from './wits.ts'
import { words } from './words.ts'

export { CARDS, type CardNames, type Kind, nameOf } from './cards.ts'
export type { WorksEvent } from './events.ts'
export type { WorksClause } from './ledger.ts'
export { type Colour, colourOf, PEGS, type Peg, POINTS, TWO_STEPS } from './mat.ts'
export { inLastRound, type WorksOptions } from './options.ts'
export type { Company, Works, WorksFrame } from './position.ts'
export { type PlayReading, type Reading, readingOf } from './reading.ts'
export { type Points, pointsOf } from './score.ts'
export type { AccidentView, AuctionView, BribeQuestion, CompanyView, Phase, WorksView } from './view.ts'

export const industrialWaste = defineGame<Works, WorksView, WorksOptions, WorksEvent, WorksClause>({
  id: 'industrial-waste',
  title: 'Industrial Waste',
  rules: 1,
  seats: { min: 2, max: 4, clause: 'IW-1.1' },
  ledger,
  examples,
  sheet,
  passing: {
    dealt: ['what', 'set', 'kind'],
    duplicate: ['what', 'set', 'kind'],
    accident: ['what', 'final'],
    // Whoever has to borrow shows how little money there was; nobody can work that out later.
    credit: 'at all',
  },
  draws: {
    first: { about: 'the seat of the first start player' },
    deck: { about: 'the order of the action cards, top card first', names: CARDS.map(({ code }) => code) },
  },
  program,
  asides: [credit],
  admits,
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
