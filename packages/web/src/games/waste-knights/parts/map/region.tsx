import { HEXES, isCity, numberAt, type WkView } from '@midden/waste-knights/reading'
import { type PointerEvent, useState } from 'react'
import { useMedia } from '../../../../table/use-media.ts'
import { xOf, yOf } from '../../logic/places.ts'
import { t } from '../../text/text.ts'
import { HEXAGON } from './hex.tsx'
import { SEAT_SHAPES } from './pawns.tsx'
import { pencil } from './route.tsx'
import './region.css'

const WHOLE = { x: -380, y: -345, w: 760, h: 690 }
const REGION = { w: 440, h: 400 }
export interface Box {
  x: number
  y: number
  w: number
  h: number
}
const within = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n))

/** The part of the map around a point that a phone shows. */
const around = (x: number, y: number): Box => ({
  x: within(x - REGION.w / 2, WHOLE.x - 20, WHOLE.x + WHOLE.w + 20 - REGION.w),
  y: within(y - REGION.h / 2, WHOLE.y - 20, WHOLE.y + WHOLE.h + 20 - REGION.h),
  ...REGION,
})

const PHONE = '(max-width: 600px)'

/** What of the map is shown: all of it, or on a phone the region that follows `focus` until it is dragged. */
export function useRegion(focus: number): {
  box: Box
  phone: boolean
  zoomed: boolean
  whole: boolean
  toggle(): void
  look(x: number, y: number): void
} {
  const phone = useMedia(PHONE, false)
  const [whole, setWhole] = useState(false)
  const [dragged, setDragged] = useState<{ focus: number; x: number; y: number } | null>(null)
  const centre = dragged?.focus === focus ? dragged : { x: xOf(focus), y: yOf(focus) }
  const zoomed = phone && !whole
  return {
    box: zoomed ? around(centre.x, centre.y) : WHOLE,
    phone,
    zoomed,
    whole,
    toggle: () => setWhole(!whole),
    look: (x, y) => setDragged({ focus, x, y }),
  }
}

const ALL = Array.from({ length: HEXES }, (_, hex) => hex)

interface Props {
  view: WkView
  start: number
  route: readonly number[]
  box: Box
  whole: boolean
  toggle(): void
  look(x: number, y: number): void
}

/** On a phone: the whole board, small, and the frame of what is shown; the frame can be dragged. */
export function Minimap({ view, start, route, box, whole, toggle, look }: Props) {
  const follow = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.buttons === 0 && event.type !== 'pointerdown') return
    const area = event.currentTarget.getBoundingClientRect()
    look(
      WHOLE.x + ((event.clientX - area.left) / area.width) * WHOLE.w,
      WHOLE.y + ((event.clientY - area.top) / area.height) * WHOLE.h,
    )
  }
  return (
    <div className="wk-zoom">
      {!whole && (
        <svg
          className="wk-mini"
          viewBox="-380 -345 760 690"
          role="img"
          aria-label={t.map.mini}
          onPointerDown={follow}
          onPointerMove={follow}
        >
          <g className="mini-land">
            {ALL.map((hex) => (
              <path
                key={hex}
                transform={`translate(${xOf(hex).toFixed(1)} ${yOf(hex)})`}
                d={HEXAGON}
                className={isCity(view, hex) ? 'city' : numberAt(view, hex) > 0 ? 'special' : ''}
              />
            ))}
          </g>
          {route.length > 0 && (
            <>
              <path d={pencil(start, route)} className="mini-marker" />
              <path d={pencil(start, route)} className="mini-lead" />
            </>
          )}
          {view.knights.map((k, seat) => (
            <g
              // Seats keep their order.
              key={`seat ${SEAT_SHAPES[seat]?.key}`}
              transform={`translate(${xOf(Math.max(0, k.hex))} ${yOf(Math.max(0, k.hex))}) scale(2.3)`}
              className={`body s${seat + 1}`}
            >
              {SEAT_SHAPES[seat]}
            </g>
          ))}
          <rect x={box.x} y={box.y} width={box.w} height={box.h} className="mini-frame" />
        </svg>
      )}
      <button type="button" className="wk-zb" data-tool="" aria-pressed={whole} onClick={toggle}>
        {whole ? t.map.region : t.map.whole}
      </button>
    </div>
  )
}
