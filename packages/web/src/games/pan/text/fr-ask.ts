import { lists, plurals } from '../../../text/plural.ts'
import type { PanText } from './text.ts'

const plural = plurals('fr')
const either = lists('fr', 'disjunction')
const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six']
const word = (n: number): string => NUMBERS[n] ?? String(n)
const Word = (n: number): string => word(n).replace(/^./, (letter) => letter.toUpperCase())
const cards = (n: number): string => plural(n, { one: '# carte', other: '# cartes' })

export const frAsk: Pick<PanText, 'ask' | 'because' | 'acts' | 'needs' | 'hint' | 'label'> = {
  ask: {
    commit: (trick) => `Choisissez une carte pour le pli ${trick}`,
    commitLast: 'Votre dernière carte va au pli 4',
    commitWhy: 'Toutes les cartes se retournent ensemble. Un choix est définitif.',
    pick: (trick) => `Votre carte pour le pli ${trick}, et une du fantôme`,
    pickWhy: 'La carte du fantôme se choisit à l’aveugle et se retourne avec les autres.',
    turn: 'À vous : retourner, mélanger ou passer ?',
    noSkip: 'À vous : retourner ou mélanger ?',
    turnWhy: (clics, left) =>
      clics === 0
        ? 'La pile est neuve. Une des six cartes est PAN.'
        : left === 1
          ? 'Cinq CLIC sont sortis. La dernière carte est PAN, c’est sûr.'
          : `${Word(clics)} CLIC ${clics === 1 ? 'est sorti' : 'sont sortis'}. Une des ${word(left)} cartes restantes est PAN.`,
    mustFlip: 'Sans carte, vous devez retourner',
    mustFlipWhy: 'Après un CLIC vous pourrez retourner encore, et prendre des cartes.',
    newPile: (name) => `${name} est hors jeu. Vous commencez la nouvelle pile`,
    newPileWhy: (because, n) => `${because} ${Word(n)} sont en vie : PASSER coûte ${n}.`,
    offer: 'CLIC ! Encore une ?',
    offerWhy: (n) =>
      n === 0
        ? 'Vous pouvez, bien qu’il n’y ait rien à prendre.'
        : `Vous n’avez pas de carte : un second CLIC vous en fait prendre ${n}.`,
    take: (n) => `Double CLIC ! Prenez ${cards(n)}`,
    takeWhy: (n) => `Chez qui vous voulez, comme vous voulez. Exactement ${n}.`,
    count: (n, of) => `${n} sur ${of}`,
    pickOne: (n, of) => `Double CLIC ! Carte ${n} sur ${of}`,
    pickOneWhy: 'Il y a trop de choix possibles : on prend carte par carte, et c’est définitif.',
  },

  because: {
    cards: 'Vous avez le plus de cartes.',
    total: 'Vous avez le plus haut total.',
    sixes: 'Vous avez plus de 6.',
    fives: 'Vous avez plus de 5.',
    fours: 'Vous avez plus de 4.',
    threes: 'Vous avez plus de 3.',
    tie: 'L’égalité a tourné pour vous.',
  },
  acts: {
    flip: 'RETOURNER',
    flipNote: 'gratuit',
    reshuffle: 'MÉLANGER',
    reshuffleNote: 'payer 1, puis retourner',
    reshuffleLast: 'payer la dernière ; un CLIC ouvre le Double CLIC',
    reshuffleNo: 'coûte 1, vous avez 0',
    skip: 'PASSER',
    skipNote: (n, of) => `payer ${n} de vos ${of}`,
    skipPicked: (n, of) => `Coûte ${n} cartes ; vous en avez choisi ${of}`,
    skipNo: (n, of) => `Coûte ${n} cartes ; vous en avez ${of}`,
    stop: 'STOP',
    stopNote: 'fin du tour, rien à prendre',
    go: 'ENCORE',
    goNote: (n, of) =>
      n === 0 ? 'rien à prendre' : n === of ? `CLIC : prendre les ${n}` : `CLIC : en prendre ${n} sur ${of}`,
    noRisk: 'sans risque',
    sure: 'c’est sûr',
    risk: (k) => (k === 1 ? 'PAN, c’est sûr' : `PAN à 1 sur ${k}`),
    takeFew: (n) => `N’en prendre que ${n}`,
    due: (n) => plural(n, { one: 'il en faut encore une', other: 'il en faut encore #' }),
    ghostSlot: 'La carte du fantôme',
    from: (card, owner) => `${card}, chez ${owner}`,
  },

  needs: {
    unless: (parts) => `gagne, sauf avec ${either(parts)}`,
    twin: (value) => `un autre ${value}`,
    above: 'une carte seule plus haute',
    rivals: (values) => `un ${either(values)} seul`,
    safe: 'ne peut être annulée',
    mouse: 'bat un 6 seul, ou gagne si toutes les autres s’annulent',
    sure: 'gagne à coup sûr',
  },

  hint: {
    commit: 'Qui suit un ordre se laisse lire : toute carte peut convenir.',
    card: (needs) => `Celle-ci ${needs}.`,
    counted: (percent) => `À deux, tout se calcule : ce coup gagne ${percent} fois sur 100.`,
    best: 'À deux, tout se calcule : aucun coup ne gagne plus souvent.',
    thisRisk: 'ce risque',
    mustFlip: 'Sans carte, il n’y a rien d’autre à faire.',
    flip: (risk) => `À ${risk}, les cartes valent plus que ce qu’elles achèteraient.`,
    reshuffle: (risk) => `Une carte change ${risk} en une pile neuve, et les autres affrontent la suite.`,
    reshuffleLast: 'Payé avec la dernière carte, un CLIC ouvre le Double CLIC.',
    skip: (next) => `Il y a des cartes à dépenser, et le danger passe à ${next}.`,
    go: (n, risk) => `${n === 1 ? 'Une carte vaut' : `${Word(n)} cartes valent`} ${risk}.`,
    stop: (n, risk) =>
      n === 0
        ? 'Il n’y a rien à y gagner.'
        : `${n === 1 ? 'Une carte ne vaut' : `${Word(n)} cartes ne valent`} pas ${risk}.`,
    take: 'Chez qui en a le plus, les plus hautes d’abord : que personne ne puisse payer longtemps.',
  },

  label: {
    play: (card) => `Poser ${card}`,
    playWith: (card, slot) => `Poser ${card}, case ${slot} du fantôme`,
    flip: 'Retourner la carte suivante',
    flipAt: (k) => `Retourner à 1 sur ${k}`,
    flipSure: 'Retourner : PAN, c’est sûr',
    flipSureAgain: 'PAN, c’est sûr. Retourner quand même ?',
    goSureAgain: 'PAN, c’est sûr. Encore quand même ?',
    reshuffle: (card) => `Payer ${card} : mélanger, retourner`,
    skip: (values) => `Payer ${values} : passer`,
    stop: 'Stop : fin du tour',
    go: 'Encore une carte',
    goAt: (k) => `Encore une, à 1 sur ${k}`,
    goSure: 'Encore : PAN, c’est sûr',
    take: (n) => (n === 1 ? 'Prendre cette carte' : `Prendre ces ${n} cartes`),
    pick: (card, owner) => `Prendre ${card} chez ${owner}`,
  },
}
