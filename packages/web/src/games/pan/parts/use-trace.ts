import { useMemo } from 'react'
import { type Trace, traceOf } from '../logic/trace.ts'
import type { PanProps } from './names.ts'

/** Where every card lies, by identity. */
export function useTrace({ story, view }: PanProps): Trace {
  const { seats } = view
  return useMemo(
    () =>
      traceOf(
        story.map(({ event }) => event),
        seats,
      ),
    [story, seats],
  )
}
