import type { Action, Refusal, Seat } from '@midden/kernel'
import { bribeHelps } from './accident.ts'
import { ADV, BRI, CARDS, type Kind, nameOf, RAW } from './cards.ts'
import type { WorksClause } from './ledger.ts'
import { hasTurn, ownCompany, supplyIn } from './own.ts'
import { PLAYS, type Play, playNamed } from './plays.ts'
import type { WorksView } from './view.ts'

/** One condition that is not met. */
export interface Fault {
  clause: WorksClause
  reason: string
}

const fault = (fails: boolean, clause: WorksClause, reason: string): Fault[] =>
  fails ? [{ clause, reason }] : []

const outOfTurn = (v: WorksView, seat: Seat): Fault[] =>
  fault(!hasTurn(v, seat), 'IW-7.1', 'it is not your turn to play')

const notHeld = (v: WorksView, seat: Seat, kind: Kind): Fault[] =>
  fault(
    !v.companies[seat]!.hand.includes(kind),
    'IW-7.2',
    kind in CARDS ? `you hold no ${nameOf(kind, v.options.cardNames)}` : 'name a card that you hold',
  )

/** What the cards themselves require, then what the Adviser does. */
export function playFaults(v: WorksView, seat: Seat, play: Play, n: number): Fault[] {
  const c = ownCompany(v, seat)
  const unmet = (needs: Play['needs']): Fault[] =>
    needs.flatMap((need) => fault(need.lacks(c, supplyIn(v), n), need.clause, need.says(c)))
  const card = unmet(play.needs)
  const advised = fault(
    play.adviser && card.length > 0,
    'IW-10.3',
    'an Adviser goes only with a card that could be played alone',
  )
  return [...card, ...advised, ...unmet(play.beyond)]
}

function turnFaults(v: WorksView, seat: Seat, play: Play, n: number): Fault[] {
  const adviser = play.adviser ? notHeld(v, seat, ADV) : []
  return [...outOfTurn(v, seat), ...notHeld(v, seat, play.card), ...adviser, ...playFaults(v, seat, play, n)]
}

const discardFaults = (v: WorksView, seat: Seat, kind: Kind): Fault[] => [
  ...outOfTurn(v, seat),
  ...notHeld(v, seat, kind),
  ...fault(
    kind === RAW,
    'IW-7.9',
    `${nameOf(RAW, v.options.cardNames)} may be played or kept, never discarded`,
  ),
]

export const passFaults = (v: WorksView, seat: Seat): Fault[] => [
  ...outOfTurn(v, seat),
  ...fault(v.companies[seat]!.hand.length > 1, 'IW-7.3', 'passing is only allowed with one card left'),
]

const notTheBidder = (v: WorksView, seat: Seat): Fault[] =>
  fault(v.auction?.turn !== seat, 'IW-9.4', 'it is not your chance to bid')

export function bidFaults(v: WorksView, seat: Seat, bid: number): Fault[] {
  if (v.auction === null) return notTheBidder(v, seat)
  const { cash } = ownCompany(v, seat)
  return [
    ...notTheBidder(v, seat),
    ...fault(bid <= v.auction.high, 'IW-9.6', `a bid must be higher than €${v.auction.high}`),
    ...fault(
      bid > cash,
      'IW-9.7',
      `a bid may not exceed your cash of €${cash}; you may take a loan first (IW-3.6)`,
    ),
  ]
}

const setFaults = (v: WorksView, seat: Seat, n: number): Fault[] => [
  ...fault(v.phase !== 'choose' || v.turn !== seat, 'IW-6.1', 'it is not your turn to choose a set'),
  ...fault((v.sets[n] ?? []).length === 0, 'IW-6.1', 'there is no such set left'),
]

/** The one place for what an accident refuses; outside of one, Bribery is a card without an action. */
export function bribeFaults(v: WorksView, seat: Seat): Fault[] {
  if (v.accident === null)
    return [
      ...outOfTurn(v, seat),
      ...notHeld(v, seat, BRI),
      ...fault(true, 'IW-8.11', 'Bribery helps only in an accident; it can be discarded or kept'),
    ]
  if (v.accident.mine !== null)
    return fault(v.accident.mine.answer !== null, 'IW-5.8', 'you have answered, and an answer is final')
  const c = v.companies[seat]!
  return [
    ...fault(c.hand[0] !== BRI, 'IW-5.6', 'you have kept no Bribery'),
    ...fault(!bribeHelps(c, v.options.bribery), 'IW-5.6', 'a bribe would spare you nothing'),
  ]
}

const PAIRED = /^(.+)\+adviser(\+adviser)?$/

/** Combinations that no card allows: Advisers alone, with each other, with Bribery, or two on one card. */
function adviserFaults(v: WorksView, seat: Seat, act: string): Fault[] | null {
  if (act === 'adviser')
    return [
      ...outOfTurn(v, seat),
      ...notHeld(v, seat, ADV),
      ...fault(true, 'IW-10.1', 'an Adviser is never played alone; name a card, or a loan to pay back'),
    ]
  const partner = PAIRED.exec(act)?.[1]
  if (
    partner === undefined ||
    !['adviser', 'bribe', 'bribery', ...PLAYS.map((play) => play.act)].includes(partner)
  )
    return null
  return [
    ...(v.accident === null ? outOfTurn(v, seat) : []),
    ...fault(true, 'IW-10.10', 'an Adviser goes with one card, and never with Bribery or another Adviser'),
  ]
}

/** Everything that stands in the way of an action; null: there is no such action in this game. */
function faultsOf(v: WorksView, seat: Seat, a: Action): Fault[] | null {
  const n = a.n ?? -1
  switch (a.act) {
    case 'credit':
      return fault(v.phase === 'over', 'IW-3.8', 'no loan can be taken after the final accident')
    case 'bribe':
    case 'bribery':
      return bribeFaults(v, seat)
    case 'decline':
      return v.accident === null
        ? fault(true, 'IW-5.6', 'there is no bribe to decline')
        : bribeFaults(v, seat)
    case 'set':
      return setFaults(v, seat, n)
    case 'bid':
      return bidFaults(v, seat, n)
    case 'pass':
      return v.auction === null ? passFaults(v, seat) : notTheBidder(v, seat)
    case 'discard':
      return discardFaults(v, seat, n)
  }
  const play = playNamed(a.act)
  return play === undefined ? adviserFaults(v, seat, a.act) : turnFaults(v, seat, play, n)
}

/** All conditions that fail, each once. They are looked at in the order of their clauses, so the lowest comes first. */
export const refusal = (faults: readonly Fault[]): Refusal<WorksClause> => ({
  clauses: [...new Set(faults.map(({ clause }) => clause))],
  reason: [...new Set(faults.map(({ reason }) => reason))].join('; '),
})

export function refuse(v: WorksView, seat: Seat, a: Action): Refusal<WorksClause> {
  const faults = faultsOf(v, seat, a)
  if (faults === null) return { clauses: [], reason: `"${a.act}" is nothing one can do in this game` }
  if (faults.length === 0) return { clauses: [], reason: `"${a.act}" is not written so here` }
  return refusal(faults)
}
