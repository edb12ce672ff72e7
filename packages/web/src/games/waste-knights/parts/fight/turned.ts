import { type RefObject, useLayoutEffect, useRef } from 'react'
import { lasting } from '../../../../motion/flip.ts'

const FLIP = 240

/** A card that is turned over the moment both lie open. Any key or tap ends it. */
export function useTurned(both: boolean): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null)
  const was = useRef(both)
  useLayoutEffect(() => {
    const news = both && !was.current
    was.current = both
    const ms = lasting(FLIP)
    if (news && ms > 0)
      card.current?.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
        duration: ms,
        easing: 'ease-out',
      })
  }, [both])
  return card
}
