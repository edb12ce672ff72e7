import { defineGame } from '@midden/kernel'
import { audit } from './audit.ts'
import { program } from './book.ts'
import { GUN_NAMES } from './cards.ts'
import { outcome } from './ending.ts'
import { imagine } from './imagine.ts'
import { examples, ledger } from './ledger.ts'
import { sheet } from './options.ts'
import { clone } from './position.ts'
import { barred, refuse } from './refuse.ts'
import { rehide } from './rehide.ts'
import { sense } from './sense.ts'
import { setup } from './setup.ts'
import { standIn } from './standin.ts'
import { view } from './view.ts'
import { wits } from './wits.ts'
import { words } from './words.ts'

export { COPIES, FREE, GUN_CARDS, lying, ownerOf, TRICKS, VALUES, valueAt } from './cards.ts'
export type { Criterion, PanEvent, TakenFrom } from './events.ts'
export { approximate, compare, type Fraction, written } from './fraction.ts'
export type { PanClause } from './ledger.ts'
export type { PanOptions } from './options.ts'
export type { Pan } from './position.ts'
export { chance, chanceOf, isSolvable, solve, type Valued } from './solver.ts'
export type { PanView, Stage } from './view.ts'

/** Pan in French, fetched only by those who want it. */
export const loadFrench = () => import('./french.ts').then(({ inFrench }) => inFrench(pan))
export const languages = { fr: loadFrench }

export const pan = defineGame({
  id: 'pan',
  title: "Pan t'es mort",
  rules: 1,
  seats: { min: 2, max: 6, clause: 'PAN-1.1' },
  ledger,
  examples,
  sheet,
  passing: { revealed: ['cards', 'ghost'] },
  draws: {
    deal: {
      about:
        'the 24 character cards by value, top first: four for each seat in seat order, with two seats the ghost slots 1 to 4, the rest set aside',
    },
    gun: { about: 'the six gun cards, top first, at every shuffle', names: GUN_NAMES },
    tie: {
      about:
        'who of the players tied for first player starts: a place in their list, clockwise from seat 0, later from the seat after the eliminated one',
    },
    'tie order': { about: 'with a ranked order of turns: the seats of a tied group, first one first' },
  },
  program,
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
