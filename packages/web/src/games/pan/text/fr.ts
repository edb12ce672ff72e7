import { lists, plurals } from '../../../text/plural.ts'
import { frAsk } from './fr-ask.ts'
import type { PanText } from './text.ts'

const plural = plurals('fr')
const list = lists('fr')
const cards = (n: number): string => plural(n, { one: '# carte', other: '# cartes' })

export const fr: PanText = {
  you: 'Vous',
  ghost: 'Le fantôme',
  theGhost: 'le fantôme',
  free: 'Libres',
  characters: ['', 'Souris', 'Chat', 'Renard', 'Loup', 'Ours', 'Éléphant'],
  card: (value, name) => `${value}, ${name}`,
  faceDown: 'une carte face cachée',
  sum: (n, total) => plural(n, { one: `*#* carte, total *${total}*`, other: `*#* cartes, total *${total}*` }),
  frontOf: (name, values) => `${name === 'Vous' ? 'Votre réserve' : `Réserve de ${name}`} : ${values}`,
  oneIn: (k) => `1 sur ${k}`,
  inAll: (n, k) => `${n} sur ${k}`,

  phase: {
    trick: (n) => `Pli ${n} sur 4`,
    second: 'Seconde manche',
    over: 'La fin',
    first: ['Choix', 'Cartes'],
    turns: ['Tour', 'Double CLIC'],
  },

  seat: {
    choose: 'choisissez une carte',
    choosing: 'choisit',
    isIn: 'a posé',
    choosePick: 'une carte, et celle du fantôme',
    choosingPick: 'choisit, aussi pour le fantôme',
    act: 'retourner, mélanger, passer',
    mustFlip: 'doit retourner',
    goOrStop: 'encore ou stop',
    take: (n) => `prend ${cards(n)}`,
    next: 'joue ensuite',
    noCards: 'sans carte',
    has: cards,
    out: 'hors jeu',
    wins: 'survit',
    hand: 'main',
    front: 'réserve',
    total: 'total',
  },

  laws: {
    title: 'Comment on gagne un pli',
    cancel: 'les égaux s’annulent',
    highest: 'la plus haute seule gagne',
    mouse: 'mais la Souris bat l’Éléphant',
  },

  arena: {
    yourCard: 'votre carte',
    choosing: 'choisit',
    isIn: 'posée',
    cancelled: 'annulée',
    takesAll: 'prend tout',
    takesSingles: 'prend les seules',
    beats: '1 bat *6 !*',
    beatsShort: '1 bat 6 !',
    nobody: 'Personne !',
    ghostWins: 'Le fantôme gagne !',
    allUp: (n) => `Pli ${n} : cartes sur table !`,
    nothing: 'pas encore de cartes',
    slot: (n) => `Case ${n} du fantôme`,
    slotGone: (n) => `La case ${n} du fantôme est retournée`,
    youPick: 'à vous',
    othersPick: (name) => `${name} choisit`,
  },

  foot: {
    seenOf: 'Vues sur quatre',
    seen: (value, n) => `${value} : ${n} sur 4 vues`,
    aside: (n) => `*${n}* de côté,\njamais vues`,
    noneAside: '*Les 24* cartes\nsont en jeu',
    gunLater: '*6* cartes revolver,\nplus tard',
    gunFresh: '*6* cartes revolver,\nmélangées : 1 sur 6',
    discarded: (n) => plural(n, { one: '*#* défaussée', other: '*#* défaussées' }),
    alive: (n) => `*${n}* en vie :\nPASSER coûte ${n}`,
    lastTwo: 'Le prochain PAN\n*finit la partie*',
    starts: (name, n) => `Après le prochain PAN,\n*${name}* commence (le plus de cartes : ${n})`,
    youStart: (n) => `Après le prochain PAN,\n*vous* commencez (le plus de cartes : ${n})`,
    tied: (names) => `Après le prochain PAN,\négalité : *${list(names)}*`,
  },

  gun: {
    title: (clics, left) => `Le revolver : ${clics} CLIC visibles, ${left} cartes cachées`,
    next: 'risque PAN',
    sure: 'c’est sûr',
    nextCard: 'suivante',
    clicBy: (name) => `CLIC, retourné par ${name === 'Vous' ? 'vous' : name}`,
    clic: 'CLIC',
    pan: 'PAN',
    down: 'Carte revolver cachée',
    flip: (k) => `Retourner la carte suivante : PAN à 1 sur ${k}`,
  },

  bang: {
    dead: (name) => `T’ES MORT, ${name}`,
    label: (name) => `PAN ! ${name} est hors jeu`,
  },

  fronts: {
    next: 'ensuite',
    acts: 'joue',
    double: 'Double CLIC',
    noCards: 'sans carte :\naprès un CLIC, peut continuer',
    toTake: (n) => `${n} à prendre`,
    nothing: 'rien',
    picked: (n) => plural(n, { one: '# choisie', other: '# choisies' }),
    out: 'hors jeu',
    shot: (k) => (k === 1 ? 'PAN, c’était sûr' : `à 1 sur ${k}`),
    discarded: 'réserve défaussée',
    freed: 'cartes libres',
    bare: 'n’avait plus rien',
    cardless: 'aucune carte gagnée',
    since: (by) => (by > 0 ? `+${by}` : `−${-by}`),
    sinceLong: 'cartes depuis votre coup',
    order: 'Les joueurs dans l’ordre du tour',
  },

  hand: {
    title: 'Votre main',
    only: (n) =>
      n === 0 ? 'vide' : `${cards(n)}, ${n === 1 ? 'que vous seul voyez' : 'vous seul les voyez'}`,
    inTrick: 'dans le pli',
    front: 'Votre réserve',
    all: (n, total) => `${cards(n)}, total ${total}, visibles de tous`,
    pay: 'Touchez celles que vous payez.',
    none: 'pas de carte',
    over: 'Les plis sont finis',
    overNote: 'Les cartes gagnées sont votre argent : une pour mélanger, autant que de vivants pour passer.',
    ifFlip: 'pas de carte. Ce qui peut sortir :',
    ifGo: 'pas de carte. Si vous continuez, l’une des deux sort :',
    picking: (n, of) => `${n} sur ${of} choisies`,
    gap: 'à choisir',
    payWith: (card) => `Payer avec ${card}`,
    play: (card) => `Poser ${card}`,
    out: 'Vous êtes hors jeu',
    outNote: 'Vous voyez ce que voient les autres, et ne décidez plus rien.',
    watching: 'Vous regardez',
    watchingNote: 'Les mains restent cachées jusqu’à ce que leurs cartes se retournent.',
    clic: (odds) => `CLIC, ${odds}`,
    pan: (odds) => `PAN, ${odds}`,
    noClic: 'plus de CLIC',
    stopOrGo: 's’arrêter, ou continuer',
    takes: (n, of) =>
      n === 0
        ? 'rien à prendre'
        : n === of
          ? `prendre leurs ${n} cartes`
          : `prendre ${n} de leurs ${of} cartes`,
    dead: 'vous êtes hors jeu',
  },

  ...frAsk,

  end: {
    youWin: 'Vous survivez : gagné',
    wins: (name) => `${name} survit et gagne`,
    why: 'À la fin, les cartes ne comptent pour rien.',
    alive: (n) => (n === 0 ? 'en vie, sans une carte' : `en vie, avec ${cards(n)}`),
    shot: (k) => (k === 1 ? 'PAN, c’était sûr' : `PAN à 1 sur ${k}`),
    cardless: 'hors jeu avant la seconde manche : aucune carte',
    place: (n) => `${n}.`,
    winner: 'EN VIE !',
    fallen: 'Les tombés, le dernier d’abord',
    aside: 'Mises de côté',
  },

  chapter: {
    dealt: 'Première manche : quatre plis',
    revealed: 'Cartes sur table',
    second: 'Seconde manche : le revolver',
    pile: 'Une nouvelle pile de six',
  },

  closer: {
    seen: (n) =>
      n === 0
        ? 'Aucun des quatre exemplaires n’est encore visible.'
        : plural(n, {
            one: '# exemplaire sur quatre est visible.',
            other: '# exemplaires sur quatre sont visibles.',
          }),
    mouse: 'La plus basse, mais une Souris seule bat un Éléphant seul, quoi qu’il y ait d’autre.',
    elephant: 'Le plus haut, sauf s’il y a une Souris seule.',
    middle: 'Bat tout ce qui est plus bas. Une carte seule plus haute le bat.',
    cancels: 'Deux cartes égales ou plus s’annulent ; le gagnant les prend aussi.',
    cancelsLost: 'Deux cartes égales ou plus s’annulent et sont défaussées.',
    money: 'À la seconde manche, une carte achète un mélange, autant que de vivants achètent un tour passé.',
    faceDown: 'Personne ne la regarde avant que toutes se retournent.',
    ghost: 'Une carte du fantôme. Personne ne la connaît, pas même qui la choisit.',
    aside: 'Mises de côté, face cachée. Personne ne les regarde pendant la partie.',
    asideShown: 'Mises de côté, face cachée. La partie est finie : on peut les regarder.',
    discard: 'Visibles, et hors du jeu.',
    noDiscard: 'Rien n’est encore défaussé.',
    free: 'Sans propriétaire. Un Double CLIC peut les prendre comme les autres.',
    front: (name) => `La réserve de ${name}`,
    frontRank:
      'Après une élimination, qui a le plus de cartes commence ; puis le plus haut total, puis plus de 6, de 5, de 4, de 3.',
    gunDown: (k) =>
      k === 1
        ? 'La dernière carte de la pile : PAN, c’est sûr.'
        : `Une des ${k} cartes revolver cachées. L’une d’elles est PAN.`,
    gunClic: (name) =>
      `Un CLIC, retourné par ${name === 'Vous' ? 'vous' : name}. Il reste visible jusqu’au prochain mélange.`,
    gunOpen: 'Un CLIC. Il reste visible jusqu’au prochain mélange.',
    gunPan: 'PAN. Qui la retourne est hors jeu.',
    heap: 'Gagné par le fantôme',
    heapNote: 'Elles quittent le jeu avec lui au début de la seconde manche.',
    heapFree: 'Au début de la seconde manche, elles deviennent libres.',
    discardTitle: 'Défausse',
    asideTitle: 'De côté',
  },
}
