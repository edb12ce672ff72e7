import { type Change, type Fate, type Seat, type Showing, showing, type Viewer } from '@midden/kernel'
import { isRecycler } from '../cards.ts'
import type { WasteEvent } from '../events.ts'
import { PARTS, type ScoreChange } from '../score.ts'
import type { WasteView } from '../view.ts'

const LOG: Showing = { as: 'log' }
const MARK: Showing = { as: 'mark' }
const MOMENT: Showing = { as: 'moment' }
const AUCTION: Showing = { as: 'moment', cause: 'auction' }
const RECYCLER: Showing = { as: 'moment', cause: 'recycler' }
const ROUND: Showing = { as: 'recap', cause: 'round' }

const holding = (showing: Showing, holds: boolean): Showing => (holds ? { ...showing, holds: true } : showing)

/** What everybody at the table looks at. */
const forAll =
  (showing: Showing) =>
  (_e: WasteEvent, me: Viewer): Showing =>
    holding(showing, me !== null)

/** A card that came or went: it waits for those whose points it changed without their doing. */
const recycled = (e: { seat: Seat; scored: readonly ScoreChange[] }, me: Viewer): Showing =>
  holding(RECYCLER, me !== e.seat && e.scored.some(({ seat }) => seat === me))

const cards = (key: 'hand' | 'bid' | 'station', by: number, chosen = false): Change[] =>
  by === 0 ? [] : [{ of: 'cards', key, by, ...(chosen && { chosen: true }) }]

const boss = (now: 0 | 1): Change => ({ of: 'standing', key: 'boss', by: now === 1 ? 1 : -1, now })

const points = (scored: readonly ScoreChange[], me: Seat, chosen = false): Change[] =>
  scored
    .filter(({ seat }) => seat === me)
    .map(({ part, from, now }) => ({
      of: 'score',
      key: part,
      by: now - from,
      now,
      ...(chosen && { chosen: true }),
    }))

/** What becomes of a seat's own cards. */
function cardChanges(e: WasteEvent, seat: Seat): Change[] {
  switch (e.what) {
    case 'dealt':
      return cards('hand', e.each, true)
    case 'bids shown': {
      const { count } = e.bids[seat]!
      return [...cards('hand', -count, true), ...cards('bid', count, true)]
    }
    default:
  }
  if (!('seat' in e) || e.seat !== seat) return []
  switch (e.what) {
    case 'paid':
      return cards('bid', -e.cards.length)
    case 'pile taken':
      return cards('hand', e.cards.length)
    case 'bid returned':
      return [...cards('bid', -e.count), ...cards('hand', e.count)]
    case 'drew': {
      const chained = e.cards.filter(isRecycler).length
      return [...cards('hand', chained - 1), ...cards('station', e.cards.length - chained)]
    }
    case 'removed': {
      const chosen = !e.automatic
      const station = e.from === 'station'
      return [...cards('hand', station ? -1 : -2, chosen), ...cards('station', station ? -1 : 0, chosen)]
    }
    case 'no effect':
      return cards('hand', -1)
    case 'laid':
      return [...cards('hand', -e.cards.length), ...cards('station', e.cards.length)]
    default:
      return []
  }
}

function changes(e: WasteEvent, seat: Seat): readonly Change[] {
  switch (e.what) {
    case 'first boss':
      return e.seat === seat ? [boss(1)] : []
    case 'boss':
      return e.seat === e.from ? [] : e.seat === seat ? [boss(1)] : e.from === seat ? [boss(0)] : []
    case 'removed':
      return [...cardChanges(e, seat), ...points(e.scored, seat, e.seat === seat && !e.automatic)]
    case 'drew':
    case 'laid':
      return [...cardChanges(e, seat), ...points(e.scored, seat)]
    default:
      return cardChanges(e, seat)
  }
}

/** Cards of a bid that lie on the table, neither paid nor returned yet. */
function lying(v: WasteView, seat: Seat): number {
  if (v.step !== 'pile' || v.turn === seat || v.piles.some(({ taker }) => taker === seat)) return 0
  return v.bids[seat]!.count
}

/** All that a seat holds: in the draft what it has kept and what it hands on, and Recyclers it has still to play. */
function inHand(v: WasteView, seat: Seat): number {
  const kept = v.step === 'keep' ? v.passes : 0
  return v.hands[seat]!.holds + kept + (v.turn === seat ? v.pending.length : 0)
}

/** What moments are made of, and whose cards, points and place they change. */
export const fate: Fate<WasteView, WasteEvent> = {
  shows: showing<WasteEvent>({
    'first boss': MOMENT,
    boss: ROUND,
    'round not played': forAll(MOMENT),
    shuffled: LOG,
    dealt: LOG,
    kept: (e) => (e.automatic && e.card !== null ? MOMENT : MARK),
    'packs passed': MARK,
    'piles laid out': MOMENT,
    'bid made': MARK,
    'bids shown': forAll({ ...AUCTION, opens: true }),
    'bid tie': AUCTION,
    'nobody bid': AUCTION,
    paid: AUCTION,
    'pile taken': AUCTION,
    'bid returned': (e, me) => holding(AUCTION, e.seat === me),
    'pile burnt': AUCTION,
    'plays Recyclers': { ...RECYCLER, opens: true },
    drew: recycled,
    chained: RECYCLER,
    removed: recycled,
    'no effect': RECYCLER,
    laid: ROUND,
    standing: forAll(ROUND),
    'final order': LOG,
    'level on points': LOG,
    'level on value': LOG,
    'place shared': LOG,
    'all is shown': LOG,
  }),
  changes,
  holdings: (v, seat) => ({
    hand: inHand(v, seat),
    bid: lying(v, seat),
    station: v.stations[seat]!.length,
    boss: v.boss === seat ? 1 : 0,
    ...Object.fromEntries(PARTS.map((part) => [part, v.scores[seat]![part]])),
  }),
}
