import type { Box } from '../box.ts'
import cover from './cover.svg?raw'
import './style/inks.css'

export const box: Box = {
  id: 'waste',
  title: 'WASTE',
  place: 2,
  seats: { min: 2, max: 4, usual: 4 },
  minutes: 45,
  weight: 'medium',
  age: 10,
  words: {
    en: { tag: 'Draft, bid, sort. Three rounds.', short: 'WASTE' },
    fr: { tag: 'Choisir, miser, trier. Trois manches.', short: 'WASTE' },
  },
  cover,
  inks: {
    paper: 'var(--waste-paper)',
    ink: 'var(--waste-ink)',
    spot: 'var(--waste-fo)',
    lid: '#c4a978',
    side: '#927648',
    layer: 'var(--stock-kraft)',
    hatch: 'var(--hatch-co)',
  },
  credits: { title: 'WASTE', design: 'Nicholas Krøyer Blok', art: 'Niklas Høok' },
}
