import {
  type AccidentView,
  type AuctionView,
  type CompanyView,
  industrialWaste,
  pointsOf,
  type WorksView,
} from '@midden/industrial-waste'
import { begin, isRefusal, type Outcome } from '@midden/kernel'
import { stillProps } from '../still.ts'
import type { WorksProps } from './parts/props.ts'

/** Three companies in the middle of a match, for pictures. */
const COMPANIES: readonly Partial<CompanyView>[] = [
  { column: 16, row: 4, R: 4, M: 4, W: 4, waste: 9, tower: 6, loans: 0, cash: 9, hand: [0, 5, 4] },
  { column: 17, row: 5, R: 4, M: 5, W: 3, waste: 7, tower: 3, loans: 1, hand: [3, 7] },
  { column: 15, row: 3, R: 3, M: 4, W: 5, waste: 13, tower: 9, loans: 0, hand: [6] },
]

/** The same ones at the end, with their cash on the table. */
const AT_THE_END: readonly Partial<CompanyView>[] = [
  { column: 19, R: 2, M: 2, W: 2, loans: 1, cash: 17 },
  { column: 20, R: 3, M: 4, W: 1, loans: 1, cash: 21 },
  { column: 18, R: 1, M: 3, W: 3, loans: 1, cash: 8 },
]

const AUCTION: AuctionView = { seller: 2, lot: 4, bids: [6, null, null], high: 6, turn: 1 }
const ACCIDENT: AccidentView = { final: false, asked: [], answered: [], mine: null }

/** A table to look at, from a real deal with these companies. */
export function sampleProps(names: readonly string[]): WorksProps {
  const match = begin(industrialWaste, { seats: COMPANIES.length, seed: 'a picture' })
  if (isRefusal(match)) throw new Error(match.reason)
  const dealt = industrialWaste.view(match.position, 0)
  const companies = dealt.companies.map((company, seat) => ({ ...company, ...COMPANIES[seat] }))
  return stillProps({ ...dealt, phase: 'play', turn: 0, companies }, names)
}

const withView = (props: WorksProps, view: Partial<WorksView>): WorksProps => ({
  ...props,
  view: { ...props.view, ...view },
})

export const sampleAuction = (props: WorksProps): [WorksProps, AuctionView] => [
  withView(props, { auction: AUCTION }),
  AUCTION,
]

export const sampleAccident = (props: WorksProps): [WorksProps, AccidentView] => [
  withView(props, { accident: ACCIDENT }),
  ACCIDENT,
]

/** The end of the same match: who scores what, and who wins. */
export function sampleEnd(props: WorksProps): WorksProps {
  const companies = props.view.companies.map((company, seat) => ({ ...company, ...AT_THE_END[seat] }))
  const points = companies.map((company) =>
    pointsOf(company, company.cash ?? 0, props.view.options.moneyRounding),
  )
  const outcome: Outcome = {
    ranking: [...points.keys()].sort((a, b) => points[b]!.score - points[a]!.score).map((seat) => [seat]),
    scores: null,
    breakdown: null,
  }
  return { ...withView(props, { phase: 'over', round: 9, companies, points }), outcome }
}
