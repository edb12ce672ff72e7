import type { Retelling, Seat } from '@midden/kernel'
import type { Criterion, PanEvent, TakenFrom } from '../events.ts'
import type { PanView } from '../view.ts'
import { nextUp, type PanReader, totalWith, type Won } from './sums.ts'

const and = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`
const row = (values: readonly number[]): string => values.join(' ')

const WITH: readonly string[] = ['', 'la Souris', 'le Chat', 'le Renard', 'le Loup', 'l’Ours', 'l’Éléphant']
const MOUSE = ' La Souris bat l’Éléphant !'

const BECAUSE: Readonly<Record<Criterion, string>> = {
  cards: 'le plus de cartes',
  total: 'le plus haut total',
  sixes: 'plus de 6',
  fives: 'plus de 5',
  fours: 'plus de 4',
  threes: 'plus de 3',
  tie: 'après une égalité',
}

const you = (seat: Seat | null, { me, who }: PanReader): string => (seat === me ? 'vous' : who(seat!))
const called = (seat: Seat, reader: PanReader, verb: string, yours: string): string =>
  seat === reader.me ? `Vous ${yours}` : `${reader.who(seat)} ${verb}`

/** How the gun waits for whoever plays next, if that is the reader. */
function yourOdds(reader: PanReader): string {
  const { left } = reader.after
  if (nextUp(reader) !== reader.me) return ''
  return left === 1 ? ' À vous : c’est le PAN, à coup sûr.' : ` À vous, à 1 sur ${left}.`
}

function won(e: Won, reader: PanReader): string {
  const mouse = e.clause === 'PAN-3.3' ? MOUSE : ''
  const mine = e.seat === reader.me
  const total = mine ? ` Vos cartes font maintenant ${totalWith(e, reader)}.` : ''
  return `${called(e.seat, reader, 'gagne', 'gagnez')} avec ${WITH[e.with]} et ${mine ? 'prenez' : 'prend'} ${row(e.cards)}.${mouse}${total}`
}

function taken(seat: Seat, from: readonly TakenFrom[], reader: PanReader): string {
  if (from.length === 0)
    return `Double CLIC ! Il n’y a rien à prendre pour ${seat === reader.me ? 'vous' : reader.who(seat)}.`
  const parts = from.map(({ owner, cards }) =>
    owner === null ? `${row(cards)} parmi les cartes libres` : `${row(cards)} chez ${you(owner, reader)}`,
  )
  return `Double CLIC ! ${called(seat, reader, 'prend', 'prenez')} ${and(parts)}.`
}

function dead(seat: Seat, reader: PanReader): string {
  if (seat !== reader.me) return `PAN ! ${reader.who(seat)} est hors jeu.`
  return `PAN ! Vous êtes hors jeu, ${reader.after.active + 1}e sur ${reader.after.seats}.`
}

const goes = {
  discard: ['va à la défausse', 'vont à la défausse'],
  free: ['reste à prendre', 'restent à prendre'],
} as const

function shot(e: PanEvent, reader: PanReader): string | null {
  switch (e.what) {
    case 'reshuffled':
      return `${called(e.seat, reader, 'paie', 'payez')} un ${e.card} et ${e.seat === reader.me ? 'mélangez' : 'mélange'} : retour à 1 sur 6.`
    case 'skipped':
      return `${called(e.seat, reader, 'paie', 'payez')} ${row(e.cards)} pour passer.${yourOdds(reader)}`
    case 'clic':
      return `CLIC. ${called(e.seat, reader, 'est sauf', 'êtes sauf')}. ${e.left === 1 ? 'Il reste une carte' : `Il reste ${e.left} cartes`} au revolver.${yourOdds(reader)}`
    case 'offered':
      return `${called(e.seat, reader, 'n’a plus de cartes et peut', 'n’avez plus de cartes et pouvez')} recommencer pour un Double CLIC.`
    case 'stopped':
      return `${called(e.seat, reader, 's’arrête', 'vous arrêtez')}.`
    case 'went on':
      return `${called(e.seat, reader, 'recommence', 'recommencez')}, ${reader.before.left === 1 ? 'vers une mort certaine' : `à 1 sur ${reader.before.left}`}.`
    case 'picked':
      return `${called(e.seat, reader, 'choisit', 'choisissez')} un ${e.card}${e.owner === null ? '' : ` chez ${you(e.owner, reader)}`}.`
    case 'took':
      return taken(e.seat, e.from, reader)
    case 'pan':
      return dead(e.seat, reader)
    case 'front left': {
      const one = e.cards.length === 1
      const whose =
        e.seat === reader.me ? (one ? 'Votre carte' : 'Vos cartes') : one ? 'La carte' : 'Les cartes'
      return `${whose}${e.seat === reader.me ? '' : ` de ${reader.who(e.seat)}`} (${row(e.cards)}) ${goes[e.to][one ? 0 : 1]}.`
    }
    case 'gun shuffled':
      return 'Six cartes de revolver toutes neuves.'
    default:
      return null
  }
}

function line(e: PanEvent, reader: PanReader): string | null {
  switch (e.what) {
    case 'revealed':
      return 'Cartes sur table.'
    case 'cancelled':
      return `Les ${and(e.values.map(String))} s’annulent.`
    case 'nobody won':
      return `Aucune carte n’est seule. Les ${e.cards.length} cartes vont à la défausse.`
    case 'trick won':
      return won(e, reader)
    case 'ghost won':
      return `Le fantôme gagne avec ${WITH[e.with]} et prend ${row(e.cards)}.${e.by === 'PAN-3.3' ? MOUSE : ''}`
    case 'ghost left':
      if (e.cards.length === 0) return 'Le fantôme s’en va.'
      return `Le fantôme s’en va ; ses cartes ${e.to === 'free' ? 'restent à prendre' : 'sont hors jeu'}.`
    case 'cardless out':
      return e.seats.length === 1
        ? `${called(e.seats[0]!, reader, 'n’a pas de carte et est hors jeu', 'n’avez pas de carte : vous êtes hors jeu')}.`
        : `${and(e.seats.map((seat) => you(seat, reader)))} : sans carte, donc hors jeu.`
    case 'tie broken': {
      const among = and(e.among.map((seat) => you(seat, reader)))
      return e.drawn
        ? `Égalité entre ${among} : le sort désigne ${you(e.order[0]!, reader)}.`
        : `Égalité entre ${among} : on joue dans le sens horaire.`
    }
    case 'first player': {
      const rest = e.order.slice(1).map((seat) => you(seat, reader))
      return `${called(e.seat, reader, 'commence', 'commencez')} (${BECAUSE[e.by]}). Puis ${rest.join(', ')}.`
    }
    default:
      return shot(e, reader)
  }
}

const actorOf = (events: readonly PanEvent[]): Seat | null => {
  const event = events.find((e) => 'seat' in e)
  return event !== undefined && 'seat' in event ? event.seat : null
}

/** The beats of Pan in French. */
export const retellingFr: Retelling<PanView, PanEvent> = {
  title(cause, events, reader) {
    if (cause === 'trick') return reader.before.trick > 0 ? `Pli ${reader.before.trick}` : 'Le pli'
    const seat = actorOf(events)
    if (seat === null) return 'Le revolver'
    return seat === reader.me ? 'Votre tour' : `Tour de ${reader.who(seat)}`
  },
  line,
  chip({ key, by }) {
    const sign = by > 0 ? `+${by}` : `−${-by}`
    return key === 'in' ? 'hors jeu' : `${sign} ${Math.abs(by) === 1 ? 'carte' : 'cartes'}`
  },
}
