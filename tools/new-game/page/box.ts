import type { Box } from '../box.ts'
import cover from './cover.svg?raw'

export const box: Box = {
  id: '__ID__',
  title: '__TITLE__',
  place: __PLACE__,
  seats: { min: 2, max: 4, usual: 3 },
  minutes: 10,
  weight: 'light',
  age: 8,
  thinks: false,
  words: {
    en: { tag: 'Twelve cards, one choice.', short: '__TITLE__' },
    fr: { tag: 'Douze cartes, un choix.', short: '__TITLE__' },
  },
  cover,
  inks: {
    paper: '#e6ecdf',
    ink: '#1b1a17',
    spot: '#1f5c7a',
    lid: '#c9d6bd',
    side: '#1f5c7a',
    layer: '#1f5c7a',
    hatch: 'var(--hatch-fo)',
  },
}
