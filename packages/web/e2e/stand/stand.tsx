// A table that opens at any position, through any pair of eyes: for pictures of what play seldom comes to.
// The order of the layers comes before any sheet that names one.
import '../../src/style/layers.css'

import { answer } from '@midden/bots'
import { createRoot } from 'react-dom/client'
import { loadStoryteller } from '../../src/beats/storyteller.ts'
import { loadFace } from '../../src/games/faces.ts'
import { loadGame } from '../../src/games/load.ts'
import { type LocalPorts, openLocal } from '../../src/link/local-table.ts'
import { beginning, PLAIN, unplayed } from '../../src/save/beginning.ts'
import { settings } from '../../src/settings/settings.ts'
import { Table } from '../../src/table/table.tsx'
import type { Stand } from '../knights-table.ts'
import '../../src/style/fonts.css'
import '../../src/style/reset.css'
import '../../src/style/tokens.css'
import '../../src/style/hatchings.css'
import '../../src/style/parts.css'

const NAMES = ['Jorid', 'Bruna', 'Odd', 'Mette', 'Ida', 'Lars']

const { journal, start, me }: Stand = await (await fetch('/scene.json')).json()
const { language } = settings()
const rules = await loadGame(journal.game)
const game = start === null ? rules : { ...rules, setup: () => rules.clone(start) }
const seats = NAMES.slice(0, journal.seats).map((name, seat) => ({
  name,
  bot: seat === me ? null : 'steady',
}))
const entries = beginning({
  game: journal.game,
  rules: journal.rules,
  options: journal.options,
  seats,
  ...PLAIN,
  at: 0,
  secret: '',
  entropy: '',
  earlier: { table: '', seed: journal.seed, moves: journal.moves },
})
/** The others never answer: the picture stays. */
const ports: LocalPorts = {
  thinker: {
    think: (question) => ({
      answer: question.seat === me ? Promise.resolve(answer(question, game)) : new Promise(() => {}),
      cancel: () => {},
    }),
    close: async () => {},
  },
  shelf: { put: () => Promise.resolve(), entries: () => Promise.resolve(entries) },
  pace: () => 0,
  now: () => 0,
  language: 'en',
}
const link = await openLocal(game, { id: 'stand', game: game.id, seats, ...unplayed(0) }, ports)
const face = await loadFace(journal.game, language)
const storyteller = await loadStoryteller(game, language)
// No part comes late.
const parts = import.meta.glob('../../src/games/*/parts/**/*.tsx')
await Promise.all(Object.values(parts).map((load) => load()))
createRoot(document.getElementById('root')!).render(
  <Table link={link} face={face} storyteller={storyteller} />,
)
