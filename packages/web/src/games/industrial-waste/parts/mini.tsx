import { colourOf, PEGS, type WorksView } from '@midden/industrial-waste'
import type { Seat } from '@midden/kernel'
import { SeatToken } from '../../../table/seat-token.tsx'
import { t } from '../text/text.ts'
import { Chips, inkOf, Use } from './card.tsx'
import { TRACK, ZONE } from './gauge.tsx'
import { PEG_ICON } from './peg-row.tsx'
import { calls, type WorksProps } from './props.ts'
import './mini.css'

const HOLES = [5, 4, 3, 2, 1]

/** A company at a glance: all of it is public but the purse. */
export function Mini({ view, seat, place }: { view: WorksView; seat: Seat; place: string }) {
  const company = view.companies[seat]!
  const { waste, column, row, tower, cash, loans } = company
  return (
    <div className={`iw-mini ${inkOf(seat)}`}>
      <div className="p">
        {PEGS.map((peg) => (
          <div key={peg}>
            <Use id={PEG_ICON[peg]} />
            <span>
              <span className="sr">{t.mat.pegs[peg]} </span>
              {company[peg]}
            </span>
            <span className="iw-pips" aria-hidden="true">
              {HOLES.map((hole) => (
                <i key={hole} className={hole === company[peg] ? 'pg' : hole > company[peg] ? 'on' : ''} />
              ))}
            </span>
          </div>
        ))}
      </div>
      <div className="w">
        {TRACK.map((n) => (
          <i
            key={n}
            aria-hidden="true"
            className={`${ZONE[colourOf(n)]}${n === waste ? ' pg' : n > waste ? ' up' : ''}`}
          />
        ))}
        <b>{t.wasteShort(waste, colourOf(waste))}</b>
      </div>
      <div className="m">
        <span>
          <Use id="euro" className="cut" />
          <span className="sr">{t.mini.column} </span>
          {column}
        </span>
        <span>
          <Use id="hat" />
          <span className="sr">{t.mini.workers} </span>
          {row}
        </span>
        <span>
          <Use id="cubes" />
          <span className="sr">{t.mini.tower} </span>
          {tower}
        </span>
        {cash === null ? (
          <span>
            <Use id="purse" />
            <span aria-hidden="true">?</span>
            <span className="sr">{t.mini.hidden}</span>
          </span>
        ) : (
          <span>{t.euro(cash)}</span>
        )}
        {loans > 0 && <span className="iw-loan">{t.mat.loan(loans)}</span>}
      </div>
      <Chips view={view} company={company} place={`${place}${seat}.`} />
    </div>
  )
}

/** On phones the other companies stand below the plan. */
export function Rivals({ props, shown }: { props: WorksProps; shown: Seat }) {
  const { view, sitters } = props
  return (
    <section className="iw-rivals" aria-label={t.mini.others}>
      {view.companies.map(
        ({ colour }, seat) =>
          seat !== shown && (
            <div key={colour} data-place={seat}>
              <span className="nm">
                <SeatToken seat={seat} name={sitters[seat]!.name} />
                {calls(props, seat)}
              </span>
              <Mini view={view} seat={seat} place="rival" />
            </div>
          ),
      )}
    </section>
  )
}
