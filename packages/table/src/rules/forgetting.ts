import { STANDARD_BOT } from '@midden/bots'
import type { Seat } from '@midden/kernel'
import type { EntryBody } from './entries.ts'
import type { SeatState, TableState } from './state.ts'

/** What stands where a name stood. */
const NOBODY = 'Somebody'
const BOT = { kind: 'bot', name: STANDARD_BOT, bot: STANDARD_BOT } as const

/** A seat without its person: a bot plays on where there is something to play. */
function without({ lent: _, share, ...held }: SeatState, status: TableState['status']): SeatState {
  const sealed = status !== 'open' && share !== undefined && { share }
  return status === 'open' || status === 'playing'
    ? { ...held, ...sealed, ...BOT, person: null, away: false, missed: 0 }
    : { ...held, ...sealed, person: null, name: NOBODY }
}

/** The table without the person in this seat: no name, no words, and somebody else as its host. */
export function withoutPerson(state: TableState, seat: Seat): TableState {
  const { person } = state.seats[seat]!
  const isTheirs = (held: SeatState): boolean => held.kind === 'person' && held.person === person
  const gone = state.seats.map(isTheirs)
  const seats = state.seats.map((held) => (isTheirs(held) ? without(held, state.status) : held))
  const other = seats.find(({ kind, person: left }) => kind === 'person' && left !== null)?.person
  return {
    ...state,
    seats,
    host: state.host === person ? (other ?? state.host) : state.host,
    chat: state.chat.filter((line) => gone[line.seat] !== true),
    proposal: null,
  }
}

/** The same entry without the name and the words of these people; the entry itself where it has none. */
export function scrub(body: EntryBody, isTheirs: (seat: Seat) => boolean, ids: readonly string[]): EntryBody {
  if (body.kind === 'sit' && ids.includes(body.person)) return { ...body, name: NOBODY }
  if (body.kind === 'say' && isTheirs(body.seat)) return { ...body, text: '…' }
  if (body.kind !== 'open') return body
  const isKept = (held: (typeof body.seats)[number]): boolean =>
    held.kind === 'kept' && ids.includes(held.person)
  if (!body.seats.some(isKept)) return body
  return { ...body, seats: body.seats.map((held) => (isKept(held) ? { ...held, name: NOBODY } : held)) }
}
