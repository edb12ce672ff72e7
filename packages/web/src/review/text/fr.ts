import { plurals } from '../../text/plural.ts'
import { unbroken } from '../../text/unbroken.ts'
import type { ReviewText } from './text.ts'

const plural = plurals('fr')
const number = (n: number): string => n.toFixed(1).replace('.', ',')
const percent = (share: number): string => `${Math.round(share * 100)} %`
const signed = (share: number): string => `${share < 0 ? '–' : '+'}${number(Math.abs(share * 100))}`

export const fr: ReviewText = unbroken({
  title: (game) => `Analyse : ${game}`,
  missing: 'Cette partie n’a pas été gardée.',
  missingNote: 'On n’analyse que les parties gardées dans ce navigateur ou sur le serveur.',
  notOver: 'Cette partie n’est pas finie.',
  notOverNote: 'Une analyse regarde dans toutes les mains : elle attend que plus personne ne joue.',
  loading: 'La partie s’installe …',
  won: 'Vous avez gagné.',
  winner: (name) => `${name} a gagné.`,
  shared: 'La victoire est partagée.',
  mostlyLuck: 'C’est surtout le hasard qui a décidé.',
  mostlyChoices: 'Ce sont surtout les choix qui ont décidé.',
  even: 'Le hasard et les choix ont pesé à peu près autant.',
  weighed: (done, total) => `${done} parties sur ${total} analysées`,
  pause: 'Pause',
  goOn: 'Continuer',
  paused: 'En pause. Ce qui est là reste.',
  failed:
    'L’analyse s’est arrêtée. Ce qui est là reste tant que cette page est ouverte ; Continuer recommence depuis le début.',
  chart: 'Chances de gagner',
  chartNote:
    'D’après ce que les joueurs savaient alors, tous ensemble. La bande est le doute, le pointillé 50 %.',
  chartSays: (name, start, end) => `${name} : ${percent(start)} au début, ${percent(end)} à la fin.`,
  asTable: 'En tableau',
  move: 'Coup',
  turns: 'Tournants',
  noTurns: 'Aucun écart au-delà du doute.',
  turn: (move, name, change, isChoice) =>
    `Coup ${move} : ${name} ${signed(change)}, ${isChoice ? 'par un choix' : 'par le hasard'}`,
  moment: (move) => `Coup ${move}`,
  atStart: 'Avant le premier coup',
  nothingHere: 'Aucune décision n’a été analysée ici.',
  played: (name) => `${name} a choisi`,
  better: 'Mieux',
  chance: percent,
  brings: (more, rival) => {
    const own =
      Math.abs(more) < 0.05 ? '' : `${number(Math.abs(more))} points ${more > 0 ? 'de plus' : 'de moins'}`
    const others =
      Math.abs(rival) < 0.05
        ? ''
        : `${number(Math.abs(rival))} points ${rival > 0 ? 'de plus' : 'de moins'} pour le meilleur rival`
    return [own, others].filter((part) => part !== '').join(', ')
  },
  wins: (more, lines) =>
    `Sur les mêmes donnes, cela gagne ${Math.round(more * 100)} fois de plus sur 100 (${lines} lignes).`,
  others: (n) => plural(n, { one: 'Une autre réponse', other: '# autres réponses' }),
  board: 'Voir le plateau ici',
  tryIt: 'Essayer d’ici, même compagnie',
  tryNote: 'Une table à part ; ce qui était tiré le reste, la suite est nouvelle.',
  decisions: 'Décisions',
  yours: 'Les vôtres',
  everybodys: 'Toutes',
  none: 'Encore aucune décision ici.',
  label: { best: 'le meilleur', fine: 'bon', costly: 'coûteux', gift: 'un cadeau' },
  lost: (share) => (share === 0 ? '' : signed(-share)),
  luck: 'Hasard et choix',
  luckNote:
    'Début, tirages, erreurs et révélations s’additionnent jusqu’à la fin. Chacun est mesuré à part, sauf les révélations : réponses cachées, bons coups, et un peu de doute.',
  start: 'Début',
  draw: 'Ce qui a été tiré',
  theirs: 'Erreurs des autres',
  slips: 'Vos erreurs',
  rest: 'Révélations',
  end: 'Fin',
  signed,
  accuracy: 'Gardé des chances à portée',
  accuracyOf: (value, decisions) =>
    `${percent(value)}, ${plural(decisions, { one: '1 décision', other: '# décisions' })}`,
})
