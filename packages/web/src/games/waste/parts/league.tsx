import type { CardType, Part } from '@midden/waste'
import { SeatToken } from '../../../table/seat-token.tsx'
import { countOf, unitsOf } from '../logic/cards.ts'
import { t } from '../text/text.ts'
import { calls, ring, type WasteProps } from './props.ts'
import { inkOf, Tile } from './tile.tsx'
import './league.css'

interface Race {
  props: WasteProps
  type: CardType
  part: Part
  title: string
  unit?: string
  held(station: readonly number[]): number
}

function Race({ props, type, part, title, unit, held }: Race) {
  const { view, sitters } = props
  const rows = ring(view)
    .map((seat) => ({ seat, n: held(view.stations[seat]!), points: view.scores[seat]![part] }))
    .sort((a, b) => b.n - a.n)
  const most = Math.max(1, rows[0]!.n)
  return (
    <div style={inkOf(type)}>
      <h3>
        <Tile type={type} />
        <span>
          {title}
          {unit !== undefined && <small>{unit}</small>}
        </span>
      </h3>
      <ol>
        {rows.map(({ seat, n, points }) => (
          <li key={seat}>
            <SeatToken seat={seat} name={sitters[seat]!.name} />
            <span className="sr">{calls(props, seat)}</span>
            <span className="bar">
              <i style={{ width: `${(100 * n) / most}%` }} />
            </span>
            <b>{n}</b>
            <em>{n === 0 ? 0 : t.signed(points)}</em>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The two majorities as small league tables, with what they would score now. */
export function League({ props }: { props: WasteProps }) {
  return (
    <section className="league">
      <Race
        props={props}
        type="EL"
        part="electronics"
        title={t.league.electronics}
        unit={t.league.units}
        held={unitsOf}
      />
      <Race
        props={props}
        type="PL"
        part="plastic"
        title={t.league.plastic}
        held={(station) => countOf(station, 'PL')}
      />
      <p className="dim">{t.league.later}</p>
    </section>
  )
}

export function Legend({ fresh }: { fresh: boolean }) {
  return (
    <p className="legend">
      <span>
        <i className="chip" style={inkOf('ME')} /> {t.legend.lies}
      </span>
      <span>
        <i className="chip ghost" style={inkOf('ME')} /> {t.legend.hand}
      </span>
      {fresh && (
        <span>
          <i className="chip fresh" style={inkOf('ME')} /> {t.legend.fresh}
        </span>
      )}
      <span>
        <b>10</b>
        <s>15</s> {t.legend.now}
      </span>
    </p>
  )
}
