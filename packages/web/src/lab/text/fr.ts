import { oneDigit, type StudyWords } from '@midden/lab/study'
import { plurals } from '../../text/plural.ts'
import { unbroken } from '../../text/unbroken.ts'
import type { LabText } from './text.ts'

const plural = plurals('fr')
const grouped = (n: number): string => n.toLocaleString('fr')
const parties = (n: number): string => (n < 2 ? `${n} partie` : `${grouped(n)} parties`)
const shown = (value: number, signed: boolean): string => oneDigit(value, signed).replace('.', ',')
const percent = (share: number): string => `${shown(100 * share, false)} %`
const within = ({ low, high }: { low: number; high: number }): string =>
  `de ${percent(low)} à ${percent(high)}`
const length = { rounds: 'manches', decisions: 'décisions' }

const study: StudyWords = {
  seat: (seat) => `Place ${seat + 1}`,
  length,
  fair: 'équitable :',
  asByTheBook: 'comme la règle',
  charts: {
    seats: {
      title: 'Qui commence',
      about: (matches) => `Part des victoires par place, ${parties(matches)}`,
      across: 'victoires sur 100',
    },
    length: {
      title: 'Combien de temps',
      about: (matches) => `Durée de ${parties(matches)} ; en plein : la moitié du milieu`,
      across: '',
    },
    options: {
      title: 'Ce que changent les options',
      about: (matches) => `Une option à la fois face à la règle, ${parties(matches)} chacune`,
      across: '',
    },
    cards: {
      title: 'Ce que vaut une carte',
      about: () =>
        'Victoires de qui avait la carte ; en plein quand l’écart avec une part équitable est sûr. De beaucoup de cartes, les dix meilleures et les dix pires',
      across: 'victoires sur 100',
    },
    openings: {
      title: 'Comment débuter',
      about: () => 'Victoires selon le premier choix, les plus courants',
      across: 'victoires sur 100',
    },
  },
  effects: {
    length: { name: 'Durée', across: 'durée en plus qu’avec la règle, en %' },
    seat: { name: 'Place 1', across: 'victoires de la place 1 en plus, sur 100' },
  },
  findings: {
    seat: ({ seat, share, fair }) =>
      `La place ${seat + 1} gagne ${percent(share.value)} des parties (${within(share)}) ; ${percent(fair)} serait équitable.`,
    'no seat': ({ matches }) => `Aucune différence visible entre les places en ${parties(matches)}.`,
    length: ({ unit, from, middle, to }) =>
      `La moitié des parties dure de ${from} à ${to} ${length[unit]}, celle du milieu ${middle}.`,
    option: ({ name, means, longer }) =>
      `${name} : avec ${means}, une partie est ${percent(Math.abs(longer.value))} plus ${longer.value > 0 ? 'longue' : 'courte'} (${within(longer)}).`,
    'no option': ({ matches }) => `Aucune option ne change visiblement la durée en ${parties(matches)}.`,
    card: ({ name, share, fair }) =>
      `Qui a ${name} gagne ${percent(share.value)} des parties (${within(share)}) ; ${percent(fair)} serait équitable.`,
    'no card': ({ matches }) => `Aucune différence visible entre les cartes en ${parties(matches)}.`,
    opening: ({ name, share, fair }) =>
      `Qui débute par ${name} gagne ${percent(share.value)} des parties (${within(share)}) ; ${percent(fair)} serait équitable.`,
    'no opening': ({ matches }) => `Aucune différence visible entre les débuts en ${parties(matches)}.`,
    skill: ({ share }) =>
      `Qui joue explique ${percent(share.value)} (${within(share)}) de l’issue d’une partie ; le reste est chance et place.`,
    luck: ({ matches }) => `En ${parties(matches)}, on ne voit pas que le choix des joueurs compte.`,
  },
  columns: { name: 'nom', percent: '%', from: 'de', to: 'à', matches: 'parties' },
  shown,
  range: (name, value, low, high) => `${name} ${value} (de ${low} à ${high})`,
}

export const fr: LabText = unbroken({
  title: 'Le labo',
  intro:
    'Est-ce équitable ? Combien de temps dure une partie ? Que changerait une règle maison ? Des bots jouent des milliers de parties. Chaque barre est juste 19 fois sur 20.',
  running:
    'En cours. Les dessins disent vrai pour les parties jouées ; les barres se resserrent avec le nombre.',
  game: 'Jeu',
  loading: 'Le jeu se met en place …',
  run: 'Lancer une étude',
  going: 'Étude en cours',
  stopped: 'Étude arrêtée',
  players: 'Joueurs',
  playedBy: 'Joué par',
  equals: 'Le même bot à chaque place : seule la place diffère. L’adresse se mesure face à de plus faibles.',
  matches: 'Parties',
  count: grouped,
  seed: 'Graine : la même graine, les mêmes parties',
  measuring: 'Mesure de la vitesse de cet appareil …',
  estimate: (total, seconds, cores) =>
    `${parties(total)} avec options et adresse : environ ${
      seconds < 90
        ? plural(Math.max(1, Math.round(seconds)), { one: '# seconde', other: '# secondes' })
        : `${grouped(Math.round(seconds / 60))} minutes`
    } sur ${plural(cores, { one: 'un cœur', other: '# cœurs' })} de cet appareil. Vous pouvez jouer pendant ce temps ; fermer la page l’efface.`,
  start: (n) => `Jouer ${parties(n)}`,
  another: 'Une autre étude',
  of: (total) => `sur ${parties(total)}`,
  pace: (perSecond, seconds) =>
    `${grouped(Math.round(perSecond))} par seconde, encore ${
      seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`
    } environ`,
  paused: 'En pause. Ce qui est là reste.',
  over: 'Terminé.',
  progress: 'Étude',
  quarter: (done) => `${done} % joués`,
  pause: 'Pause',
  goOn: 'Continuer',
  stop: 'Arrêter et garder ce qui est là',
  stuck: (number) => `La partie ${grouped(number)} ne finissait pas.`,
  stuckNote: (done) => `Elle a été arrêtée. Les ${parties(done)} déjà jouées sont gardées et dessinées ici.`,
  stuckSeed: (seed) => `Graine de la partie : ${seed}`,
  leaveOut: 'Continuer sans elle',
  failed: 'L’étude s’est arrêtée.',
  failedNote: (done) => `Le navigateur a fermé un processus. Les ${parties(done)} déjà jouées sont gardées.`,
  take: 'À emporter',
  takeNote: 'CSV : chaque partie avec sa graine, pour la rejouer. JSON : réglages et intervalles.',
  takeNothing: 'Rien à emporter pour l’instant.',
  findings: 'Ce qu’on voit',
  none: 'pas encore dessiné',
  questions: {
    seats: 'La première place gagne-t-elle plus que sa part ?',
    length: 'Combien de temps dure une partie ?',
    options: 'Chaque option face à la règle.',
    cards: 'Quelles cartes ont les gagnants ?',
    openings: 'Quel premier choix gagne le plus ?',
  },
  table: 'Tableau',
  chart: 'Dessin',
  svg: 'SVG',
  asTable: (title) => `${title} : montrer en tableau`,
  asChart: (title) => `${title} : montrer le dessin`,
  download: (title) => `${title} : télécharger en SVG`,
  sheet: (number, of) => `Feuille ${number}/${of}`,
  effect: 'Effet sur',
  study,
})
