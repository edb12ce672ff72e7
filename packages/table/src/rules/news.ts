import { eventsFor, type GameEvent, question, type Viewer, waiting } from '@midden/kernel'
import type { EntryBody, TableEntry } from './entries.ts'
import type { Patch } from './patch.ts'
import type { TableState } from './state.ts'
import type { News, What } from './types.ts'
import { seenVersion } from './unseen.ts'

type Move = Extract<EntryBody, { kind: 'move' }>

/** A move's seat is named to those who could know that it was asked, or that it had the right it used. */
function moveFor(before: TableState, { seat, by, aside }: Move, viewer: Viewer): What {
  const { position } = before.match!
  const known =
    viewer === seat ||
    // Mostly everybody can see who is asked.
    (!aside && question(before.game, position)?.seen === undefined) ||
    waiting(before.game, position, viewer).some((row) => row.seat === seat && row.optional === aside)
  if (!known) return { kind: 'move' }
  return by === 'bot' || by === 'clock' ? { kind: 'move', seat, by } : { kind: 'move', seat }
}

function whatOf(before: TableState, { body }: TableEntry, viewer: Viewer): What {
  switch (body.kind) {
    case 'move':
      return moveFor(before, body, viewer)
    case 'undo':
      return { kind: 'undo', seat: body.seat, moves: 1 }
    case 'sit':
    case 'adopt':
    case 'forget':
    case 'lay':
    case 'away':
    case 'back':
      return { kind: 'seat', seat: body.seat }
    case 'call':
      return { kind: 'call' }
    case 'reveal':
      return { kind: 'reveal', seat: body.seat }
    case 'propose':
      return { kind: 'proposal', seat: body.seat }
    case 'answer':
      return { kind: 'answer', seat: body.seat, yes: body.yes }
    case 'resume':
      return { kind: 'clock' }
    case 'say':
      return { kind: 'say', seat: body.seat, name: before.seats[body.seat]!.name ?? '', text: body.text }
    case 'open':
    case 'start':
      return { kind: 'start' }
    case 'rematch':
      return { kind: 'rematch' }
    case 'close':
      return { kind: 'close' }
  }
}

/** One step of a table's journal with all that telling it needs. */
export interface JournalStep {
  before: TableState
  after: TableState
  entry: TableEntry
  events: readonly GameEvent[]
}

/** The news of one step for one viewer, given what has changed in its picture. */
export const news = ({ before, after, entry, events }: JournalStep, viewer: Viewer, patch: Patch): News => ({
  t: 'news',
  table: after.id,
  version: seenVersion(after, viewer),
  at: entry.at,
  what: whatOf(before, entry, viewer),
  events: eventsFor(events, viewer),
  patch,
})
