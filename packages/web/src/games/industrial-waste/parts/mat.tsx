import { colourOf, PEGS } from '@midden/industrial-waste'
import type { Seat } from '@midden/kernel'
import type { ReactNode } from 'react'
import { SeatToken } from '../../../table/seat-token.tsx'
import type { Own } from '../logic/after.ts'
import { tapPeg } from '../logic/plays.ts'
import { ask } from '../text/en-ask.ts'
import { t } from '../text/text.ts'
import { ACCIDENT, kindNamed } from './card.tsx'
import { Gauge, TRACK, ZONE } from './gauge.tsx'
import { PegRow } from './peg-row.tsx'
import { calls, type WorksProps } from './props.ts'
import './mat.css'

function Tower({ tower, to }: { tower: number; to: number }) {
  return (
    <div className="iw-tower">
      <span className="n">
        {to === tower ? tower : t.mat.change(String(tower), String(to))}
        <small>{t.mat.tower}</small>
      </span>
      {TRACK.slice(0, Math.min(tower, 12)).map((n) => (
        <i key={n} className={to < tower && n >= Math.min(tower, 12) - (tower - to) ? 'use' : undefined} />
      ))}
    </div>
  )
}

interface PlateProps {
  className?: string | undefined
  /** what a tap picks, and its name; null: nothing to pick */
  tap: { pick(): void; name: string } | null
  children: ReactNode
}

/** A field at the foot of the mat; where it stands for something to do, it is a button. */
const Plate = ({ className, tap, children }: PlateProps) =>
  tap === null ? (
    <div className={className}>{children}</div>
  ) : (
    <button type="button" className={className} onClick={tap.pick}>
      {children} <span className="sr">{tap.name}</span>
    </button>
  )

/** One company in full: the viewer's own, or the one watched. `next`: as it would be after what is picked. */
export function Mat({ props, seat, next }: { props: WorksProps; seat: Seat; next: Own | null }) {
  const { view, sitters, menu, rights, picked, pick, select } = props
  const mine = seat === view.me
  const offers = (act: string): boolean => mine && [...menu, ...rights].some((offer) => offer.act === act)
  const company = view.companies[seat]!
  const { column, row, waste, tower, loans, cash } = company
  const to = next?.waste ?? waste
  const stands = next?.column ?? column
  const zone = colourOf(to)
  return (
    <section
      className="iw-mat"
      aria-label={t.mat.title(calls(props, seat), seat === view.me)}
      data-place={seat}
    >
      <header>
        <SeatToken seat={seat} name={sitters[seat]!.name} />
        <b>{t.mat.title(calls(props, seat), seat === view.me)}</b>
        <span className="r">
          <span>{t.mat.pays(column)}</span>
          <span>{t.mat.workers(row)}</span>
        </span>
      </header>
      <div className="iw-rows">
        {PEGS.map((peg) => {
          const step = mine ? tapPeg(menu, picked, peg) : null
          return (
            <PegRow
              key={peg}
              seat={seat}
              peg={peg}
              value={company[peg]}
              to={next?.[peg] ?? company[peg]}
              step={step === null ? null : () => select(step)}
            />
          )
        })}
      </div>
      <Tower tower={tower} to={next?.tower ?? tower} />
      <div className="iw-track">
        <div className="t">
          <span>
            {t.mat.stored} <b>{t.waste(waste, colourOf(waste))}</b>
            {to !== waste && (
              <>
                {' → '}
                <b>{t.waste(to, zone)}</b>
              </>
            )}
          </span>
          <span>{t.mat.room(16 - waste)}</span>
        </div>
        <Gauge seat={seat} waste={waste} to={to} />
      </div>
      <div className="iw-cash">
        <Plate
          className="own"
          tap={offers('credit') ? { pick: () => pick({ act: 'credit' }), name: ask.titles.credit } : null}
        >
          <b>
            {cash === null
              ? t.mat.closed
              : next !== null && next.cash !== cash
                ? t.mat.change(t.euro(cash), String(next.cash))
                : t.euro(cash)}
          </b>
          {view.options.money === 'open' || view.phase === 'over'
            ? t.mat.open
            : cash === null
              ? t.mat.hidden
              : t.mat.secret}
        </Plate>
        <Plate tap={offers('repay') ? { pick: () => pick({ act: 'repay' }), name: t.mat.repay } : null}>
          <b>{t.mat.loan(next?.loans ?? loans)}</b>
          {t.mat.loans}
        </Plate>
        <div>
          <b>{t.euro(next?.row ?? row)}</b>
          {t.mat.wages}
        </div>
        <div>
          <b>
            <span className={`z ${ZONE[zone]}`} />
            {t.mat.accident[zone](stands)}
          </b>
          {(next === null ? t.mat.accidentNow : t.mat.accidentThen)(kindNamed(view, ACCIDENT))}
        </div>
      </div>
    </section>
  )
}
