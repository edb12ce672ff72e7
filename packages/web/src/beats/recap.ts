import type { RetoldBeat } from '@midden/table'
import { lazy } from 'react'
import type { PlayheadState } from './playhead.ts'

/** Fetched beside a game that gives accounts of its rounds. */
export const fetchRecap = () => import('./recap-sheet.tsx')
export const RecapSheet = lazy(() => fetchRecap().then((m) => ({ default: m.RecapSheet })))
export const RecapBar = lazy(() => fetchRecap().then((m) => ({ default: m.RecapBar })))

/** The account that lies on the board now, if any. */
export function recapIn({ beats: [beat, more], again }: PlayheadState): RetoldBeat | null {
  const one = again ?? (more === undefined ? beat : undefined)
  return one !== undefined && one.recap !== null ? one : null
}
