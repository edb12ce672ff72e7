import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react'

const NOTHING = ''

export interface Late {
  scene: string
  /** a table that is just being opened has its seats and its log first, then the question, then the board */
  open: boolean
  /** the board still shows the last scene */
  waits: boolean
  /** or nothing yet */
  blank: boolean
}

/**
 * The board follows the question in a task of its own: drawn in one, the two can hold the page up longer than an eye
 * forgives. A pick changes no scene and is shown at once.
 */
export function useLate(scene: string, root: RefObject<HTMLElement | null>): Late {
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  const drawn = useDeferredValue(open ? scene : NOTHING, NOTHING)
  const waits = drawn !== scene
  useLayoutEffect(() => {
    // What is drawn is laid out now, or it would be with what follows.
    if (waits) root.current?.getBoundingClientRect()
  })
  return { scene, waits, open, blank: drawn === NOTHING }
}
