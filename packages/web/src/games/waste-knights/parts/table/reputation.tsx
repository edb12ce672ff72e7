import type { Seat } from '@midden/kernel'
import { has } from '@midden/kernel'
import { type Account, type Gain, gloryWords } from '@midden/waste-knights/fate'
import { SeatToken } from '../../../../table/seat-token.tsx'
import { fameGoal } from '../../logic/mission.ts'
import { calls, type KnightsProps } from '../../logic/props.ts'
import { accountIn, aheadSince } from '../../logic/reputation.ts'
import { t } from '../../text/text.ts'
import { ReputationChart } from './reputation-chart.tsx'
import './reputation.css'

const words = ({ view, who }: KnightsProps, from: Gain['from']): string =>
  gloryWords(from, { me: view.me, who, before: view, after: view })

function Cell({ props, gains, round }: { props: KnightsProps; gains: readonly Gain[]; round: number }) {
  if (gains.length === 0)
    return (
      <td className="nil">
        <span aria-hidden="true">–</span>
      </td>
    )
  return (
    <td data-round={`${t.reputation.round} ${round}`}>
      {gains.map((gain) => (
        <span key={gains.indexOf(gain)}>
          <b>{t.signed(gain.by)}</b> {words(props, gain.from)}
        </span>
      ))}
    </td>
  )
}

/** Knights by rounds, each with what brought it. */
function Rounds({
  props,
  account,
  order,
}: {
  props: KnightsProps
  account: Account
  order: readonly Seat[]
}) {
  const { view, sitters } = props
  return (
    <table className="rounds">
      <thead>
        <tr>
          <th scope="col">{t.reputation.knight}</th>
          {account.rounds.map(({ round }) => (
            <th key={round} scope="col">
              {round}
            </th>
          ))}
          <th scope="col">{t.reputation.all}</th>
        </tr>
      </thead>
      <tbody>
        {order.map((seat) => (
          <tr
            key={seat}
            className={view.result !== null && has(view.result.winners, seat) ? 'won' : undefined}
          >
            <th scope="row">
              <SeatToken seat={seat} name={sitters[seat]!.name} /> {calls(props, seat)}
            </th>
            {account.rounds.map(({ round, gains }) => (
              <Cell key={round} props={props} gains={gains[seat]!} round={round} />
            ))}
            <td className="all" data-round={t.reputation.all}>
              {view.knights[seat]!.rep}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What each source brought each knight. */
function Sources({
  props,
  account,
  order,
}: {
  props: KnightsProps
  account: Account
  order: readonly Seat[]
}) {
  return (
    <table className="sources">
      <thead>
        <tr>
          <th scope="col">{t.reputation.by}</th>
          {order.map((seat) => (
            <th key={seat} scope="col">
              {calls(props, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {account.sources.map(({ from, sums }) => (
          <tr key={from}>
            <th scope="row">{t.reputation.sources[from]}</th>
            {order.map((seat) => (
              <td key={seat}>{sums[seat] === 0 ? '–' : t.signed(sums[seat]!)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Since when the one who has most has been ahead, and what brought it. */
function ahead(props: KnightsProps, account: Account, first: Seat): string | null {
  const since = aheadSince(account, first)
  const round = account.rounds.find((each) => each.round === since)
  if (since === null || round === undefined) return null
  const gain = round.gains[first]!.at(-1)
  return t.reputation.ahead(calls(props, first), since, gain === undefined ? '' : words(props, gain.from))
}

/** Where everybody's Reputation came from: as a picture, and round by round. */
export function Reputation({ props }: { props: KnightsProps }) {
  const { view, story, sitters, outcome } = props
  const account = accountIn(story, view.seats)
  const seats = view.knights.map((_, seat) => seat)
  const order =
    outcome?.ranking.flat() ?? seats.toSorted((a, b) => view.knights[b]!.rep - view.knights[a]!.rep)
  const remark = outcome === null ? null : ahead(props, account, order[0]!)
  return (
    <section className="wk-reputation" aria-label={t.reputation.title}>
      <h3>{t.reputation.title}</h3>
      {account.sources.length === 0 ? (
        <p>{t.reputation.none}</p>
      ) : (
        <>
          <ReputationChart
            account={account}
            order={order}
            me={view.me}
            goal={fameGoal(view)}
            who={(seat) => calls(props, seat)}
            names={sitters.map(({ name }) => name)}
          />
          {remark !== null && <p>{remark}</p>}
          <Rounds props={props} account={account} order={order} />
          <Sources props={props} account={account} order={order} />
        </>
      )}
    </section>
  )
}
