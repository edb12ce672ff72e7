import type { Chapters } from '../box.ts'

export const chapters: Chapters = {
  en: [
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
  fr: [
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
