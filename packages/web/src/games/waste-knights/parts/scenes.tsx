import type { ReactNode } from 'react'
import { ownMove } from '../logic/draft.ts'
import type { KnightsProps } from '../logic/props.ts'
import { heroOf, type Scene } from '../logic/scene.ts'
import { Arena } from './fight/arena.tsx'
import { Hazard } from './fight/hazard.tsx'
import { Sheet } from './knight/sheet.tsx'
import { Choice, Final, Introduce, Stalls, Swap } from './later.tsx'
import { Planner } from './map/planner.tsx'
import { Road } from './map/road.tsx'
import { Setup } from './setup/setup.tsx'
import { Choose } from './waster/choose.tsx'

/** Who draws which scene. A new scene is a component here and a row in `logic/scene.ts`. */
export const SCENES: Readonly<Record<Scene, (given: { props: KnightsProps }) => ReactNode>> = {
  map: Road,
  waster: Choose,
  plan: ({ props }) => {
    const frame = ownMove(props.view)
    return frame === null ? <Road props={props} /> : <Planner props={props} frame={frame} />
  },
  sheet: ({ props }) => <Sheet props={props} seat={heroSeat(props)} />,
  setup: Setup,
  hazard: Hazard,
  fight: Arena,
  market: Stalls,
  swap: Swap,
  tasks: Introduce,
  choice: Choice,
  end: Final,
}

/** Whose sheet a question is about: one's own, unless it is about somebody else's cards. */
function heroSeat({ view }: KnightsProps): number {
  const top = view.stack.at(-1)?.at
  return top === 'script' || top === 'overload' || top === 'steal' ? heroOf(view) : (view.me ?? heroOf(view))
}
