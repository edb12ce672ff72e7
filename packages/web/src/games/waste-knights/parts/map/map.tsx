import { HEXES } from '@midden/waste-knights/reading'
import { type KeyboardEvent, useContext, useId, useRef, useState } from 'react'
import { useKeyOf } from '../../../../speech/use-key-of.ts'
import { VoiceContext } from '../../../../speech/voice.ts'
import { doing } from '../../../../table/pick.ts'
import { around, towards } from '../../logic/around.ts'
import { hexLabel, xOf, yOf } from '../../logic/places.ts'
import type { KnightsProps } from '../../logic/props.ts'
import { t } from '../../text/text.ts'
import { Hex } from './hex.tsx'
import { Pawns, Tags } from './pawns.tsx'
import { Places } from './places.tsx'
import { Minimap, useRegion } from './region.tsx'
import { Advice, Ring, Route } from './route.tsx'
import { Sea, Wear } from './sea.tsx'
import { useMapKeys } from './use-map-keys.ts'
import './map.css'

const ALL = Array.from({ length: HEXES }, (_, hex) => hex)

export interface Marks {
  /** hexes that can be tapped now, and how each is lit */
  lit: ReadonlyMap<number, 'next' | 'end' | 'target'>
  /** the one that is picked */
  picked: number
}
export const NO_MARKS: Marks = { lit: new Map(), picked: -1 }

interface Props {
  props: KnightsProps
  start: number
  route: readonly number[]
  /** the road of a hint */
  advice?: readonly number[] | undefined
  driven?: number
  mine?: boolean
  /** what the region of a phone follows */
  focus: number
  marks: Marks
  tap(hex: number): void
  /** the route read out */
  trip: string
}

function Lit({ marks }: { marks: Marks }) {
  return [...marks.lit].map(([hex, how]) => (
    <g key={hex} className={`lit ${how}${hex === marks.picked ? ' on' : ''}`}>
      <Ring hex={hex} className="lit-ring" />
      {how === 'next' && (
        <g transform={`translate(${xOf(hex)} ${yOf(hex) - 14})`}>
          <circle r="14" />
          <text y="6" className="rd">
            +
          </text>
        </g>
      )}
      {how === 'end' && <circle cx={xOf(hex)} cy={yOf(hex) - 14} r="5" className="dot" />}
    </g>
  ))
}

/** The road map: 37 hexes, everything that lies on them, the route, and the hexes that can be tapped. */
export function RoadMap({
  props,
  start,
  route,
  advice = [],
  driven = 0,
  mine = true,
  focus,
  marks,
  tap,
  trip,
}: Props) {
  const { view, who } = props
  const keyOf = useKeyOf()
  const walk = useId()
  const { say } = useContext(VoiceContext)
  const [listed, list] = useState(false)
  const [cursor, setCursor] = useState(focus)
  const region = useRegion(focus)
  const { box } = region
  const land = useRef<SVGGElement>(null)
  const shown = {
    viewBox: `${box.x} ${box.y} ${box.w} ${box.h}`,
    preserveAspectRatio: `xMidYMid ${region.zoomed ? 'slice' : 'meet'}`,
  }
  const step = (hex: number): void => {
    setCursor(hex)
    land.current?.querySelector<HTMLElement>(`[data-hex="${hex}"]`)?.focus()
  }
  const press = (event: KeyboardEvent, hex: number): void => {
    const next = towards(hex, event.key)
    if (next === null) return
    if (next < 0) say(t.map.edge)
    else step(next)
    event.preventDefault()
  }
  useMapKeys({
    around: () => say(around(view, cursor, who)),
    places: () => list(!listed),
    route: () => say(trip),
  })
  const says = (hex: number): string => {
    const how = marks.lit.get(hex)
    const nth = route.indexOf(hex)
    return [
      hexLabel(view, hex, who),
      ...(nth < 0 ? [] : [t.map.stop(nth + 1, nth < driven)]),
      ...(how === undefined ? [] : [t.map.lit[how]]),
    ].join('; ')
  }
  return (
    <div className="wk-mapbox" data-zoomed={region.zoomed} data-whole={region.whole}>
      <p id={walk} className="sr">
        {t.map.walk} {t.map.asks(keyOf('around'), keyOf('places'), keyOf('route'))}
      </p>
      <svg className="wk-map" aria-hidden="true" {...shown}>
        <Sea />
        {ALL.map((hex) => (
          <Hex key={hex} view={view} hex={hex} />
        ))}
        <Wear />
        <g className="laid">
          <Lit marks={marks} />
          <Route view={view} start={start} route={route} driven={driven} mine={mine} />
          {advice.length > 0 && <Advice start={start} route={advice} />}
          <Tags view={view} />
          <Pawns props={props} />
        </g>
      </svg>
      {/* Arrow keys are the map's own here, also where a screen reader reads with them. */}
      <svg className="wk-map" role="application" aria-label={t.map.label} aria-describedby={walk} {...shown}>
        <g ref={land}>
          {ALL.map((hex) => (
            <foreignObject key={hex} x={xOf(hex) - 52} y={yOf(hex) - 60} width="104" height="120">
              <button
                type="button"
                tabIndex={hex === cursor ? 0 : -1}
                className="wk-touch"
                data-hex={hex}
                data-card={`hex-${hex}`}
                data-fixed
                aria-pressed={mine && (route.includes(hex) || hex === marks.picked) ? true : undefined}
                aria-label={says(hex)}
                data-does={doing({ act: 'to', n: hex })}
                onClick={() => tap(hex)}
                onKeyDown={(event) => press(event, hex)}
                onFocus={() => setCursor(hex)}
              />
            </foreignObject>
          ))}
        </g>
      </svg>
      {region.phone && (
        <Minimap
          view={view}
          start={start}
          route={route}
          box={box}
          whole={region.whole}
          toggle={region.toggle}
          look={region.look}
        />
      )}
      <Places
        view={view}
        from={cursor}
        open={listed}
        toggle={() => list(!listed)}
        go={(hex) => {
          list(false)
          step(hex)
        }}
      />
    </div>
  )
}
