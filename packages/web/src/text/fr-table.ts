import { lists, ordinals, plurals } from './plural.ts'
import type { Text } from './text.ts'

const plural = plurals('fr')
const list = lists('fr')

export const frTable: Pick<
  Text,
  'table' | 'end' | 'log' | 'rules' | 'tip' | 'closer' | 'handOver' | 'help' | 'more'
> = {
  table: {
    skip: 'Aller à la question',
    home: 'Midden, page d’accueil',
    seats: 'Places',
    board: 'Plateau',
    whatNow: 'Que faire',
    options: 'Vos choix',
    you: 'Vous',
    bot: 'Bot',
    wait: 'Attente',
    over: 'Fini',
    ready: 'a répondu',
    steps: 'Où en est la manche',
    loading: 'On dresse la table',
    yourTurnIn: (game) => `À vous : ${game}`,
    kept: { sending: 'En cours', saved: 'Enregistré', offline: 'Hors ligne', failed: 'Non enregistré' },
    keptLong: {
      sending: 'Le dernier coup est en cours d’enregistrement.',
      saved: 'Chaque coup est enregistré dans ce navigateur.',
      offline: 'Pas de connexion. La partie reprendra d’elle-même.',
      failed:
        'Le navigateur a refusé d’enregistrer le dernier coup. Il manque peut-être de place, ou ne doit rien garder.',
    },
    undo: 'Annuler',
    clear: 'Effacer',
    hint: 'Conseil',
    log: 'Journal',
    rules: 'Règles',
    more: 'Plus',
    close: 'Fermer',
    noUndo: {
      none: 'Vous n’avez pas de coup à reprendre.',
      strict: 'À cette table, ce qui a été tiré ou vu ne se reprend pas.',
      away: 'Quelqu’un qui devrait donner son accord est absent.',
      proposal: 'Répondez d’abord à la demande en cours.',
      over: 'La partie est finie.',
    },
    noHint: 'Aucun conseil n’est venu. Redemandez-en un une fois la connexion rétablie.',
    hinted: (what) => `Conseil du bot posé : ${what}.`,
    nothingAsked: 'On ne vous demande rien. Regardez les cartes en attendant.',
    waitFor: (names) => `On attend ${list(names)}`,
    atAnyTime: 'À tout moment',
    notPossible: 'Impossible : ',
    chooseFirst: 'Faites un choix',
    pickMore: (n) => plural(n, { one: 'Encore une', other: 'Encore #' }),
    pickSome: (min, max) =>
      min === max
        ? plural(min, { one: 'Choisissez-en une', other: 'Choisissez-en #' })
        : min === 0
          ? `Jusqu’à ${max}`
          : `De ${min} à ${max}`,
    picked: (n) => plural(n, { one: 'une choisie', other: '# choisies' }),
    less: 'Moins',
    amount: 'Montant',
    moreOf: 'Plus',
    filter: 'Filtrer la liste',
    noMatch: 'Aucun choix ne contient ces mots.',
    asList: 'Tous les choix en liste',
    boardBroke: 'Le plateau n’a pas pu être dessiné. La liste des choix marche toujours, rien n’est perdu.',
  },
  end: {
    wins: (names) => (names.length === 1 ? `${names[0]} gagne` : `${list(names)} se partagent la victoire`),
    youWin: 'Vous gagnez',
    youShare: (names) => `Vous partagez la victoire avec ${list(names)}`,
    place: ordinals('fr', { one: 'er', other: 'e' }),
    points: (n) => plural(n, { one: '# point', other: '# points' }),
    again: 'Rejouer',
    replay: 'Revoir la partie',
    result: 'Résultat',
  },
  log: {
    title: 'Journal',
    fresh: (n) =>
      plural(n, { one: 'une nouvelle depuis votre coup', other: '# nouvelles depuis votre coup' }),
    freshShort: (n) => plural(n, { one: '# nouvelle', other: '# nouvelles' }),
    none: 'Il ne s’est encore rien passé.',
    since: 'Depuis votre coup',
    earlier: (n) =>
      plural(n, { one: 'Montrer une ligne plus ancienne', other: 'Montrer # lignes plus anciennes' }),
    open: 'Ouvrir le journal',
    you: '(vous)',
  },
  rules: {
    title: (game) => `Règles de ${game}`,
    search: 'Chercher dans les règles',
    none: 'Aucune clause ni carte ne contient tous ces mots. Essayez-en moins, ou un numéro comme 3.1.',
    found: (n) => plural(n, { one: 'une clause', other: '# clauses' }),
    foundCards: (n) => plural(n, { one: 'une carte', other: '# cartes' }),
    cards: 'Cartes',
    chapter: (n) => `Chapitre ${n}`,
    rulings: 'Arbitrages, là où les règles imprimées se taisent ou divergent',
    clause: (id) => `Clause ${id}`,
  },
  tip: { title: 'Première partie', next: 'Compris', skip: 'Arrêter les conseils' },
  closer: { title: 'De plus près' },
  handOver: {
    title: (name) => `Passez l’appareil à ${name}`,
    why: 'Les mains restent cachées jusqu’à ce que la personne suivante l’ait en main.',
    take: (name) => `Je suis ${name} : montrer mes cartes`,
  },
  help: {
    title: 'Touches',
    keys: [
      ['1 – 9', 'faire un choix, ou mettre une carte dans la sélection'],
      ['↑ ↓', 'parcourir les choix'],
      ['Entrée', 'valider le choix'],
      ['Espace', 'ne pas attendre les bots'],
      ['Échap', 'fermer un tiroir, ou effacer le choix'],
      ['U', 'annuler'],
      ['H', 'conseil : ce que ferait le bot'],
      ['L', 'journal'],
      ['T', 'discussion, à une table avec des gens ailleurs'],
      ['R', 'règles, à la clause en vigueur'],
      ['I', 'voir de près la carte sélectionnée'],
      ['?', 'ces touches'],
    ],
    skip: 'Une touche ou un appui met fin à tout mouvement en cours.',
  },
  more: {
    title: 'Cette table',
    sound: (on) => `Son : ${on ? 'oui' : 'non'}`,
    pace: 'Rythme des bots',
    keys: 'Touches',
    settings: 'Tous les réglages',
    download: 'Télécharger la partie',
    replay: 'Revoir depuis le début',
    leave: 'Quitter : la table reste dans Mes tables',
    rare: 'Hors du jeu',
    ask: (what) => `${what} …`,
    never: 'On ne peut pas revenir dessus.',
    yes: (what) => `Oui : ${what}`,
    no: 'Non, je continue',
  },
}
