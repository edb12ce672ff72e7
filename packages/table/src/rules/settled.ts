import { type GameEvent, has, only, owing, type Seat } from '@midden/kernel'
import type { EntryBody, TableEntry } from './entries.ts'
import type { TableState } from './state.ts'
import { eyesBut, undisturbed, unseenBy } from './unseen.ts'

/** The seats that owe an answer, a bit each. */
export const owed = (state: TableState): number =>
  state.match === null ? 0 : owing(state.game, state.match.position)

const placeOf = ({ match }: TableState): string => {
  const frame = match?.position.stack.at(-1)
  return frame === undefined ? '' : `${match!.position.stack.length} ${frame.at} ${frame.step}`
}

/** An answer of one seat to a question that others still owe leaves the question open for them; so does an aside. */
const staysOpen = (before: TableState, after: TableState, body: EntryBody): boolean => {
  if (body.kind !== 'move') return before.match === after.match
  if (placeOf(before) !== placeOf(after)) return false
  const left = owed(before) & ~(body.aside ? 0 : only(body.seat))
  return owed(after) !== 0 && (owed(after) & ~left) === 0
}

/** Since when each seat is asked: clocks start with the question, with a return to the table and after a pause. */
function asked(
  before: TableState,
  after: TableState,
  { version, at, body }: TableEntry,
  stays: boolean,
): TableState {
  const goesOn = (seat: Seat): boolean => {
    if (body.kind === 'resume' || (body.kind === 'back' && body.seat === seat)) return false
    return stays && has(owed(before), seat)
  }
  return {
    ...after,
    seats: after.seats.map((held, seat) => (goesOn(seat) ? held : { ...held, asked: at })),
    put: stays ? before.put : version,
    moved: before.match === after.match ? before.moved : version,
  }
}

/** What follows at the table from what has happened, and from who has seen it. */
export function settled(
  before: TableState,
  after: TableState,
  entry: TableEntry,
  heard: readonly GameEvent[],
): TableState {
  const { at, body } = entry
  const by = placeOf(before) === placeOf(after) ? unseenBy(before, after, body, heard) : 0
  const isSecret = 'seat' in body && by === eyesBut(before, body.seat)
  const stays = isSecret || staysOpen(before, after, body)
  const told = by !== 0 && stays ? undisturbed(before, after, entry, by) : { ...after, stirred: at }
  return asked(before, told, entry, stays)
}
