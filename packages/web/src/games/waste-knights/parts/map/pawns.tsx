import { has, type Seat } from '@midden/kernel'
import type { WkView } from '@midden/waste-knights/reading'
import { useLayoutEffect, useRef } from 'react'
import { lasting } from '../../../../motion/flip.ts'
import { xOf, yOf } from '../../logic/places.ts'
import type { KnightsProps } from '../../logic/props.ts'
import { tagsOf } from '../../logic/tags.ts'
import { wayOf } from '../../logic/trip.ts'
import { t } from '../../text/text.ts'
import './pawns.css'

export const SEAT_SHAPES = [
  <circle key="0" r="15" />,
  <rect key="1" x="-14" y="-14" width="28" height="28" />,
  <path key="2" d="M0-16 16-4 10 15H-10L-16-4z" />,
  <path key="3" d="M-8-15H8L17 0 8 15H-8L-17 0z" />,
] as const

/** Several on one hex stand around its name. */
const SPOTS: readonly (readonly [number, number])[] = [
  [-32, -14],
  [32, -16],
  [-39, 33],
  [39, 33],
]

function Pawn({ view, seat, name, spot }: { view: WkView; seat: Seat; name: string; spot: number }) {
  const k = view.knights[seat]!
  const [dx, dy] = SPOTS[spot]!
  const mine = seat === view.me
  return (
    <g
      transform={`translate(${xOf(k.hex) + dx} ${yOf(k.hex) + dy})`}
      className={`pawn${mine ? ' mine' : ''}${k.down ? ' down' : ''}`}
      data-seat={seat}
    >
      <title>{k.down ? t.map.down(name) : name}</title>
      <g className="walks">
        <g transform="translate(2.5 3)" className="shade">
          {SEAT_SHAPES[seat]}
        </g>
        <g className={`body s${seat + 1}`}>{SEAT_SHAPES[seat]}</g>
        <text y="6" className="pw">
          {[...name][0]?.toUpperCase()}
        </text>
      </g>
    </g>
  )
}

/** From one hex to the next. */
const HOP = 240
/** The move of the table that was walked last: nobody walks twice. */
let walked = -1

/** Knights who moved come hex by hex to where they stand. Any key or tap ends it, as every movement of the table. */
function useWalk(props: KnightsProps) {
  const pawns = useRef<SVGGElement>(null)
  const { moves } = props
  useLayoutEffect(() => {
    const news = walked >= 0 && walked !== moves
    walked = moves
    const hop = lasting(HOP)
    if (!news || hop === 0) return
    for (const pawn of pawns.current?.querySelectorAll<SVGGElement>('.walks') ?? []) {
      const way = wayOf(props, Number(pawn.parentElement?.dataset.seat))
      const end = way.at(-1)
      if (end === undefined) continue
      const frames = way.map((hex) => ({
        transform: `translate(${xOf(hex) - xOf(end)}px, ${yOf(hex) - yOf(end)}px)`,
        easing: 'ease-in-out',
      }))
      pawn.animate(frames, hop * (way.length - 1))
    }
  })
  return pawns
}

/** Everybody's markers. */
export function Pawns({ props }: { props: KnightsProps }) {
  const { view, who } = props
  const pawns = useWalk(props)
  return (
    <g ref={pawns}>
      {[...view.knights.keys()].map((seat) => {
        const k = view.knights[seat]!
        if (k.sheet < 0 || k.hex < 0 || has(view.gone, seat)) return null
        const before = view.knights.slice(0, seat).filter(({ hex, sheet }) => hex === k.hex && sheet >= 0)
        return <Pawn key={seat} view={view} seat={seat} name={who(seat)} spot={before.length % 4} />
      })}
    </g>
  )
}

/** Tasks, clues, Cultists, villains: small squares with a letter at the right of a hex. */
export function Tags({ view }: { view: WkView }) {
  const tags = tagsOf(view)
  return tags.map(({ key, hex, kind, text, title }, i) => {
    const before = tags.filter((other, n) => n < i && other.hex === hex).length
    return (
      <g
        key={key}
        transform={`translate(${xOf(hex) + 38} ${yOf(hex) - 26 + before * 20})`}
        className={`tag ${kind}`}
      >
        <title>{title}</title>
        <rect x="-12" y="-11" width="24" height="22" transform="rotate(8)" />
        <text y="6" className="tk">
          {text}
        </text>
      </g>
    )
  })
}
