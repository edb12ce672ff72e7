import type { CompanyView, Points } from '@midden/industrial-waste'
import type { Seat } from '@midden/kernel'
import type { CSSProperties } from 'react'
import { Clause } from '../../../table/clause.tsx'
import { SeatToken } from '../../../table/seat-token.tsx'
import { t } from '../text/text.ts'
import { calls, type WorksProps } from './props.ts'
import './final.css'

type Figure = [figure: number, note: string]
interface Line {
  key: keyof typeof t.final.lines
  of(points: Points, company: CompanyView): Figure
}

const LINES: readonly Line[] = [
  { key: 'column', of: ({ column }) => [column, t.final.isColumn] },
  { key: 'R', of: (points, { R }) => [points.R, t.final.peg(R)] },
  { key: 'M', of: (points, { M }) => [points.M, t.final.peg(M)] },
  { key: 'W', of: (points, { W }) => [points.W, t.final.peg(W)] },
  { key: 'money', of: ({ money, cash }) => [money, t.final.ofCash(cash)] },
  { key: 'loans', of: ({ loans }, company) => [loans, t.final.loans(company.loans)] },
]
const PARTS = ['column', 'R', 'M', 'W', 'money'] as const
const share = (points: number): CSSProperties => ({ flexGrow: points })

/** How two level scores were told apart. */
function Tie({ props, points }: { props: WorksProps; points: readonly Points[] }) {
  const { outcome, sitters } = props
  const winner = outcome?.ranking[0]?.[0]
  if (winner === undefined || outcome?.ranking[0]?.length !== 1) return null
  const level = points.flatMap(({ score }, seat) =>
    score === points[winner]!.score && seat !== winner ? [seat] : [],
  )
  if (level.length === 0) return null
  const names = t.list([winner, ...level].map((seat) => calls(props, seat)))
  const best = Math.max(...level.map((seat) => points[seat]!.cash))
  return (
    <div className="iw-tie">
      <SeatToken seat={winner} name={sitters[winner]!.name} />
      <span>
        {t.final.tie(names, points[winner]!.score, points[winner]!.cash, best)} <Clause id="IW-13.8" />
      </span>
    </div>
  )
}

/** The final account: every score line by line. */
export function Final({ props, points }: { props: WorksProps; points: readonly Points[] }) {
  const { view, sitters, outcome } = props
  const seats: Seat[] = [...points.keys()]
  const place = (seat: Seat): number => 1 + (outcome?.ranking.findIndex((each) => each.includes(seat)) ?? 0)
  const win = (seat: Seat): string | undefined => (place(seat) === 1 ? 'win' : undefined)
  const most = Math.max(...points.map(({ score, loans }) => score - loans))
  return (
    <div className="iw-final">
      <div className="iw-sheet">
        <div className="iw-title">
          <b>{t.final.title}</b>
          <span className="x">{t.phase.round(view.round)}</span>
          <span>
            <Clause id="IW-13.4" />
          </span>
        </div>
        <table>
          <colgroup>
            <col className="l" />
            <col span={points.length} />
          </colgroup>
          <thead>
            <tr>
              <td />
              {seats.map((seat) => (
                <th key={seat} scope="col" className={win(seat)}>
                  <span className="iw-who">
                    <SeatToken seat={seat} name={sitters[seat]!.name} />
                    <span>{calls(props, seat)}</span>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {LINES.map(({ key, of }) => (
              <tr key={key} data-line={key}>
                <th scope="row">
                  {t.final.lines[key].name}
                  <small>
                    {key === 'money' ? t.final.rounding[view.options.moneyRounding] : t.final.lines[key].note}
                  </small>
                </th>
                {seats.map((seat) => {
                  const [figure, note] = of(points[seat]!, view.companies[seat]!)
                  return (
                    <td key={seat} className={figure < 0 ? 'neg' : undefined}>
                      <b>{t.figure(figure)}</b>
                      <small>{note}</small>
                    </td>
                  )
                })}
              </tr>
            ))}
            <tr className="sum">
              <th scope="row">{t.final.score}</th>
              {seats.map((seat) => (
                <td key={seat} className={win(seat)}>
                  <b>{t.figure(points[seat]!.score)}</b>
                  <small>{t.place(place(seat))}</small>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t.final.madeOf}</th>
              {seats.map((seat) => {
                const { score, loans } = points[seat]!
                return (
                  <td key={seat}>
                    <div className="iw-bar" style={{ width: `${((score - loans) / most) * 100}%` }}>
                      {PARTS.map((part) => (
                        <i key={part} data-part={part} style={share(points[seat]![part])} />
                      ))}
                    </div>
                  </td>
                )
              })}
            </tr>
          </tbody>
        </table>
      </div>
      <div className="iw-key">
        {PARTS.map((part) => (
          <span key={part}>
            <i data-part={part} />
            {t.final.lines[part].name}
          </span>
        ))}
        <span>{t.final.noLoans}</span>
      </div>
      <Tie props={props} points={points} />
    </div>
  )
}
