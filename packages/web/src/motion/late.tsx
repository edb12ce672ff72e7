import { memo, type ReactNode, type RefObject, useDeferredValue, useLayoutEffect } from 'react'

const NOTHING = ''

export interface Late {
  scene: string
  /** board, hand and question still show the last scene */
  waits: boolean
  /** or nothing yet */
  blank: boolean
}

/**
 * What is large on a table follows in a task of its own: drawn in one with all the rest, it can hold the page up longer
 * than an eye forgives. A pick changes no scene and is shown at once.
 */
export function useLate(scene: string, root: RefObject<HTMLElement | null>): Late {
  const drawn = useDeferredValue(scene, NOTHING)
  const waits = drawn !== scene
  useLayoutEffect(() => {
    // What is drawn is laid out now, or it would be with what follows.
    if (waits && scene !== NOTHING) root.current?.getBoundingClientRect()
  }, [waits, scene, root])
  return { scene, waits, blank: drawn === NOTHING }
}

/** Keeps what it shows as long as the new scene waits. */
export const Lately = memo(
  ({ late: { blank }, children }: { late: Late; children: ReactNode }) => (blank ? null : children),
  (_, { late: { waits } }) => waits,
)
