import { leftOf, type Offer, only, type Procedure, type Seat, type Seats } from '@midden/kernel'
import { BRI } from './cards.ts'
import { payCompulsory } from './credit.ts'
import type { WorksEvent, WorksTell } from './events.ts'
import type { WorksClause } from './ledger.ts'
import { BACK, BRIBE, type Colour, colourOf, FINE, FIRST_COLUMN } from './mat.ts'
import type { WorksOptions } from './options.ts'
import { type AccidentFrame, BRIBED, type Company, DECLINED, UNANSWERED, type Works } from './position.ts'

type Struck = Pick<Company, 'waste' | 'column'>

/** A bribe buys something in yellow or red, and where it spares the move alone, not in column 14 (IW-5.6). */
export const bribeHelps = (c: Struck, bribery: WorksOptions['bribery']): boolean =>
  colourOf(c.waste) !== 'green' && (bribery === 'everything' || c.column > FIRST_COLUMN)

/** The only card held when an accident strikes is the kept one (IW-5.7). */
export const mayBribe = (s: Works, c: Company): boolean =>
  c.hand[0] === BRI && bribeHelps(c, s.options.bribery)

/** One bill for bribe and fine (IW-5.9, 5.10, 5.12). */
export const bribeBill = (colour: Colour, bribery: WorksOptions['bribery']): number =>
  bribery === 'everything' ? BRIBE : BRIBE + FINE[colour]

/** IW-5.3: the factory stops in column 14. */
export const columnAfter = (c: Struck): number => Math.max(FIRST_COLUMN, c.column - BACK[colourOf(c.waste)])

function asked(s: Works, f: AccidentFrame): Seats {
  let seats = 0
  for (let seat = 0; seat < s.seats; seat++)
    if (f.answers[seat] === UNANSWERED && mayBribe(s, s.companies[seat]!)) seats |= only(seat)
  return seats
}

function bribe(s: Works, seat: Seat, c: Company, tell: WorksTell): void {
  s.discards.push(c.hand.pop()!)
  c.kept = false
  const paid = bribeBill(colourOf(c.waste), s.options.bribery)
  const clause = s.options.bribery === 'everything' ? 'IW-5.10' : 'IW-5.9'
  tell?.({ what: 'bribed', clause, seat, paid, reveals: true })
  payCompulsory(s, seat, paid, 'bribe', tell)
}

function suffer(s: Works, seat: Seat, c: Company, tell: WorksTell): void {
  const colour = colourOf(c.waste)
  if (colour === 'green') {
    tell?.({ what: 'unharmed', clause: 'IW-5.2', seat })
    return
  }
  const from = c.column
  const column = columnAfter(c)
  const clause = from - column < BACK[colour] ? 'IW-5.3' : 'IW-5.2'
  c.column = column
  tell?.({ what: 'fined', clause, seat, colour, paid: FINE[colour], from, column, reveals: true })
  payCompulsory(s, seat, FINE[colour], 'fine', tell)
}

/** Who declines holds Bribery still: while the card is covered nobody else hears of it (IW-R7). */
function decline(s: Works, seat: Seat, tell: WorksTell): void {
  const told = { what: 'declined', clause: 'IW-5.11', seat } as const
  tell?.(s.options.keptCard === 'open' ? { ...told, reveals: true } : { ...told, only: only(seat) })
}

function consequences(s: Works, f: AccidentFrame, tell: WorksTell): undefined {
  let seat = s.start
  for (let i = 0; i < s.seats; i++) {
    const c = s.companies[seat]!
    const answer = f.answers[seat]
    if (answer === DECLINED) decline(s, seat, tell)
    if (answer === BRIBED) bribe(s, seat, c, tell)
    else suffer(s, seat, c, tell)
    seat = leftOf(seat, s.seats)
  }
}

const ANSWERS: Offer[] = [{ act: 'bribe' }, { act: 'decline' }]

export const accident: Procedure<Works, AccidentFrame, WorksEvent, WorksClause> = [
  {
    name: 'bribe',
    clause: 'IW-5.8',
    sealed: true,
    owed: asked,
    // Who is asked holds Bribery, and a covered card is nobody else's business (IW-R2, R7).
    seen(s, f, viewer) {
      const seats = asked(s, f)
      if (s.options.keptCard === 'open') return seats
      return viewer === null ? 0 : seats & only(viewer)
    },
    offer: () => ANSWERS,
    take(s, f, seat, a, tell) {
      f.answers[seat] = a.act === 'bribe' ? BRIBED : DECLINED
      tell?.({ what: 'answered', clause: 'IW-5.8', seat, bribe: a.act === 'bribe', only: only(seat) })
      if (s.options.keptCard === 'open')
        tell?.({ what: 'answered', clause: 'IW-5.8', seat, only: ~only(seat) })
    },
  },
  { name: 'consequences', clause: 'IW-5.13', run: consequences },
]
