import { has, type Seat } from '@midden/kernel'
import { cards, missions, villainNumber, type WkView } from '@midden/waste-knights/reading'
import { useLayoutEffect, useRef } from 'react'
import { lasting } from '../../../../motion/flip.ts'
import { xOf, yOf } from '../../logic/places.ts'
import type { KnightsProps } from '../../logic/props.ts'
import { wayOf } from '../../logic/trip.ts'
import { t } from '../../text/text.ts'

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

interface Tag {
  key: string
  hex: number
  kind: string
  text: string
  title: string
}

/** Hexes private tasks speak of: the next step of each that the viewer can see. */
function taskTags(view: WkView): Tag[] {
  const { tasks } = cards(view)
  const seen = [
    ...view.posted
      .slice(1)
      .map(({ card }, i) => ({ card, accepted: false, kind: i === 0 ? 'orange' : 'green' })),
    ...(view.me === null ? [] : view.knights[view.me]!.tasks).map(({ card, accepted, space }) => ({
      card,
      accepted,
      kind: space === 2 ? 'green' : 'orange',
    })),
  ]
  return seen.flatMap(({ card, accepted, kind }): Tag[] => {
    const row = tasks[card]?.private
    if (row === undefined || row === null) return []
    const steps = accepted ? [row.second] : [row.first, row.second]
    return steps.flatMap((step, i) => {
      if (!('hex' in step)) return []
      const hex = view.tiles.findIndex((_, at) => cards(view).tiles[view.tiles[at]!]?.number === step.hex)
      const n = accepted ? 2 : i + 1
      return hex < 0
        ? []
        : [{ key: `task ${card} ${n}`, hex, kind, text: String(n), title: t.map.task(row.title, n) }]
    })
  })
}

/** What the mission has put on the board. */
function questTags(view: WkView): Tag[] {
  const { quest } = view
  const tags = quest.markers.map(
    ({ n, hex, shown }, i): Tag => ({
      key: `marker ${i}`,
      hex,
      kind: 'quest',
      text: shown ? String(n) : '?',
      title: missions[quest.mission]?.id === 'M5' ? t.map.cultist : t.map.clue,
    }),
  )
  if (quest.villain >= 0)
    tags.push({
      key: 'villain',
      hex: quest.villain,
      kind: 'villain',
      text: '!',
      title: cards(view).wild[villainNumber(view)]?.title ?? t.map.villain,
    })
  if (quest.dame >= 0)
    tags.push({ key: 'dame', hex: quest.dame, kind: 'quest', text: 'D', title: t.map.dame })
  return tags
}

/** Tasks, clues, Cultists, villains: small squares with a letter at the right of a hex. */
export function Tags({ view }: { view: WkView }) {
  const tags = [...taskTags(view), ...questTags(view)]
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
