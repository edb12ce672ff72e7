import type { Chapters } from '../box.ts'

export const chapters: Chapters = {
  en: [
    'Frame',
    'The boss',
    'Deal and draft',
    'The marketplace',
    'The auction',
    'Recyclers',
    'Sorting',
    'Scoring the stations',
    'The end',
  ],
}
