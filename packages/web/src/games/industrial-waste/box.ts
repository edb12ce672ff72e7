import type { Box } from '../box.ts'
import cover from './cover.svg?raw'
import './style/inks.css'

export const box: Box = {
  id: 'industrial-waste',
  title: 'Industrial Waste',
  place: 3,
  seats: { min: 2, max: 4, usual: 4 },
  minutes: 60,
  weight: 'medium',
  age: 12,
  words: {
    en: { tag: 'Run the works. Mind the red.', short: 'Industrial' },
    fr: { tag: 'Faire tourner l’usine. Gare au rouge.', short: 'Industrial' },
  },
  cover,
  inks: {
    paper: 'var(--industrial-blue)',
    ink: 'var(--industrial-line)',
    spot: 'var(--industrial-orange)',
    onPaper: 'var(--stock-white)',
    stock: 'var(--industrial-paper)',
    lid: '#2f62a8',
    side: '#ff7a1a',
    layer: 'var(--industrial-blue)',
    hatch: 'var(--hatch-pa)',
  },
  credits: {
    title: 'Industrial Waste (Müll + Money)',
    design: 'Dr. Jürgen Strohm',
    published: 'Hans im Glück, Rio Grande Games (2001)',
  },
}
