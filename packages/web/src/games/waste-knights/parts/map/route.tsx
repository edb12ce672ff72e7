import { numberAt, type WkView } from '@midden/waste-knights/reading'
import { placeName, xOf, yOf } from '../../logic/places.ts'
import { HEXAGON, lines } from './hex.tsx'
import { usePencil } from './pencil.ts'
import './route.css'

/** A hand-drawn line from one middle to the next. */
function wobble(from: number, to: number, nth: number): string {
  const dx = xOf(to) - xOf(from)
  const dy = yOf(to) - yOf(from)
  let d = ''
  for (let i = 1; i <= 6; i++) {
    const off = i === 6 ? 0 : (((i * 7 + nth * 5) % 5) - 2) * 1.3
    const x = xOf(from) + (dx * i) / 6 - (dy / 104) * off
    const y = yOf(from) - 16 + (dy * i) / 6 + (dx / 104) * off
    d += `L${x.toFixed(1)} ${y.toFixed(1)}`
  }
  return d
}
export const pencil = (start: number, route: readonly number[]): string =>
  `M${xOf(start).toFixed(1)} ${yOf(start) - 16}${route.map((hex, i) => wobble(route[i - 1] ?? start, hex, i)).join('')}`

export const Ring = ({ hex, className }: { hex: number; className: string }) => (
  <path transform={`translate(${xOf(hex)} ${yOf(hex)})`} d={HEXAGON} className={className} />
)

/** The name again, above the pencil. */
function Name({ view, hex }: { view: WkView; hex: number }) {
  const number = numberAt(view, hex)
  if (number === 0) return null
  const named = lines(placeName(view, hex))
  return named.map((line, i) => (
    <text
      key={line}
      x={xOf(hex)}
      y={yOf(hex) + (named.length > 1 ? 10 : 17) + i * 15}
      className={number <= 5 ? 'nm over city' : 'nm over'}
      {...(line.length > 11 ? { textLength: 88, lengthAdjust: 'spacingAndGlyphs' } : {})}
    >
      {line}
    </text>
  ))
}

/** Blue dashes are advice; yellow stays the viewer's own. */
export function Advice({ start, route }: { start: number; route: readonly number[] }) {
  return (
    <g className="advice">
      <path d={pencil(start, route)} className="under" />
      <path d={pencil(start, route)} className="dashes" />
      <Ring hex={route.at(-1)!} className="goal" />
    </g>
  )
}

interface Props {
  view: WkView
  start: number
  route: readonly number[]
  /** how many hexes of it are behind */
  driven: number
  /** the viewer's own: yellow highlighter under the pencil; another knight's is pencil only */
  mine: boolean
}

export function Route({ view, start, route, driven, mine }: Props) {
  const line = pencil(start, route)
  const paper = usePencil(line)
  return (
    <g ref={paper} className={mine ? 'route mine' : 'route'}>
      {route.map((hex, i) => (
        <g key={hex}>
          <Ring hex={hex} className={i < driven ? 'ring behind' : 'ring'} />
          <Ring hex={hex} className="ring-edge" />
        </g>
      ))}
      <path d={line} className="marker" />
      <path d={line} className="lead" />
      {route.map((hex) => (
        <Name key={hex} view={view} hex={hex} />
      ))}
      {route.map((hex, i) => (
        <g
          key={hex}
          transform={`translate(${xOf(hex)} ${yOf(hex) - 16})`}
          className={i < driven ? 'stop behind' : 'stop'}
        >
          <circle r="16" />
          <text y="7" className="rt">
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  )
}
