import type { PlainRules } from '../box.ts'

export const plainRules: PlainRules = {
  en: {
    'keep or draw': [
      'Keep or draw',
      'Keep your card, or lay it aside and draw another.',
      'A high card is worth keeping. Which one wins is said when all cards are shown.',
    ],
  },
}
