import { defineGame } from '@midden/kernel'
import { audit } from './audit.ts'
import { ledger } from './ledger.ts'
import { sheet } from './options.ts'
import { outcome } from './outcome.ts'
import { clone } from './position.ts'
import { program } from './round.ts'
import { barred, refuse, sense, standIn } from './sense.ts'
import { setup } from './setup.ts'
import { imagine, rehide, view } from './view.ts'
import { words } from './words.ts'

export const game = defineGame({
  id: '__ID__',
  title: '__TITLE__',
  rules: 1,
  seats: { min: 2, max: 4, clause: '__PREFIX__-1.1' },
  ledger,
  examples: [],
  sheet,
  draws: {
    deck: { about: 'the twelve cards from the top down: first one to each seat, then what is drawn' },
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
})
