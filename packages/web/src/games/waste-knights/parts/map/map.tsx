import { AXIAL, HEXES, type WkView } from '@midden/waste-knights/reading'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { doing } from '../../../../table/pick.ts'
import { hexLabel, xOf, yOf } from '../../logic/places.ts'
import type { KnightsProps } from '../../logic/props.ts'
import { t } from '../../text/text.ts'
import { Hex } from './hex.tsx'
import { Pawns, Tags } from './pawns.tsx'
import { Minimap, useRegion } from './region.tsx'
import { Ring, Route } from './route.tsx'
import { Sea, Wear } from './sea.tsx'

const ALL = Array.from({ length: HEXES }, (_, hex) => hex)

/** Where an arrow key leads: the neighbour most in that direction, if there is one. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}
function towards(hex: number, key: string): number {
  const way = ARROWS[key]
  if (way === undefined) return hex
  const [q, r] = AXIAL[hex]!
  const steps: readonly (readonly [number, number])[] =
    way[1] === 0
      ? [[way[0], 0]]
      : way[1] > 0
        ? [
            [0, 1],
            [-1, 1],
          ]
        : [
            [1, -1],
            [0, -1],
          ]
  for (const [dq, dr] of steps) {
    const next = AXIAL.findIndex(([x, y]) => x === q + dq && y === r + dr)
    if (next >= 0) return next
  }
  return hex
}

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
  driven?: number
  mine?: boolean
  /** what the region of a phone follows */
  focus: number
  marks: Marks
  tap(hex: number): void
  children?: ReactNode
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

const says = (view: WkView, marks: Marks, hex: number, who: (seat: number) => string): string => {
  const how = marks.lit.get(hex)
  return how === undefined ? hexLabel(view, hex, who) : `${hexLabel(view, hex, who)}: ${t.map.lit[how]}`
}

/** The road map: 37 hexes, everything that lies on them, the route, and the hexes that can be tapped. */
export function RoadMap({
  props,
  start,
  route,
  driven = 0,
  mine = true,
  focus,
  marks,
  tap,
  children,
}: Props) {
  const { view, who } = props
  const [cursor, setCursor] = useState(focus)
  const region = useRegion(focus)
  const { box } = region
  const land = useRef<SVGGElement>(null)
  const shown = {
    viewBox: `${box.x} ${box.y} ${box.w} ${box.h}`,
    preserveAspectRatio: `xMidYMid ${region.zoomed ? 'slice' : 'meet'}`,
  }
  const press = (event: KeyboardEvent, hex: number): void => {
    if (ARROWS[event.key] === undefined) return
    const next = towards(hex, event.key)
    setCursor(next)
    land.current?.querySelector<HTMLElement>(`[data-hex="${next}"]`)?.focus()
    event.preventDefault()
  }
  return (
    <div className="wk-mapbox" data-zoomed={region.zoomed} data-whole={region.whole}>
      <svg className="wk-map" aria-hidden="true" {...shown}>
        <Sea />
        {ALL.map((hex) => (
          <Hex key={hex} view={view} hex={hex} />
        ))}
        <Wear />
        <g className="laid">
          <Lit marks={marks} />
          <Route view={view} start={start} route={route} driven={driven} mine={mine} />
          <Tags view={view} />
          <Pawns props={props} />
        </g>
      </svg>
      {/* Arrow keys are the map's own here, also where a screen reader reads with them. */}
      <svg className="wk-map" role="application" aria-label={t.map.label} {...shown}>
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
                aria-label={says(view, marks, hex, who)}
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
      {children}
    </div>
  )
}
