import type { Chapters } from '../box.ts'

export const chapters: Chapters = {
  en: [
    'Set-up',
    'The company and standing rules',
    'Credit',
    'Phase 1: lay out the sets',
    'Accident',
    'Phase 2: choose sets',
    'Phase 3: play the cards',
    'The cards',
    'Raw Materials auction',
    'Adviser',
    'Phase 4: pay workers',
    'Phase 5: close the round',
    'End of the game and score',
  ],
}
