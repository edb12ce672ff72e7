import { type Change, type Fate, type Seat, type Showing, showing, type Viewer } from '@midden/kernel'
import type { PanEvent } from '../events.ts'
import type { PanView } from '../view.ts'

type Of<W extends PanEvent['what']> = Extract<PanEvent, { what: W }>

const LOG: Showing = { as: 'log' }
const MARK: Showing = { as: 'mark' }
const MOMENT: Showing = { as: 'moment' }
const TRICK: Showing = { as: 'moment', cause: 'trick' }
const ORDER: Showing = { ...TRICK, joins: true }

const waitsFor = (seats: readonly (Seat | null)[], me: Viewer): boolean => me !== null && seats.includes(me)

/** All cards up, and whoever is out: everybody at the table looks at that. */
const forAll =
  (showing: Showing) =>
  (_e: PanEvent, me: Viewer): Showing =>
    me === null ? showing : { ...showing, holds: true }

const front = (by: number, chosen = false): Change[] =>
  by === 0 ? [] : [{ of: 'cards', key: 'front', by, ...(chosen && { chosen: true }) }]
const hand = (by: number): Change => ({ of: 'cards', key: 'hand', by, chosen: true })
const OUT: Change = { of: 'standing', key: 'in', by: -1, now: 0 }

/** What a taking means to one seat: more for the taker, less for whoever lost cards. */
function taken({ seat, from }: Of<'took'>, me: Seat): Change[] {
  if (me === seat)
    return front(
      from.reduce((sum, { cards }) => sum + cards.length, 0),
      true,
    )
  return front(-(from.find(({ owner }) => owner === me)?.cards.length ?? 0))
}

function changes(e: PanEvent, seat: Seat): readonly Change[] {
  switch (e.what) {
    case 'dealt':
      return [hand(e.each)]
    case 'revealed':
      return [hand(-1)]
    case 'cardless out':
      return e.seats.includes(seat) ? [OUT] : []
    case 'took':
      return taken(e, seat)
    default:
  }
  if (!('seat' in e) || e.seat !== seat) return []
  switch (e.what) {
    case 'trick won':
      return front(e.cards.length)
    case 'reshuffled':
      return front(-1, true)
    case 'skipped':
      return front(-e.cards.length, true)
    case 'front left':
      return front(-e.cards.length)
    case 'pan':
      return [OUT]
    default:
      return []
  }
}

/** What moments are made of, and whose cards and life they change. */
export const fate: Fate<PanView, PanEvent> = {
  shows: showing<PanEvent>({
    dealt: LOG,
    hand: LOG,
    committed: MARK,
    commitment: LOG,
    revealed: forAll({ ...TRICK, opens: true }),
    cancelled: TRICK,
    'nobody won': TRICK,
    'trick won': TRICK,
    'ghost won': TRICK,
    'ghost left': ORDER,
    'cardless out': ORDER,
    'tie broken': ORDER,
    'first player': ORDER,
    reshuffled: { as: 'moment', cause: 'turn', opens: true },
    skipped: { as: 'moment', cause: 'turn', opens: true },
    clic: { as: 'moment', cause: 'turn', joins: true },
    offered: MARK,
    stopped: MARK,
    'went on': { as: 'moment', cause: 'turn', opens: true },
    picked: MOMENT,
    took: (e, me) => ({
      as: 'moment',
      cause: 'turn',
      joins: true,
      ...(waitsFor(
        e.from.map(({ owner }) => owner),
        me,
      ) && { holds: true }),
    }),
    pan: forAll({ as: 'moment', cause: 'turn', joins: true }),
    'front left': { as: 'moment', cause: 'turn', joins: true },
    'gun shuffled': { as: 'moment', cause: 'turn', joins: true },
    won: LOG,
  }),
  changes,
  holdings: (v, seat) => ({
    hand: v.handSize,
    front: v.fronts[seat]!.length,
    in: v.eliminated.includes(seat) ? 0 : 1,
  }),
}
