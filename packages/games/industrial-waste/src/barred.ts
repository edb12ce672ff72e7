import type { Barred, Seat } from '@midden/kernel'
import { ADV, BRI, RAW } from './cards.ts'
import type { WorksClause } from './ledger.ts'
import { hasTurn } from './own.ts'
import { type Play, playsOf } from './plays.ts'
import { bidFaults, bribeFaults, type Fault, passFaults, playFaults, refusal, refuse } from './refuse.ts'
import type { WorksView } from './view.ts'

const greyed = (act: string, faults: readonly Fault[], n?: number): Barred<WorksClause>[] => {
  if (faults.length === 0) return []
  return [n === undefined ? { act, ...refusal(faults) } : { act, n, ...refusal(faults) }]
}

const barredPlay = (v: WorksView, seat: Seat, play: Play): Barred<WorksClause>[] =>
  (play.choices ?? [undefined]).flatMap((n) => greyed(play.act, playFaults(v, seat, play, n ?? 0), n))

/** What the cards held could do and cannot now. */
function barredTurns(v: WorksView, seat: Seat): Barred<WorksClause>[] {
  const { hand } = v.companies[seat]!
  const advised = hand.includes(ADV)
  const kinds = [...new Set(hand)].flatMap((kind) => (kind === null ? [] : [kind]))
  const plays = kinds.flatMap((kind) => playsOf[kind]!).filter((play) => advised || !play.adviser)
  const bribe = hand.includes(BRI) ? greyed('bribe', bribeFaults(v, seat)) : []
  const discard: Barred<WorksClause>[] = hand.includes(RAW)
    ? [{ act: 'discard', n: RAW, ...refuse(v, seat, { act: 'discard', n: RAW }) }]
    : []
  return [
    ...plays.flatMap((play) => barredPlay(v, seat, play)),
    ...bribe,
    ...discard,
    ...greyed('pass', passFaults(v, seat)),
  ]
}

/** Greyed buttons: what a player might look for now, and why it is not there. */
export function barred(v: WorksView, seat: Seat): Barred<WorksClause>[] {
  if (hasTurn(v, seat)) return barredTurns(v, seat)
  if (v.auction?.turn === seat) return greyed('bid', bidFaults(v, seat, v.auction.high + 1))
  const holdsBribery = v.accident !== null && v.companies[seat]!.hand[0] === BRI
  return holdsBribery ? greyed('bribe', bribeFaults(v, seat)) : []
}
