import type { Seat } from '@midden/kernel'
import { mayBribe } from './accident.ts'
import { highest } from './auction.ts'
import type { Kind } from './cards.ts'
import type { WorksOptions } from './options.ts'
import { UNANSWERED, type Works } from './position.ts'
import type { Assets } from './score.ts'
import type { AuctionView, WorksView } from './view.ts'

/** What the policy looks at. A view has it; a position gives it without a view being built. */
export interface Look {
  options: WorksOptions
  round: number
  ending: boolean
  supply: number | null
  companies: readonly (Assets & { cash: number | null })[]
  sets: readonly (readonly Kind[])[]
  auction: Pick<AuctionView, 'high' | 'lot' | 'seller' | 'turn'> | null
  isAskedToBribe: boolean
}

export const lookFrom = (v: WorksView): Look => ({
  options: v.options,
  round: v.round,
  ending: v.ending,
  supply: v.supply,
  companies: v.companies,
  sets: v.sets,
  auction: v.auction,
  isAskedToBribe: v.accident?.mine?.answer === null,
})

/** Only who is asked has a look, so the game goes on: other purses are closed unless the table plays with open ones. */
export function lookAt(s: Works, seat: Seat): Look {
  const above = s.stack[1]
  return {
    options: s.options,
    round: s.round,
    ending: s.ending,
    supply: s.supply,
    companies:
      s.options.money === 'open'
        ? s.companies
        : s.companies.map((c, other) => (other === seat ? c : closed(c))),
    sets: s.sets,
    auction:
      above?.at === 'auction'
        ? { high: highest(above.bids), lot: above.lot, seller: above.seller, turn: above.turn }
        : null,
    isAskedToBribe:
      above?.at === 'accident' && above.answers[seat] === UNANSWERED && mayBribe(s, s.companies[seat]!),
  }
}

const closed = ({ column, R, M, W, loans }: Assets): Assets & { cash: null } => ({
  column,
  R,
  M,
  W,
  loans,
  cash: null,
})
