import { useEffect } from 'react'
import type { Playhead } from '../beats/playhead.ts'

/** The tap that ended a still frame does nothing else. */
function swallowClick(): void {
  const stop = (event: Event): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 360)
}

/** Any key or tap ends a still frame. */
export function useStill(head: Playhead, still: string | null): void {
  useEffect(() => {
    if (still === null) return
    const end = (event: Event): void => {
      event.preventDefault()
      event.stopPropagation()
      if (event.type === 'pointerdown') swallowClick()
      head.next()
    }
    addEventListener('pointerdown', end, true)
    addEventListener('keydown', end, true)
    return () => {
      removeEventListener('pointerdown', end, true)
      removeEventListener('keydown', end, true)
    }
  }, [head, still])
}
