import { lazy, Suspense } from 'react'
import type { KnightsProps } from '../logic/props.ts'

/** What is seldom looked at comes when it is: the game is large enough without. */
const ChoiceNow = lazy(() => import('./choice.tsx').then((m) => ({ default: m.Choice })))
const IntroduceNow = lazy(() => import('./setup/tasks.tsx').then((m) => ({ default: m.Introduce })))
const KeepTasksNow = lazy(() => import('./setup/tasks.tsx').then((m) => ({ default: m.KeepTasks })))
const FinalNow = lazy(() => import('./table/result.tsx').then((m) => ({ default: m.Final })))
const StallsNow = lazy(() => import('./market/stalls.tsx').then((m) => ({ default: m.Stalls })))
const ReputationNow = lazy(() => import('./table/reputation.tsx').then((m) => ({ default: m.Reputation })))
const MissionsNow = lazy(() => import('./setup/missions.tsx').then((m) => ({ default: m.Missions })))
const StartersNow = lazy(() => import('./setup/starters.tsx').then((m) => ({ default: m.Starters })))
const SwapNow = lazy(() => import('./market/swap.tsx').then((m) => ({ default: m.Swap })))
const CloserNow = lazy(() => import('./closer.tsx').then((m) => ({ default: m.Closer })))
const BeltNow = lazy(() => import('./belt/belt.tsx'))

interface Given {
  props: KnightsProps
}

export const Choice = ({ props }: Given) => (
  <Suspense fallback={null}>
    <ChoiceNow props={props} />
  </Suspense>
)
export const Introduce = ({ props }: Given) => (
  <Suspense fallback={null}>
    <IntroduceNow props={props} />
  </Suspense>
)
export const KeepTasks = ({ props }: Given) => (
  <Suspense fallback={null}>
    <KeepTasksNow props={props} />
  </Suspense>
)
export const Final = ({ props }: Given) => (
  <Suspense fallback={null}>
    <FinalNow props={props} />
  </Suspense>
)
export const Reputation = ({ props }: Given) => (
  <Suspense fallback={null}>
    <ReputationNow props={props} />
  </Suspense>
)
export const Stalls = ({ props }: Given) => (
  <Suspense fallback={null}>
    <StallsNow props={props} />
  </Suspense>
)
export const Missions = ({ props }: Given) => (
  <Suspense fallback={null}>
    <MissionsNow props={props} />
  </Suspense>
)
export const Starters = ({ props }: Given) => (
  <Suspense fallback={null}>
    <StartersNow props={props} />
  </Suspense>
)
export const Swap = ({ props }: Given) => (
  <Suspense fallback={null}>
    <SwapNow props={props} />
  </Suspense>
)
export const Closer = (props: KnightsProps & { card: string }) => (
  <Suspense fallback={null}>
    <CloserNow {...props} />
  </Suspense>
)

/** From the first knight chosen to the end of the match; a spectator wears none. */
export const Belt = (props: KnightsProps) =>
  props.view.phase === 'setup' || props.view.me === null || props.view.result !== null ? null : (
    <Suspense fallback={null}>
      <BeltNow props={props} />
    </Suspense>
  )
