import type { Random, Wits } from '@midden/kernel'
import type { WorksEvent } from './events.ts'
import { imagine } from './imagine.ts'
import { LOAN, START_CASH } from './mat.ts'
import { BRIBED, DECLINED, type Works } from './position.ts'
import { quick, roundsLeft, weigh } from './sense.ts'
import { keeping, worth } from './sense-worth.ts'
import type { WorksView } from './view.ts'

/** Points by which a company moves in a round against what it seems to be worth, and at the very end: fitted to 700 matches. */
const SWING = 1.7
const SURE = 2

/** Every company as it stands, and the card that it has kept. */
function value(s: Works): number[] {
  const left = roundsLeft(s)
  return s.companies.map((c) => {
    const kept = c.kept && c.hand.length > 0 ? keeping(c.hand[0]!, c, left) : 0
    return worth(c, left) + kept
  })
}

/** By seat: every payment is made openly, so whoever adds them up knows what is in a closed purse. */
type Purses = number[]

function hear(kept: unknown, e: WorksEvent): void {
  const purses = kept as Purses
  switch (e.what) {
    case 'order':
      purses[e.seat]! += e.paid
      return
    case 'credit':
      purses[e.seat]! += LOAN * e.loans
      return
    case 'bribed':
    case 'fined':
    case 'innovation':
    case 'repaid':
    case 'wages':
      purses[e.seat]! -= e.paid
      return
    case 'sold':
      purses[e.to]! -= e.price
      if (e.to !== e.seat) purses[e.seat]! += e.price
  }
}

/** A world with the purses as they are remembered. Whoever was asked for a bribe has paid it: nobody declines. */
function believe(v: WorksView, kept: unknown, rng: Random): Works {
  const s = imagine(v, rng)
  const above = s.stack[1]
  if (above?.at === 'accident')
    above.answers.forEach((answer, seat) => {
      if (seat !== v.me && answer === DECLINED) above.answers[seat] = BRIBED
    })
  if (kept !== null)
    s.companies.forEach((c, seat) => {
      c.cash = v.companies[seat]!.cash ?? (kept as Purses)[seat]!
    })
  return s
}

export const wits: Wits<Works, WorksView, WorksEvent> = {
  weigh: (v, seat, offers, _rng, near) => weigh(v, seat, offers, near),
  quick: (s, seat, offers) => quick(s, seat, offers),
  value,
  swing: (s) => SURE + SWING * roundsLeft(s),
  horizon: (s) => s.round,
  // What a card set going in one round pays, it pays in the next.
  farthest: 2,
  believe,
  memory: { begin: ({ seats }) => Array<number>(seats).fill(START_CASH), hear },
}
