import { type Change, type Fate, type Seat, type Showing, showing, type Viewer } from '@midden/kernel'
import type { WorksEvent } from '../events.ts'
import { LOAN, PEGS } from '../mat.ts'
import type { CompanyView, WorksView } from '../view.ts'

type Of<W extends WorksEvent['what']> = Extract<WorksEvent, { what: W }>

const LOG: Showing = { as: 'log' }
const MARK: Showing = { as: 'mark' }
const MOMENT: Showing = { as: 'moment' }
const ROUND: Showing = { as: 'recap', cause: 'round' }
const ACCIDENT: Showing = { as: 'moment', cause: 'accident' }
const AUCTION: Showing = { as: 'moment', cause: 'auction' }

const holding = (showing: Showing, holds: boolean): Showing => (holds ? { ...showing, holds: true } : showing)

/** What everybody at the table looks at. */
const forAll =
  (showing: Showing) =>
  (_e: WorksEvent, me: Viewer): Showing =>
    holding(showing, me !== null)

/** It waits for the one it is about. */
const forOwner =
  (showing: Showing) =>
  (e: { seat: Seat }, me: Viewer): Showing =>
    holding(showing, e.seat === me)

/** A loan belongs to the bill that forced it; one's own wish needs no telling. */
function creditShown(e: Of<'credit'>, me: Viewer): Showing {
  if (!e.forced) return MARK
  return holding({ ...(e.for === 'wages' ? ROUND : ACCIDENT), joins: true }, e.seat === me)
}

const change = (of: Change['of'], key: string, by: number, now?: number): Change[] =>
  by === 0 ? [] : [{ of, key, by, ...(now !== undefined && { now }) }]
const cash = (by: number): Change[] => change('money', 'cash', by)
const hand = (by: number): Change[] => change('cards', 'hand', by)
const from = (of: Change['of'], key: string, before: number, now: number): Change[] =>
  change(of, key, now - before, now)
const known = (changes: readonly Change[]): Change[] => changes.map((one) => ({ ...one, chosen: true }))
/** The card played, and the Adviser beside it. */
const played = ({ adviser }: { adviser: boolean }): Change[] => hand(adviser ? -2 : -1)

/** What a card does to the company that plays it: all of it is known beforehand. */
function playChanges(e: WorksEvent): Change[] {
  switch (e.what) {
    case 'order':
      return [
        ...played(e),
        ...cash(e.paid),
        ...change('cards', 'tower', -e.materials),
        ...from('health', 'waste', e.from, e.waste),
      ]
    case 'growth':
      return [...played(e), ...from('score', 'column', e.from, e.column)]
    case 'hiring':
    case 'firing':
      return [...played(e), ...from('standing', 'row', e.from, e.row)]
    case 'innovation':
      return [...played(e), ...cash(-e.paid), ...e.pegs.flatMap((peg) => change('score', peg, -1))]
    case 'disposal':
      return [...played(e), ...from('health', 'waste', e.from, e.waste)]
    case 'auction':
      return played(e)
    case 'repaid':
      return [...hand(-1), ...cash(-e.paid), ...change('money', 'loans', -1)]
    case 'took':
      return hand(e.kinds.length)
    case 'no lot':
    case 'discarded':
      return hand(-1)
    default:
      return []
  }
}

function ownChanges(e: WorksEvent): readonly Change[] {
  switch (e.what) {
    case 'bribed':
      return known([...hand(-1), ...cash(-e.paid)])
    case 'fined':
      return [...cash(-e.paid), ...from('score', 'column', e.from, e.column)]
    case 'credit': {
      const changes = [...cash(LOAN * e.loans), ...change('money', 'loans', e.loans)]
      return e.forced ? changes : known(changes)
    }
    case 'wages':
      return cash(-e.paid)
    case 'marker':
      return change('standing', 'start', 1, 1)
    default:
      return known(playChanges(e))
  }
}

function sold({ seat, to, lot, price }: Of<'sold'>, me: Seat): readonly Change[] {
  const lotGot = me === to ? change('cards', 'tower', lot) : []
  if (seat === to) return me === to ? [...lotGot, ...cash(-price)] : []
  return [...lotGot, ...cash(me === to ? -price : me === seat ? price : 0)]
}

function changes(e: WorksEvent, seat: Seat): readonly Change[] {
  if (e.what === 'sold') return sold(e, seat)
  if (e.what === 'marker' && e.from === seat) return change('standing', 'start', -1, 0)
  if (e.what === 'removal') {
    const waste = from('health', 'waste', e.from[seat]!, e.wastes[seat]!)
    return e.seat === seat ? known([...played(e), ...waste]) : waste
  }
  return 'seat' in e && e.seat === seat ? ownChanges(e) : []
}

const mat = (c: CompanyView): Record<string, number> => ({
  column: c.column,
  row: c.row,
  waste: c.waste,
  tower: c.tower,
  loans: c.loans,
  ...Object.fromEntries(PEGS.map((peg) => [peg, c[peg]])),
})

/** What moments are made of, and whose money, cards and company they change. */
export const fate: Fate<WorksView, WorksEvent> = {
  shows: showing<WorksEvent>({
    'start player': MOMENT,
    'new round': ROUND,
    'last round': forAll(ROUND),
    dealt: LOG,
    duplicate: MARK,
    reshuffled: LOG,
    accident: forAll({ ...ACCIDENT, opens: true }),
    answered: MARK,
    bribed: ACCIDENT,
    declined: ACCIDENT,
    unharmed: ACCIDENT,
    fined: forOwner(ACCIDENT),
    credit: creditShown,
    took: MARK,
    'left over': MARK,
    'turned up': MARK,
    order: MOMENT,
    growth: MOMENT,
    'end fixed': forAll(MOMENT),
    hiring: MARK,
    firing: MARK,
    innovation: MOMENT,
    disposal: MARK,
    removal: (e, me) => holding(MOMENT, me !== null && me !== e.seat && e.from[me] !== e.wastes[me]),
    repaid: MARK,
    discarded: MARK,
    kept: MARK,
    auction: { ...AUCTION, opens: true },
    'no lot': MOMENT,
    bid: AUCTION,
    'no bid': AUCTION,
    sold: (e, me) => holding(AUCTION, me === e.seat || me === e.to),
    unsold: AUCTION,
    wages: forOwner(ROUND),
    'last round over': ROUND,
    'all shuffled': LOG,
    marker: ROUND,
    scored: LOG,
    ranking: LOG,
  }),
  changes,
  holdings: (v, seat) => {
    const c = v.companies[seat]!
    return { ...mat(c), cash: c.cash ?? 0, hand: c.hand.length, start: v.start === seat ? 1 : 0 }
  },
}
