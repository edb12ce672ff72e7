import type { Retelling, Seat } from '@midden/kernel'
import { CHARACTERS } from '../cards.ts'
import type { Criterion, PanEvent, TakenFrom } from '../events.ts'
import type { PanView } from '../view.ts'
import { nextUp, type PanReader, totalWith, type Won } from './sums.ts'

const and = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
const row = (values: readonly number[]): string => values.join(' ')
const count = (n: number): string => (n === 1 ? '1 card' : `${n} cards`)
const goes = { discard: 'discarded', free: 'up for grabs' } as const

const BECAUSE: Readonly<Record<Criterion, string>> = {
  cards: 'most cards',
  total: 'highest total',
  sixes: 'more 6s',
  fives: 'more 5s',
  fours: 'more 4s',
  threes: 'more 3s',
  tie: 'after a tie',
}

const you = (seat: Seat | null, { me, who }: PanReader): string => (seat === me ? 'you' : who(seat!))
const called = (seat: Seat, reader: PanReader, verb: string, yours: string): string =>
  seat === reader.me ? `You ${yours}` : `${reader.who(seat)} ${verb}`

/** How the gun waits for whoever plays next, if that is the reader. */
function yourOdds(reader: PanReader): string {
  const { left } = reader.after
  return nextUp(reader) !== reader.me
    ? ''
    : left === 1
      ? ' You’re next, and it’s PAN for sure.'
      : ` You’re next, at 1 in ${left}.`
}

function won(e: Won, reader: PanReader): string {
  const mouse = e.clause === 'PAN-3.3' ? ' The Mouse beats the Elephant!' : ''
  const spoils = `with the ${CHARACTERS[e.with]} and ${e.seat === reader.me ? 'take' : 'takes'} ${row(e.cards)}`
  const total = e.seat === reader.me ? ` Your cards now total ${totalWith(e, reader)}.` : ''
  return `${called(e.seat, reader, 'wins', 'win')} ${spoils}.${mouse}${total}`
}

function cancelled(values: readonly number[]): string {
  const same = values.map((value) => `${value}s`)
  return `${same.length === 1 ? 'Equal' : 'Equals:'} ${and(same)} cancel each other out.`
}

function started(e: Extract<PanEvent, { what: 'first player' }>, reader: PanReader): string {
  const rest = e.order.slice(1).map((seat) => you(seat, reader))
  return `${called(e.seat, reader, 'starts', 'start')} (${BECAUSE[e.by]}). Then ${rest.join(', ')}.`
}

function taken(seat: Seat, from: readonly TakenFrom[], reader: PanReader): string {
  if (from.length === 0) return `Double CLIC! There is nothing for ${you(seat, reader)} to take.`
  const parts = from.map(({ owner, cards }) =>
    owner === null ? `${row(cards)} of the free cards` : `${row(cards)} from ${you(owner, reader)}`,
  )
  return `Double CLIC! ${called(seat, reader, 'takes', 'take')} ${and(parts)}.`
}

const place = (n: number): string => ['', '1st', '2nd', '3rd'][n] ?? `${n}th`

function dead(seat: Seat, reader: PanReader): string {
  if (seat !== reader.me) return `PAN! ${reader.who(seat)} is out.`
  return `PAN! You’re out, ${place(reader.after.active + 1)} of ${reader.after.seats}.`
}

function shot(e: PanEvent, reader: PanReader): string | null {
  switch (e.what) {
    case 'reshuffled':
      return `${called(e.seat, reader, 'pays', 'pay')} a ${e.card} and reshuffle${e.seat === reader.me ? '' : 's'}: back to 1 in 6.`
    case 'skipped':
      return `${called(e.seat, reader, 'pays', 'pay')} ${row(e.cards)} to skip.${yourOdds(reader)}`
    case 'clic':
      return `CLIC. ${called(e.seat, reader, 'lives', 'live')}. ${e.left} left in the gun.${yourOdds(reader)}`
    case 'offered':
      return `${called(e.seat, reader, 'is out of cards and', 'are out of cards and')} may go again for a Double CLIC.`
    case 'stopped':
      return `${called(e.seat, reader, 'stops', 'stop')}.`
    case 'went on':
      return `${called(e.seat, reader, 'goes again', 'go again')}, at ${reader.before.left === 1 ? 'certain death' : `1 in ${reader.before.left}`}.`
    case 'picked':
      return `${called(e.seat, reader, 'picks', 'pick')} a ${e.card}${e.owner === null ? '' : ` from ${you(e.owner, reader)}`}.`
    case 'took':
      return taken(e.seat, e.from, reader)
    case 'pan':
      return dead(e.seat, reader)
    case 'front left':
      return `${e.seat === reader.me ? 'Your' : `${reader.who(e.seat)}’s`} ${count(e.cards.length)} (${row(e.cards)}) ${e.cards.length === 1 ? 'is' : 'are'} ${goes[e.to]}.`
    case 'gun shuffled':
      return 'Six fresh gun cards.'
    default:
      return null
  }
}

function line(e: PanEvent, reader: PanReader): string | null {
  switch (e.what) {
    case 'revealed':
      return 'All cards up.'
    case 'cancelled':
      return cancelled(e.values)
    case 'nobody won':
      return `No card stands alone. All ${e.cards.length} cards are discarded.`
    case 'trick won':
      return won(e, reader)
    case 'ghost won':
      return `The ghost wins with the ${CHARACTERS[e.with]} and takes ${row(e.cards)}.${e.by === 'PAN-3.3' ? ' The Mouse beats the Elephant!' : ''}`
    case 'ghost left':
      return e.cards.length === 0
        ? 'The ghost leaves.'
        : `The ghost leaves; its cards are ${e.to === 'free' ? 'up for grabs' : 'out of the game'}.`
    case 'cardless out':
      return e.seats.length === 1
        ? `${called(e.seats[0]!, reader, 'has no cards and is out', 'have no cards: you’re out')}.`
        : `${and(e.seats.map((seat) => you(seat, reader)))} have no cards and are out.`
    case 'tie broken':
      return e.drawn
        ? `${and(e.among.map((seat) => you(seat, reader)))} are tied; ${you(e.order[0]!, reader)} ${e.order[0] === reader.me ? 'were' : 'was'} drawn to go first.`
        : `${and(e.among.map((seat) => you(seat, reader)))} are tied and play clockwise.`
    case 'first player':
      return started(e, reader)
    default:
      return shot(e, reader)
  }
}

const actorOf = (events: readonly PanEvent[]): Seat | null => {
  const event = events.find((e) => 'seat' in e)
  return event !== undefined && 'seat' in event ? event.seat : null
}

/** The beats of Pan in English. */
export const retelling: Retelling<PanView, PanEvent> = {
  title(cause, events, reader) {
    if (cause === 'trick') return reader.before.trick > 0 ? `Trick ${reader.before.trick}` : 'The trick'
    const seat = actorOf(events)
    if (seat === null) return 'The gun'
    return seat === reader.me ? 'Your turn' : `${reader.who(seat)}’s turn`
  },
  line,
  chip({ key, by }) {
    const sign = by > 0 ? `+${by}` : `−${-by}`
    return key === 'in' ? 'out' : `${sign} ${Math.abs(by) === 1 ? 'card' : 'cards'}`
  },
}
