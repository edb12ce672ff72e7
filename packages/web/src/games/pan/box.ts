import type { Box } from '../box.ts'
import cover from './cover.svg?raw'
import './style/inks.css'

export const box: Box = {
  id: 'pan',
  title: 'Pan t’es mort',
  place: 1,
  seats: { min: 2, max: 6, usual: 4 },
  words: {
    en: { tag: 'Six animals, one bullet.', short: 'Pan' },
    fr: { tag: 'Six animaux, une balle.', short: 'Pan' },
  },
  cover,
  inks: {
    paper: 'var(--pan-paper)',
    ink: 'var(--pan-ink)',
    spot: 'var(--pan-red)',
    lid: '#e4d5b0',
    side: '#c4161c',
    layer: 'var(--pan-red)',
    hatch: 'var(--hatch-fo)',
  },
  credits: {
    title: 'Pan t’es mort',
    design: 'Ludovic Barbe',
    art: 'Mathieu Collangettes',
    published: 'Matagot (2023), Facily Jeux (2012)',
  },
  guide: { seats: 3, seed: 'first game 31504' },
}
