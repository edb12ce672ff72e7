import type { Seat } from '@midden/kernel'
import { rateOf, type WkView } from '@midden/waste-knights/reading'
import { bandsOf, type Counter, radLevels } from '../../logic/levels.ts'
import { setOut } from '../../logic/trip.ts'
import { t } from '../../text/text.ts'
import { Icon } from '../icon.tsx'
import './dials.css'

const angle = (n: number): number => Math.PI * (1 - n / 4)
const point = (n: number, r: number): string =>
  `${(60 + r * Math.cos(angle(n))).toFixed(1)} ${(62 - r * Math.sin(angle(n))).toFixed(1)}`
const arc = (from: number, to: number): string => `M${point(from, 52)}A52 52 0 0 1 ${point(to, 52)}`
const STEPS = [0, 1, 2, 3, 4] as const

const COUNTERS: readonly Counter[] = ['ammo', 'fuel', 'rad', 'hp']

function meaning(view: WkView, seat: Seat, counter: Counter): string {
  if (counter === 'fuel') {
    const rate = rateOf(setOut(view, seat, 'vehicle'), seat)
    return rate === 0 ? t.dials.noVehicle : t.dials.fuel(rate)
  }
  return counter === 'rad' ? t.dials.rad(...radLevels(view)) : t.dials[counter]
}

/** A counter with its thresholds marked and spelled out. */
function Dial({ view, seat, counter }: { view: WkView; seat: Seat; counter: Counter }) {
  const now = view.knights[seat]![counter]
  return (
    <figure className="wk-dial" data-k={counter}>
      <svg viewBox="0 0 120 76" aria-hidden="true">
        <path d={arc(0, 4)} className="scale" />
        {bandsOf(view, counter).map(({ from, to, kind }) => (
          <path key={kind} d={arc(from, to)} className={`scale ${kind}`} />
        ))}
        {STEPS.map((n) => (
          <g key={n}>
            <path d={`M${point(n, 45)}L${point(n, 57)}`} className="tick" />
            <text
              x={point(n, 36).split(' ')[0]}
              y={Number(point(n, 36).split(' ')[1]) + 5}
              className={n === now ? 'dn on' : 'dn'}
            >
              {n}
            </text>
          </g>
        ))}
        <path d={`M60 62L${point(now, 27)}`} className="needle" />
        <circle cx="60" cy="62" r="6" className="hub" />
      </svg>
      <figcaption>
        <Icon name={counter} />
        <b>
          {t.counters[counter]} {now}
        </b>
        <small>{meaning(view, seat, counter)}</small>
      </figcaption>
    </figure>
  )
}

export const Dials = ({ view, seat }: { view: WkView; seat: Seat }) => (
  <section className="wk-dials" aria-label={t.dials.title}>
    {COUNTERS.map((counter) => (
      <Dial key={counter} view={view} seat={seat} counter={counter} />
    ))}
  </section>
)
