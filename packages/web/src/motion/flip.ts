import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import type { TableLink } from '../link/table-link.ts'
import { mayMove, settings } from '../settings/settings.ts'

/** Nothing moves longer than this. */
const LONGEST = 280
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
const SPEED = { slow: 1, normal: 1, fast: 0.6, instant: 0 } as const

type Places = Map<string, DOMRect>

/** Where every card lies now, by its key. What is out of sight has no place. */
function placesOf(root: Element): Places {
  const places: Places = new Map()
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const box = element.getBoundingClientRect()
    const key = element.dataset.card!
    if (box.width > 0 && box.height > 0 && !places.has(key)) places.set(key, box)
  }
  return places
}

export interface Step {
  x: number
  y: number
  scale: number
}

/** How far a card has to come from its old place, or null where no eye would see it. */
export function stepBetween(was: DOMRect, is: DOMRect): Step | null {
  const scale = was.width / is.width
  const x = was.left + was.width / 2 - (is.left + is.width / 2)
  const y = was.top + was.height / 2 - (is.top + is.height / 2)
  return Math.abs(x) < 2 && Math.abs(y) < 2 && Math.abs(scale - 1) < 0.02 ? null : { x, y, scale }
}

function travel(element: HTMLElement, { x, y, scale }: Step, duration: number): Animation {
  element.style.zIndex = '5'
  const moving = element.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }],
    { duration, easing: EASE },
  )
  moving.onfinish = () => {
    element.style.zIndex = ''
  }
  return moving
}

const appear = (element: HTMLElement, duration: number): Animation =>
  element.animate(
    [
      { opacity: 0, transform: 'scale(0.9)' },
      { opacity: 1, transform: 'none' },
    ],
    {
      duration: duration * 0.6,
      easing: EASE,
    },
  )

/**
 * Cards travel from where they lay in the last view to where they lie in this one, matched by `data-card`.
 * Any key or tap ends all movements; they never hold anything up. Gives back how to note where the cards lie before
 * something else than the table itself moves them.
 */
export function useFlip(
  root: RefObject<HTMLElement | null>,
  scene: string,
  link: Pick<TableLink, 'subscribe'>,
): () => void {
  const before = useRef<Places | null>(null)
  const running = useRef<Animation[]>([])
  const shown = useRef(scene)

  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    const was = before.current
    for (const moving of running.current) moving.finish()
    running.current = []
    const duration = LONGEST * SPEED[settings().pace]
    if (was !== null && shown.current !== scene && duration > 0 && mayMove()) {
      const seen = new Set<string>()
      for (const card of element.querySelectorAll<HTMLElement>('[data-card]')) {
        const key = card.dataset.card!
        const box = card.getBoundingClientRect()
        if (box.width === 0 || seen.has(key)) continue
        seen.add(key)
        const from = was.get(key)
        const step = from === undefined ? null : stepBetween(from, box)
        if (step !== null) running.current.push(travel(card, step, duration))
        else if (from === undefined) running.current.push(appear(card, duration))
      }
    }
    shown.current = scene
  })

  const remember = useCallback(() => {
    if (root.current !== null) before.current = placesOf(root.current)
  }, [root])

  // The table tells its listeners before anything is drawn anew: the last moment to see where the cards lie.
  useLayoutEffect(() => link.subscribe(remember), [link, remember])

  useLayoutEffect(() => {
    const skip = (): void => {
      const styled = root.current?.getAnimations({ subtree: true }) ?? []
      for (const moving of styled)
        if (moving.effect?.getComputedTiming().endTime !== Infinity) moving.finish()
      running.current = []
    }
    addEventListener('pointerdown', skip)
    addEventListener('keydown', skip)
    return () => {
      removeEventListener('pointerdown', skip)
      removeEventListener('keydown', skip)
    }
  }, [root])

  return remember
}
