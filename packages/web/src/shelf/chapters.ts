import type { Language } from '../settings/settings.ts'

type Chapters = readonly string[]

/** The chapters of each rule book, from the first on. */
const CHAPTERS: Readonly<Record<string, Chapters>> = {
  pan: [
    'Set-up',
    'First step: choosing and revealing',
    'First step: who wins a trick',
    'Two players: the ghost',
    'Second step: who plays, who starts',
    'Turn and actions',
    'Double CLIC',
    'The gun pile',
    'Elimination',
    'The end',
    'The table in the computer',
    'The second step, exactly',
  ],
  waste: [
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
  'industrial-waste': [
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
  'waste-knights': [
    'General principles',
    'The board',
    'Set-up of players and cards',
    'Round and roles',
    'Preparations Phase',
    'Move Step: planning',
    'Move Step: resolving the move',
    'Wasteland cards',
    'Checks',
    'Knights meeting on the road',
    'Exploration Step',
    'Hex reference sheet',
    'Tasks',
    'Luck cards and timing windows',
    'Combat: start',
    'Combat: clash',
    'Combat: attack',
    'Combat: dominance, range, end',
    'Duels',
    'Resources and conditions',
    'Unconscious knights',
    'Gear',
    'Vehicles',
    'Enhancements, blue and special gear',
    'Stalls, trade and costs',
    'Rest Step',
    'Tokens on the board',
    'Number of players',
    'Missions and the end',
    'Resolution engine',
  ],
}

/** Rule books that are there in French. */
const IN_FRENCH: Readonly<Record<string, Chapters>> = {
  pan: [
    'Préparation',
    'Première manche : choisir et dévoiler',
    'Première manche : qui gagne un pli',
    'À deux : le fantôme',
    'Seconde manche : qui joue, qui commence',
    'Tour et actions',
    'Double CLIC',
    'La pile revolver',
    'Élimination',
    'La fin',
    'La table sur l’ordinateur',
    'La seconde manche, exactement',
  ],
}

/** "3 First step: who wins a trick"; null where a book has no such chapter. */
export function chapterTitle(game: string, chapter: string, language: Language): string | null {
  const books = language === 'fr' ? { ...CHAPTERS, ...IN_FRENCH } : CHAPTERS
  const title = books[game]?.[Number(chapter) - 1]
  return title === undefined ? null : `${chapter} ${title.replace(' :', '\u00a0:')}`
}
