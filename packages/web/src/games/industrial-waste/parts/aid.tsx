import { type BribeQuestion, pointsOf } from '@midden/industrial-waste'
import { ownOf } from '../logic/after.ts'
import { ask } from '../text/en-ask.ts'
import { t } from '../text/text.ts'
import { calls, type WorksProps } from './props.ts'
import './aid.css'

type Rows = readonly (readonly [name: string, one: string, other: string])[]

const Table = ({ head, rows }: { head: readonly [string, string, string]; rows: Rows }) => (
  <div className="iw-aid">
    <table>
      <thead>
        <tr>
          {head.map((each) => (
            <th key={each} scope="col">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, one, other]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{one}</td>
            <td>{other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** Both answers to an accident side by side; only the asked player gets these sums. */
export function BribeAid({ props, mine }: { props: WorksProps; mine: BribeQuestion }) {
  const { view } = props
  const own = view.me === null ? null : ownOf(view, view.me)
  if (own === null) return null
  const sums = [mine.bribe, mine.decline].map(({ pays, loans, column }) => {
    const cash = own.cash + 10 * loans - pays
    const company = { ...own, column, loans: own.loans + loans }
    return { cash, loans, column, score: pointsOf(company, cash, view.options.moneyRounding).score }
  })
  const [bribe, decline] = [sums[0]!, sums[1]!]
  return (
    <Table
      head={[ask.aid.after, ask.aid.bribe, ask.aid.decline]}
      rows={[
        [ask.aid.cash, t.euro(bribe.cash), t.euro(decline.cash)],
        [ask.aid.loans, String(bribe.loans), String(decline.loans)],
        [ask.aid.column, String(bribe.column), String(decline.column)],
        [ask.aid.score, t.figure(bribe.score), t.figure(decline.score)],
        [ask.aid.card, ask.aid.gone, ask.aid.kept],
      ]}
    />
  )
}

/** What winning the lot would mean. */
export function BidAid({ props }: { props: WorksProps }) {
  const { view, picked, menu } = props
  const { auction } = view
  const own = view.me === null ? null : ownOf(view, view.me)
  const lowest = menu.find((offer) => 'from' in offer)
  if (auction === null || own === null || lowest === undefined || !('from' in lowest)) return null
  const bid = picked?.act === 'bid' && picked.n !== undefined ? picked.n : lowest.from
  const tower = own.tower + auction.lot
  const feeds = (n: number): string => String(Math.floor(n / own.M))
  const to = auction.seller === view.me ? ask.aid.bank : calls(props, auction.seller)
  return (
    <Table
      head={[ask.aid.win(bid), ask.aid.now, ask.aid.later]}
      rows={[
        [ask.aid.tower, String(own.tower), String(tower)],
        [ask.aid.orders, feeds(own.tower), feeds(tower)],
        [ask.aid.cash, t.euro(own.cash), t.euro(own.cash - bid)],
        [ask.aid.price, '', to],
      ]}
    />
  )
}
