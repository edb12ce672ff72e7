import type { Action, Seat, Words } from '@midden/kernel'
import { FREE, GUN_CARDS, ownerOf, valueAt } from './cards.ts'
import type { Criterion, PanEvent, TakenFrom } from './events.ts'
import { takeableIn } from './standin.ts'
import { type TableWords, tableIn } from './table.ts'
import type { PanView } from './view.ts'

type Who = (seat: Seat) => string

const CHARACTERS: readonly string[] = ['', 'Souris', 'Chat', 'Renard', 'Loup', 'Ours', 'Éléphant']

const named = (value: number): string => `${value} (${CHARACTERS[value]})`
const inRow = (values: readonly number[]): string => (values.length === 0 ? 'rien' : values.join(' '))
const and = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`
const everyone = (seats: readonly Seat[], who: Who): string => and(seats.map(who))
const place = { discard: 'va à la défausse', free: 'reste sur la table, à prendre' } as const

const BECAUSE: Readonly<Record<Criterion, string>> = {
  cards: 'le plus de cartes',
  total: 'le plus haut total',
  sixes: 'plus de 6',
  fives: 'plus de 5',
  fours: 'plus de 4',
  threes: 'plus de 3',
  tie: 'égalité départagée',
}

const takenFrom = (from: readonly TakenFrom[], who: Who): string =>
  and(
    from.map(
      ({ owner, cards }) =>
        `${inRow(cards)} ${owner === null ? 'parmi les cartes libres' : `chez ${who(owner)}`}`,
    ),
  )

const spoils = (cards: readonly number[], discarded: readonly number[]): string =>
  discarded.length === 0
    ? `et prend ${inRow(cards)}`
    : `et prend ${inRow(cards)} ; ${inRow(discarded)} à la défausse`

function trickEvent(e: PanEvent, who: Who): string | null {
  switch (e.what) {
    case 'dealt':
      return e.ghost > 0
        ? `Chacun reçoit ${e.each} cartes, le fantôme ${e.ghost} ; ${e.aside} sont mises de côté`
        : `Chacun reçoit ${e.each} cartes ; ${e.aside} sont mises de côté`
    case 'hand':
      return `${who(e.seat)} reçoit ${inRow(e.cards)}`
    case 'committed':
      return `${who(e.seat)} a posé une carte`
    case 'commitment':
      return e.slot === null
        ? `${who(e.seat)} pose le ${named(e.card)}`
        : `${who(e.seat)} pose le ${named(e.card)} et choisit la case ${e.slot} du fantôme`
    case 'revealed': {
      const played = e.cards.map((value, seat) => `${who(seat)} ${value}`)
      if (e.ghost !== null) played.push(`le fantôme ${e.ghost.card}, case ${e.ghost.slot}`)
      return `Les cartes se retournent : ${played.join(', ')}`
    }
    case 'cancelled':
      return `Jouées plusieurs fois, donc annulées : ${inRow(e.values)}`
    case 'nobody won':
      return `Personne ne gagne le pli ; ${inRow(e.cards)} à la défausse`
    case 'trick won':
      return e.clause === 'PAN-3.3'
        ? `${who(e.seat)} gagne avec le 1, qui bat le 6, ${spoils(e.cards, e.discarded)}`
        : `${who(e.seat)} gagne avec le ${named(e.with)} ${spoils(e.cards, e.discarded)}`
    case 'ghost won':
      return e.by === 'PAN-3.3'
        ? `Le fantôme gagne avec le 1, qui bat le 6, ${spoils(e.cards, e.discarded)}`
        : `Le fantôme gagne avec le ${named(e.with)}, la plus haute carte seule, ${spoils(e.cards, e.discarded)}`
    default:
      return null
  }
}

function orderEvent(e: PanEvent, who: Who): string | null {
  switch (e.what) {
    case 'ghost left':
      return `Le fantôme s’en va ; son tas (${inRow(e.cards)}) ${place[e.to]}`
    case 'cardless out':
      return `Hors jeu, faute de cartes : ${everyone(e.seats, who)}`
    case 'tie broken':
      return `Égalité parfaite entre ${everyone(e.among, who)} ; ${
        e.drawn ? 'le tirage' : 'le sens horaire'
      } donne ${and(e.order.map(who))}`
    case 'first player':
      return `${who(e.seat)} commence (${BECAUSE[e.by]}) ; l’ordre est ${e.order.map(who).join(', ')}`
    case 'pan':
      return `PAN ! ${who(e.seat)} est hors jeu`
    case 'front left':
      return `La réserve de ${who(e.seat)} (${inRow(e.cards)}) ${place[e.to]}`
    case 'gun shuffled':
      return `Les ${GUN_CARDS} cartes du revolver sont mélangées`
    case 'won':
      return `${who(e.seat)} survit et gagne`
    default:
      return null
  }
}

function turnEvent(e: PanEvent, who: Who): string {
  switch (e.what) {
    case 'reshuffled':
      return `${who(e.seat)} paie le ${named(e.card)} et mélange les ${GUN_CARDS} cartes du revolver`
    case 'skipped':
      return `${who(e.seat)} paie ${inRow(e.cards)} et passe`
    case 'clic':
      return `CLIC pour ${who(e.seat)} ; il reste ${e.left} ${e.left === 1 ? 'carte' : 'cartes'} au revolver`
    case 'offered':
      return `${who(e.seat)} n’a pas de carte et peut tenter le Double CLIC, à 1 sur ${e.left}`
    case 'stopped':
      return `${who(e.seat)} s’arrête`
    case 'went on':
      return `${who(e.seat)} tente le Double CLIC`
    case 'picked':
      return `${who(e.seat)} choisit un ${e.card} ${e.owner === null ? 'parmi les cartes libres' : `de ${who(e.owner)}`}`
    case 'took':
      return e.from.length === 0
        ? `${who(e.seat)} ne trouve rien à prendre`
        : `${who(e.seat)} prend ${takenFrom(e.from, who)}`
    default:
      return e.what
  }
}

const from = (code: number): string =>
  ownerOf(code) === FREE ? 'parmi les cartes libres' : `à la place ${ownerOf(code)}`

function takeLabel(codes: readonly number[]): string {
  const owners = [...new Set(codes.map(ownerOf))]
  const parts = owners.map((owner) => {
    const theirs = codes.filter((code) => ownerOf(code) === owner)
    return `${inRow(theirs.map(valueAt).reverse())} ${from(theirs[0]!)}`
  })
  return `Prendre ${and(parts)}`
}

const cardsOfPlayer = (v: PanView): number => v.fronts[v.player!]!.length
const opening = (v: PanView): string => (cardsOfPlayer(v) === 1 ? ' ; un CLIC ouvre le Double CLIC' : '')

function action(v: PanView, a: Action): string {
  const ns = a.ns ?? []
  switch (a.act) {
    case 'commit':
      return a.with === undefined
        ? `Poser le ${named(a.n!)}`
        : `Poser le ${named(a.n!)} et choisir la case ${a.with} du fantôme`
    case 'flip':
      return `Retourner : PAN à 1 sur ${v.left}`
    case 'reshuffle':
      return `Payer le ${named(a.n!)}, mélanger et retourner : PAN à 1 sur ${GUN_CARDS}${opening(v)}`
    case 'skip':
      return `Payer ${inRow(ns.toReversed())} et passer`
    case 'go':
      return `Encore : PAN à 1 sur ${v.left}${takeableIn(v, v.player!).length === 0 ? ', rien à prendre' : ''}`
    case 'stop':
      return 'Stop'
    case 'pick':
      return `Choisir le ${named(valueAt(a.n!))} ${from(a.n!)}`
    default:
      return takeLabel(ns)
  }
}

const QUESTIONS: Readonly<Record<string, (v: PanView) => string>> = {
  commit: (v) =>
    v.me !== null && v.me === v.picker
      ? `Pli ${v.trick} : quelle carte poser, et quelle case du fantôme ?`
      : `Pli ${v.trick} : quelle carte poser ?`,
  act: (v) => {
    const cards = cardsOfPlayer(v)
    if (cards === 0) return `Sans carte, il faut retourner, à 1 sur ${v.left}`
    if (cards < v.active) return `Retourner à 1 sur ${v.left}, ou payer 1 carte pour mélanger ?`
    return `Retourner à 1 sur ${v.left}, payer 1 carte pour mélanger, ou ${v.active} pour passer ?`
  },
  'go or stop': (v) => `CLIC. Tenter le Double CLIC à 1 sur ${v.left}, ou s’arrêter ?`,
  take: (v) => `Double CLIC ! Quelles ${v.active} cartes prendre ?`,
  pick: (v) => `Double CLIC ! Carte ${v.picked.length + 1} sur ${v.active}`,
}

/** What those waited for are at. */
const WAITS: Readonly<Record<string, (v: PanView) => string>> = {
  commit: (v) => `Choix d’une carte pour le pli ${v.trick}.`,
  act: (v) => (cardsOfPlayer(v) === 0 ? 'Sans carte : doit retourner.' : 'Retourner, mélanger ou passer.'),
  'go or stop': () => 'Encore une, ou stop.',
  take: (v) => `Prise de ${v.active} cartes.`,
  pick: (v) => `Prise de ${v.active} cartes.`,
}

const tableWords: TableWords = {
  oneIn: (left) => `PAN à 1 sur ${left}`,
  trick: (trick, of) => `Première manche, pli ${trick} sur ${of}`,
  over: 'La partie est finie',
  second: (active) => `Seconde manche, ${active} en vie : mélanger coûte 1 carte, passer ${active}`,
  marks: { wins: 'gagne', out: 'hors jeu', acts: 'à jouer', committed: 'a posé', choosing: 'choisit' },
  cards: (count) => (count < 2 ? `${count} carte` : `${count} cartes`),
  total: (sum) => `total ${sum}`,
  doubling: '(Double CLIC possible)',
  labels: {
    gun: 'Revolver',
    ghost: 'Fantôme',
    order: 'Ordre',
    free: 'Libres',
    discard: 'Défausse',
    aside: 'De côté',
    hand: 'Main',
    picked: 'Choisies',
  },
  heap: (cards, picker) => `tas ${cards}  (${picker} choisit)`,
  setAside: (count) => `(${count} de côté)`,
  committed: (card) => `Vous avez posé ${card}`,
  picked: (count, of) => `${count} sur ${of}`,
}

export const wordsFr: Words<PanView, PanEvent> = {
  event: (e, who) => trickEvent(e, who) ?? orderEvent(e, who) ?? turnEvent(e, who),
  action,
  cards: (_v, { act, n }) => (act === 'commit' && n !== undefined ? [named(n)] : []),
  question: (v, decision) => QUESTIONS[decision]?.(v) ?? decision,
  waits: (v, decision) => WAITS[decision]?.(v) ?? decision,
  table: tableIn(tableWords),
}
