import { xOf, yOf } from '../../logic/places.ts'
import { actionFor, type KnightsProps, offered } from '../../logic/props.ts'
import { frameOf, heroOf } from '../../logic/scene.ts'
import { startOf, tripAhead, tripWords } from '../../logic/trip.ts'
import { Side } from '../side.tsx'
import { type Marks, NO_MARKS, RoadMap } from './map.tsx'
import { TripStrip } from './trip.tsx'
import './road.css'

/** Acts that name a hex. */
const HEX_ACTS = ['hex', 'villain', 'city'] as const

function targets({ menu, picked, decision }: KnightsProps): Marks {
  if (decision === '1b city option') return NO_MARKS
  const lit = new Map<number, 'next' | 'end' | 'target'>()
  for (const act of HEX_ACTS) for (const hex of offered(menu, act)) lit.set(hex, 'target')
  const isHex = picked !== null && HEX_ACTS.some((act) => act === picked.act)
  return { lit, picked: isHex ? picked.n! : -1 }
}

/** A region reaches so far from its middle. */
const IN_SIGHT = 190

/** What a region follows: the knight, or what can be tapped where that lies elsewhere. */
function focusOf(here: number, { lit }: Marks): number {
  const away = (hex: number): number => Math.hypot(xOf(hex) - xOf(here), yOf(hex) - yOf(here))
  const [nearest = here] = [...lit.keys()].toSorted((a, b) => away(a) - away(b))
  return away(nearest) < IN_SIGHT ? here : nearest
}

/** The map with whatever is going on beside it. */
export function Road({ props }: { props: KnightsProps }) {
  const { view, pick, inspect } = props
  const move = frameOf(view, 'move')
  const hero = heroOf(view)
  const marks = targets(props)
  const start = move === null ? 0 : startOf(props, move)
  const legs = move === null ? [] : tripAhead(view, move)
  const tap = (hex: number): void => {
    const action = marks.lit.has(hex) ? actionFor(props, HEX_ACTS, hex) : null
    if (action === null) inspect(`hex-${hex}`)
    else pick(action)
  }
  return (
    <div className="wk-road">
      <RoadMap
        props={props}
        start={start}
        route={move?.route ?? []}
        driven={move?.i ?? 0}
        mine={move?.seat === view.me}
        focus={focusOf(Math.max(0, view.knights[hero]!.hex), marks)}
        marks={marks}
        tap={tap}
        trip={tripWords(view, legs)}
      />
      <Side props={props} />
      {move !== null && legs.length > 0 && <TripStrip view={view} legs={legs} driven={move.i} />}
    </div>
  )
}
