import { type TouchEvent, useRef } from 'react'

/** A finger that moves this far to the side, and twice as far as up or down, turns over. */
const FAR = 56

/** To the left is on, to the right is back; never while something under the finger scrolls sideways. */
export function useSwipe(turnOver: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const { 0: finger } = touches
      from.current =
        touches.length === 1 && finger !== undefined ? { x: finger.clientX, y: finger.clientY } : null
    },
    onTouchEnd: ({ changedTouches: { 0: finger } }: TouchEvent) => {
      const { current } = from
      from.current = null
      if (current === null || finger === undefined) return
      const [x, y] = [finger.clientX - current.x, finger.clientY - current.y]
      if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) turnOver(x < 0 ? 1 : -1)
    },
  }
}
