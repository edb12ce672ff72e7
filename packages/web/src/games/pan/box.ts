import type { Box } from '../box.ts'
import cover from './cover.svg?raw'
import './style/inks.css'

export const box: Box = {
  id: 'pan',
  title: 'Pan t’es mort',
  place: 1,
  seats: { min: 2, max: 6, usual: 4 },
  minutes: 15,
  weight: 'light',
  age: 8,
  words: {
    en: {
      tag: 'Six animals, one bullet.',
      short: 'Pan',
      bots: 'Luck decides most of it: all bots but Flap win about as often as each other. They differ in manner.',
    },
    fr: {
      tag: 'Six animaux, une balle.',
      short: 'Pan',
      bots: 'La chance décide de presque tout : sauf Flap, tous les bots gagnent à peu près aussi souvent. Ils n’ont que leur manière à eux.',
    },
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
}
