import { has, type Seat } from '@midden/kernel'
import { cards, gearValue, missions } from '@midden/waste-knights/reading'
import { Clause } from '../../../../table/clause.tsx'
import { SeatToken } from '../../../../table/seat-token.tsx'
import { alarm, standing } from '../../logic/mission.ts'
import { calls, type KnightsProps } from '../../logic/props.ts'
import { t } from '../../text/text.ts'
import { Portrait } from '../knight/portrait.tsx'
import { Reputation } from './reputation.tsx'
import './result.css'

const CLAUSES = { goal: 'WK-29.4', time: 'WK-29.5', lost: 'WK-29.7', alone: 'WK-28.10' } as const

/** The end: who won, how, and what counted, line by line. */
export function Final({ props }: { props: KnightsProps }) {
  const { view, sitters, outcome } = props
  const { result } = view
  if (result === null) return null
  const row = missions[view.quest.mission]
  const order: Seat[] = outcome?.ranking.flat() ?? view.knights.map((_, seat) => seat)
  const progress = standing(view)
  return (
    <div className="wk-final">
      <header>
        <span className="label">{row?.title}</span>
        <h2>{t.end.how[result.how]}</h2>
        <p>
          {t.end.explain[result.how]} {result.how === 'lost' && alarm(view)}{' '}
          <Clause id={CLAUSES[result.how]} />
        </p>
      </header>
      <table>
        <thead>
          <tr>
            <td />
            {order.map((seat) => (
              <th key={seat} scope="col" className={has(result.winners, seat) ? 'win' : undefined}>
                {view.knights[seat]!.sheet >= 0 && <Portrait sheet={view.knights[seat]!.sheet} />}
                <span>
                  <SeatToken seat={seat} name={sitters[seat]!.name} />
                  {calls(props, seat)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t.end.knight}</th>
            {order.map((seat) => (
              <td key={seat}>{cards(view).knights[view.knights[seat]!.sheet]?.row.name}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">
              {t.end.goal}
              <small>{progress[0]?.note}</small>
            </th>
            {order.map((seat) => {
              const own = progress.find((each) => each.seat === seat)
              return <td key={seat}>{own === undefined ? '–' : t.mission.of(own.have, own.goal)}</td>
            })}
          </tr>
          <tr>
            <th scope="row">
              {t.counters.rep}
              <small>{t.end.first}</small>
            </th>
            {order.map((seat) => (
              <td key={seat}>
                <b>{view.knights[seat]!.rep}</b>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">
              {t.end.gear}
              <small>{t.end.second}</small>
            </th>
            {order.map((seat) => (
              <td key={seat}>
                {outcome === null ? '' : gearShown(outcome.breakdown, seat, () => gearValue(view, seat))}
              </td>
            ))}
          </tr>
          <tr className="sum">
            <th scope="row">{t.end.place}</th>
            {order.map((seat) => (
              <td key={seat} className={has(result.winners, seat) ? 'win' : undefined}>
                {has(result.winners, seat)
                  ? t.end.won
                  : result.winners === 0
                    ? t.end.lost
                    : t.ordinal(1 + (outcome?.ranking.findIndex((each) => each.includes(seat)) ?? 0))}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <Reputation props={props} />
      {row !== undefined && (
        <section>
          <h3>{t.end.rules}</h3>
          {row.rules.map((rule) => (
            <p key={rule}>{rule}</p>
          ))}
        </section>
      )}
    </div>
  )
}

/** Stored cards of others are hidden, their sum at the end is not. */
function gearShown(breakdown: unknown, seat: Seat, own: () => number): number {
  const gear = (breakdown as { gear?: readonly number[] } | undefined)?.gear
  return gear?.[seat] ?? own()
}
