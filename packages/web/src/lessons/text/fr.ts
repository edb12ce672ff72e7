import { plurals } from '../../text/plural.ts'
import { unbroken } from '../../text/unbroken.ts'
import type { LessonText } from './text.ts'

const plural = plurals('fr')

export const fr: LessonText = unbroken<LessonText>({
  title: (chapter) => `Leçon : ${chapter}`,
  of: (beat, beats) => `${beat} sur ${beats}`,
  step: (beat, beats) => `Étape ${beat} sur ${beats}`,
  mark: {
    asks: 'Vous',
    others: 'Attente',
    seen: 'Voilà',
    tried: 'Essai',
    why: 'Vous',
    over: 'Fini',
  },
  onlyTry: 'Ce n’est qu’un essai. Rien ne compte.',
  triesAllowed: 'Tout autre coup n’est qu’un essai : vous voyez ce qui arriverait, et vous revenez ici.',
  allowed: 'C’est permis. Pour l’instant, essayez le coup encadré.',
  showMe: 'Montrez-moi',
  why: 'Pourquoi ?',
  next: 'Suite',
  back: 'Retour',
  others: 'Les autres jouent.',
  chapters: 'Chapitres',
  restart: 'Refaire',
  skip: 'Sauter',
  learnt: 'Vous savez',
  chapterDone: (chapter) => `« ${chapter} » terminé`,
  nextChapter: (title) => `Suite : ${title}`,
  real: 'Jouer une vraie partie',
  answers: 'Touchez-le sur le plateau, ou ici',
  lead: (chapters, minutes) =>
    `${plural(chapters, { one: 'Un chapitre', other: '# chapitres' })}, ${minutes} minutes. Un mauvais coup montre pourquoi, et ne coûte rien.`,
  minutes: (n) => `${n} min`,
  start: 'Commencer',
  goOn: 'Continuer',
  again: 'Rejouer',
  finished: 'terminé',
  startOf: (chapter) => `Commencer : ${chapter}`,
  goOnWith: (chapter) => `Continuer : ${chapter}`,
  againOf: (chapter) => `Rejouer : ${chapter}`,
  remember: 'À retenir',
  otherGames: 'Autres leçons',
})
