import type { Box } from '../box.ts'
import cover from './cover.svg?raw'
import './style/inks.css'

export const box: Box = {
  id: 'waste-knights',
  title: 'Waste Knights',
  place: 4,
  seats: { min: 2, max: 4, usual: 3 },
  minutes: 150,
  weight: 'heavy',
  age: 14,
  words: {
    en: { tag: 'Drive, scavenge, survive Australia.', short: 'Knights' },
    fr: { tag: 'Rouler, fouiller, survivre à l’Australie.', short: 'Knights' },
  },
  cover,
  inks: {
    paper: 'var(--knights-paper)',
    ink: 'var(--knights-ink)',
    spot: 'var(--knights-rust)',
    lid: '#cfc3a3',
    side: '#7d2b0d',
    layer: 'var(--knights-rust)',
    hatch: 'var(--hatch-tx)',
  },
  credits: { title: 'Waste Knights', design: 'Marek Mydel', published: 'Badger’s Nest' },
}
