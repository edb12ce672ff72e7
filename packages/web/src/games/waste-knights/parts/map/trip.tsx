import type { Seat } from '@midden/kernel'
import { cards, flatMp, moveWaster, rateOf, threatAt, type WkView } from '@midden/waste-knights/reading'
import { placeName, placeTitle } from '../../logic/places.ts'
import { calls, type KnightsProps } from '../../logic/props.ts'
import { type Leg, setOut } from '../../logic/trip.ts'
import { t } from '../../text/text.ts'
import { Icon } from '../icon.tsx'
import './trip.css'

const Change = ({ by }: { by: number }) => (by === 0 ? null : <em>{t.signed(by)}</em>)

function Row({ view, seat, leg, n, mode }: { view: WkView; seat: Seat; leg: Leg; n: number; mode: string }) {
  const rate = rateOf(view, seat)
  return (
    <tr data-dry={leg.dry}>
      <td className="n">
        <span>{n}</span>
      </td>
      <th scope="row" className="hn">
        <b>{placeTitle(view, leg.hex)}</b>
        <small>{leg.dry ? t.trip.dry : t.trip.threat(threatAt(view, leg.hex))}</small>
      </th>
      <td className="c">{mode === 'foot' ? '' : t.signed(-leg.cost)}</td>
      <td className="p">
        <Change by={leg.fuel * rate} />
        {mode === 'foot' ? '' : leg.pool}
      </td>
      <td className="f" data-empty={leg.tank === 0}>
        <Change by={-leg.fuel} />
        {leg.tank}
      </td>
      <td className="k">
        <Change by={leg.cards} />
        {leg.seen}
      </td>
    </tr>
  )
}

interface Props {
  props: KnightsProps
  seat: Seat
  mode: 'foot' | 'vehicle'
  legs: readonly Leg[]
  /** where it begins, and how many hexes are behind */
  start: number
  driven?: number
  /** MP at hand before the first of these legs; else those of the start */
  pool?: number
  /** rubs the last hex out; left out where nothing is planned */
  cut?: () => void
  /** sets out at once, where picks are not confirmed */
  go?: (() => void) | undefined
}

const ride = (view: WkView, seat: Seat): string => {
  const k = view.knights[seat]!
  return k.vehicle < 0
    ? t.trip.noVehicle
    : t.trip.rate(cards(view).gear[k.vehicle]!.row.title, rateOf(view, seat))
}

/** Beside the map: cost, MP, Fuel and cards, hex by hex. */
export function TripSheet({ props, seat, mode, legs, start, driven = 0, pool, cut, go }: Props) {
  const { view } = props
  const going = setOut(view, seat, mode)
  const { fuel } = view.knights[seat]!
  const last = legs.at(-1)
  const flat = mode === 'foot' ? 0 : (pool ?? flatMp(going, seat))
  const spent = legs.reduce((sum, { cost }) => sum + cost, 0)
  return (
    <section className="wk-trip" tabIndex={0} aria-label={t.trip.title}>
      <header>
        <b>{t.trip.title}</b>
        <span>{mode === 'foot' ? t.trip.onFoot : ride(going, seat)}</span>
        {cut !== undefined && legs.length > 0 && (
          <button type="button" className="wk-cut" onClick={cut}>
            {t.trip.cut}
          </button>
        )}
      </header>
      <table>
        <thead>
          <tr className="heading">
            <th className="n">
              <span className="sr">{t.trip.nth}</span>
            </th>
            <th className="hn">{t.trip.hex}</th>
            <th className="c">{t.trip.cost}</th>
            <th className="p">{t.trip.mp}</th>
            <th className="f">
              <Icon name="fuel" />
              {t.trip.fuel}
            </th>
            <th className="k">
              <Icon name="threat" />
              {t.trip.cards}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className="st">
            <td className="n">
              <Icon name={mode === 'foot' ? 'foot' : 'jeep'} />
            </td>
            <th scope="row" className="hn">
              <b>{placeTitle(view, start)}</b>
              <small>
                {driven > 0 ? t.trip.driven(driven) : flat > 0 ? t.trip.flat(flat) : t.trip.start}
              </small>
            </th>
            <td className="c" />
            <td className="p">{mode === 'foot' ? '' : flat}</td>
            <td className="f">{fuel}</td>
            <td className="k">0</td>
          </tr>
          {legs.map((leg, i) => (
            <Row key={leg.hex} view={view} seat={seat} leg={leg} n={driven + i + 1} mode={mode} />
          ))}
        </tbody>
      </table>
      {legs.length === 0 && <p className="empty-trip">{t.trip.empty[mode]}</p>}
      <dl className="wk-sums">
        <div>
          <dt>{t.trip.fuel}</dt>
          <dd>
            {fuel}
            <span>→</span>
            {last?.tank ?? fuel}
          </dd>
          <dd className="w">{(last?.tank ?? fuel) === 0 ? t.trip.tankEmpty : t.trip.left}</dd>
        </div>
        <div>
          <dt>{t.trip.spent}</dt>
          <dd>{mode === 'foot' ? t.trip.hexes(legs.length) : t.trip.inMp(spent)}</dd>
          <dd className="w">{mode === 'foot' ? t.trip.noFuel : t.trip.lost(last?.pool ?? flat)}</dd>
        </div>
        <div>
          <dt>{t.trip.sees(calls(props, moveWaster(view, seat)))}</dt>
          <dd>{t.trip.inCards(last?.seen ?? 0)}</dd>
          <dd className="w">{(last?.seen ?? 0) === 0 ? t.trip.noCard : t.trip.playsOne}</dd>
        </div>
      </dl>
      {go !== undefined && legs.length > 0 && (
        <button type="button" className="btn btn-go wk-go" onClick={go}>
          {t.trip.go(mode, legs.length)}
        </button>
      )}
    </section>
  )
}

const TankAndCards = ({ leg }: { leg: Leg }) => (
  <>
    <Icon name="fuel" />
    <span className="sr">{t.trip.fuel}</span> {leg.tank}
    <Icon name="threat" />
    <span className="sr">{t.trip.cards}</span> {leg.seen}
  </>
)

/** The same on a phone: one cell a hex; more than four show the last three and a sum before them. */
export function TripStrip({
  view,
  legs,
  driven = 0,
}: {
  view: WkView
  legs: readonly Leg[]
  driven?: number
}) {
  const shown = legs.length > 4 ? legs.slice(-3) : legs
  const hidden = legs.slice(0, legs.length - shown.length)
  const sum = (list: readonly Leg[], of: (leg: Leg) => number): number =>
    list.reduce((n, leg) => n + of(leg), 0)
  return (
    <section className="wk-strip" aria-label={t.trip.title}>
      <ol>
        {hidden.length > 0 && (
          <li>
            <b>{t.trip.first(hidden.length)}</b>
            <span>{t.trip.mpShort(sum(hidden, ({ cost }) => cost))}</span>
            <span className="kk">
              <TankAndCards leg={hidden.at(-1)!} />
            </span>
          </li>
        )}
        {shown.map((leg, i) => (
          <li key={leg.hex} data-dry={leg.dry}>
            <b>
              <span className="n">{driven + hidden.length + i + 1}</span>
              <span aria-hidden="true">{placeName(view, leg.hex).replace('Cerbero ', '')}</span>
              <span className="sr">{placeTitle(view, leg.hex)}</span>
            </b>
            <span>
              {t.trip.mpShort(leg.cost)}
              {leg.fuel > 0 && <em>{t.trip.fuelShort(leg.fuel)}</em>}
            </span>
            <span className="kk">
              <TankAndCards leg={leg} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
