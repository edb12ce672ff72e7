import { cards, HEXES } from '@midden/waste-knights/reading'
import { iconOf } from '../../art/icons.ts'
import { xOf, yOf } from '../../logic/places.ts'
import type { KnightsProps } from '../../logic/props.ts'
import { frameOf } from '../../logic/scene.ts'
import { startOf, turnedUp } from '../../logic/trip.ts'
import { t } from '../../text/text.ts'
import { Icon } from '../icon.tsx'
import { Hex } from './hex.tsx'
import { Pawns, Tags } from './pawns.tsx'
import { Route } from './route.tsx'
import { Sea, Wear } from './sea.tsx'
import './excerpt.css'

const ALL = Array.from({ length: HEXES }, (_, hex) => hex)
/** What can be seen around each hex, in boxes of any shape. */
const SIGHT = 345
const NEAR = ALL.map((hex) => ALL.filter((at) => Math.hypot(xOf(at) - xOf(hex), yOf(at) - yOf(hex)) < SIGHT))

/** Where it happens: the map around a knight, his route, and what was turned up on the way. */
export function Excerpt({ props, seat }: { props: KnightsProps; seat: number }) {
  const { view } = props
  const { hex } = view.knights[seat]!
  const move = frameOf(view, 'move')
  const [x, y] = [xOf(hex), yOf(hex)]
  const near = NEAR[hex] ?? ALL
  const turned = move === null ? [] : turnedUp(props, seat)
  return (
    <section className="wk-excerpt" aria-label={t.hazard.where}>
      <svg
        className="wk-map"
        aria-hidden="true"
        viewBox={`${x - 190} ${y - 230} 380 420`}
        preserveAspectRatio="xMidYMid slice"
      >
        <Sea around={near} />
        {near.map((at) => (
          <Hex key={at} view={view} hex={at} />
        ))}
        <Wear />
        {move !== null && (
          <Route
            view={view}
            start={startOf(props, move)}
            route={move.route}
            driven={move.i}
            mine={seat === view.me}
          />
        )}
        <Tags view={view} />
        <Pawns props={props} />
      </svg>
      {turned.length > 0 && (
        <ol aria-label={t.waster.revealed}>
          {turned.map(({ place, card, nth, played }) => {
            const wild = cards(view).wild[card]
            return (
              <li key={place} data-played={played}>
                <Icon name={wild === undefined ? 'threat' : iconOf(wild.id, wild.trait)} />
                <b>{wild?.title}</b>
                <small>{t.hazard.on(nth, played)}</small>
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}
