import type { Action, Refusal, Seat, TableOption, WholeGame } from '@midden/kernel'
import type { PanEvent } from './events.ts'
import type { PanClause } from './ledger.ts'
import { ledgerFr } from './ledger-fr.ts'
import { rulingsFr } from './ledger-fr-rulings.ts'
import type { PanOptions } from './options.ts'
import type { Pan } from './position.ts'
import type { PanView } from './view.ts'
import { wordsFr } from './words-fr.ts'

type PanGame = WholeGame<Pan, PanView, PanOptions, PanEvent, PanClause>

/** Why something is refused, by the clauses that refuse it. */
const REASONS: Readonly<Record<string, (v: PanView, seat: Seat, a: Action) => string>> = {
  'PAN-1.5': () => 'On ne touche pas au revolver avant la fin des plis',
  'PAN-2.2': (v, _seat, a) =>
    a.act === 'commit' && a.n !== undefined && !v.hand.includes(a.n)
      ? `Vous n’avez pas de ${a.n} en main`
      : 'Posez exactement une carte de votre main',
  'PAN-2.3': () => 'Vous avez posé une carte dans ce pli, et c’est définitif',
  'PAN-2.7': () => 'Les plis sont finis, il n’y a plus de carte en main',
  'PAN-4.4': (v, seat) =>
    v.ghost === null
      ? 'Il n’y a pas de fantôme à cette table'
      : seat === v.picker
        ? `Nommez une case encore fermée du fantôme : ${v.ghost.open.join(', ')}`
        : 'L’autre choisit la carte du fantôme pour ce pli',
  'PAN-6.1': (v, seat) =>
    seat === v.player ? 'Un tour, c’est RETOURNER, MÉLANGER ou PASSER' : 'Ce n’est pas votre tour',
  'PAN-6.1 PAN-7.2': (v) =>
    v.stage === 'offer' ? 'Dites d’abord ENCORE ou STOP' : 'Prenez d’abord les cartes du Double CLIC',
  'PAN-6.1 PAN-9.7': () => 'Vous êtes hors jeu',
  'PAN-6.2': () => 'RETOURNER est gratuit et ne nomme pas de carte',
  'PAN-6.3': () => 'Payez exactement une carte de votre réserve',
  'PAN-6.3 PAN-6.6': (_v, _seat, a) => `Il n’y a pas de ${a.n} dans votre réserve`,
  'PAN-6.5': (v, seat) =>
    `PASSER coûte exactement ${v.active} cartes ; vous en avez ${v.fronts[seat]!.length}`,
  'PAN-6.6': () => 'On paie avec sa propre réserve, chaque carte une fois',
  'PAN-6.7': () => 'Sans carte, on ne peut que RETOURNER',
  'PAN-7.1': () => 'Le Double CLIC ne suit qu’un premier CLIC devant une réserve vide',
  'PAN-7.3': () => 'ENCORE et STOP ne nomment pas de carte',
  'PAN-7.4': () => 'ENCORE et STOP ne nomment pas de carte',
  'PAN-7.7': (v, _seat, a) =>
    a.act === 'go'
      ? 'On ne retourne jamais une troisième carte'
      : v.stage === 'taking' || v.stage === 'picking'
        ? `Prenez-en exactement ${v.stage === 'picking' ? 1 : v.active}, rien d’autre`
        : 'On ne prend des cartes qu’après un second CLIC',
  'PAN-7.7 PAN-7.10': (v) => `Prenez-en exactement ${v.stage === 'picking' ? 1 : v.active}, pas moins`,
  'PAN-7.8': () => 'On ne prend que des cartes posées devant d’autres joueurs en vie',
  'PAN-7.11': (v) => (v.stage === 'picking' ? 'Choisissez les cartes une par une' : 'Nommez tout le choix'),
  'PAN-10.1': () => 'La partie est finie',
}

const reworded = <R extends Refusal<PanClause>>(refusal: R, v: PanView, seat: Seat, a: Action): R => {
  const reason = REASONS[refusal.clauses.join(' ')]?.(v, seat, a)
  return reason === undefined ? refusal : { ...refusal, reason }
}

/** What an option is called, its values in their order, and what it means. */
const OPTIONS: Readonly<Record<keyof PanOptions, [name: string, values: string[], about: string]>> = {
  cardless: [
    'Joueurs sans carte',
    ['Jouent', 'Hors jeu'],
    'Qui n’a gagné aucune carte joue la seconde manche, ou est hors jeu avant',
  ],
  cancelled: [
    'Cartes annulées',
    ['Au gagnant', 'Défaussées'],
    'Les cartes annulées d’un pli gagné vont au gagnant, ou à la défausse',
  ],
  ownerless: [
    'Cartes sans propriétaire',
    ['Défaussées', 'À prendre'],
    'Les cartes des éliminés et du fantôme sont défaussées, ou restent à prendre par un Double CLIC',
  ],
  startTie: [
    'Égalité pour commencer',
    ['Tirage', 'Sens horaire'],
    'Une égalité parfaite pour commencer se joue au tirage, ou dans le sens horaire',
  ],
  turnOrder: [
    'Ordre du tour',
    ['Sens horaire', 'Par cartes'],
    'Après le premier, on joue dans le sens horaire, ou dans l’ordre du classement par cartes',
  ],
}

function optionIn(sheet: PanGame['sheet'], key: keyof PanOptions): TableOption {
  const option = sheet[key]
  const [name, words, about] = OPTIONS[key]
  if (option.kind !== 'choice') return option
  return { ...option, name, about, names: Object.fromEntries(option.values.map((v, i) => [v, words[i]!])) }
}

/** The same game, speaking French: sentences, refusals, options and rules. */
export const inFrench = (game: PanGame): PanGame => ({
  ...game,
  words: wordsFr,
  ledger: { ...game.ledger, ...ledgerFr, ...rulingsFr },
  sheet: {
    cardless: optionIn(game.sheet, 'cardless'),
    cancelled: optionIn(game.sheet, 'cancelled'),
    ownerless: optionIn(game.sheet, 'ownerless'),
    startTie: optionIn(game.sheet, 'startTie'),
    turnOrder: optionIn(game.sheet, 'turnOrder'),
  },
  refuse: (v, seat, a) => reworded(game.refuse(v, seat, a), v, seat, a),
  barred: (v, seat) => game.barred(v, seat).map((no) => reworded(no, v, seat, { act: no.act })),
})
