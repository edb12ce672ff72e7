import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import type { TableLink } from '../link/table-link.ts'
import { mayMove, settings } from '../settings/settings.ts'
import type { Late } from './late.ts'
import { besideBoard, boxOf, type Lain, type Places, pictureOf, placesOf } from './places.ts'

/** Nothing moves longer than this. */
const LONGEST = 280
/** More cards than this move, are pushed aside, come or leave at once: then they are simply there, or gone. */
const MANY = 16
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
const SPEED = { slow: 1, normal: 1, fast: 0.6, instant: 0 } as const

/** How long a movement of so many milliseconds takes here; 0: it is a cut. */
export const lasting = (ms: number): number => (mayMove() ? ms * SPEED[settings().pace] : 0)

export interface Shift {
  x: number
  y: number
  scale: number
}

/** How far a card has to come from its old place, or null where no eye would see it. */
export function stepBetween(was: DOMRect, is: DOMRect): Shift | null {
  const scale = was.width / is.width
  const x = was.left + was.width / 2 - (is.left + is.width / 2)
  const y = was.top + was.height / 2 - (is.top + is.height / 2)
  return Math.abs(x) < 2 && Math.abs(y) < 2 && Math.abs(scale - 1) < 0.02 ? null : { x, y, scale }
}

/** Small places do not swell a card, nor large ones blow it up. */
const tamed = (step: Shift): Shift => ({ ...step, scale: Math.min(1, Math.max(0.3, step.scale)) })
const movedBy = ({ x, y, scale }: Shift): string => `translate(${x}px, ${y}px) scale(${scale})`

function travel(element: HTMLElement, step: Shift, duration: number, faint = 1): Animation {
  element.style.zIndex = '5'
  const moving = element.animate([{ transform: movedBy(step), opacity: faint }, { transform: 'none' }], {
    duration,
    easing: EASE,
  })
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

/** A card that is no longer drawn goes to its pile or seat, or fades where these are out of sight. */
function leave(lain: Lain, to: DOMRect | null, root: Element, duration: number): Animation {
  const { card, all } = pictureOf(lain, root)
  const step = to === null ? null : stepBetween(to, lain.box)
  const end = step === null ? 'scale(0.9)' : movedBy(tamed(step))
  const moving = card.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: end, opacity: 0.15 },
    ],
    {
      duration: step === null ? duration * 0.6 : duration,
      easing: EASE,
    },
  )
  moving.onfinish = () => all.remove()
  return moving
}

/** Where a card comes from (or goes to) that is drawn on one side of a move only; null: nobody knows. */
export type Way = (card: string, going: boolean) => string | null

/**
 * All movements between two pictures of the table: everything is measured before anything is touched. First those
 * beside the board, and once the `whole` table is drawn the others.
 */
function movements(root: Element, was: Places, duration: number, way: Way, whole: boolean): Animation[] {
  const moved: (() => Animation)[] = []
  const pushed: (() => Animation)[] = []
  const come: (() => Animation)[] = []
  const is = placesOf(root, whole ? undefined : besideBoard)
  const boxes = new Map<string, DOMRect | null>()
  const placed = (name: string): DOMRect | null => {
    if (!boxes.has(name)) boxes.set(name, boxOf(root, name))
    return boxes.get(name)!
  }
  for (const [key, { box, element }] of is) {
    if (whole && besideBoard(element)) continue
    const lain = was.get(key)
    const before = lain?.box
    const name = before === undefined ? way(key, false) : null
    const from = before ?? (name === null ? null : (was.get(name)?.box ?? placed(name)))
    const step = from === null ? null : stepBetween(from, box)
    if (before !== undefined) {
      if (step !== null)
        (lain?.element === element ? pushed : moved).push(() => travel(element, step, duration))
    } else
      come.push(() =>
        step === null ? appear(element, duration) : travel(element, tamed(step), duration, 0.15),
      )
  }
  const left: (() => Animation)[] = []
  for (const [key, lain] of whole ? was : []) {
    // An element that is still there shows something else by now.
    const name = is.has(key) || lain.element.isConnected ? null : way(key, true)
    if (name === null) continue
    const to = placed(name)
    left.push(() => leave(lain, to, root, duration))
  }
  return [moved, pushed, come, left]
    .filter(({ length }) => length <= MANY)
    .flatMap((some) => some.map((start) => start()))
}

/** Cards that are nowhere until the board is drawn are seen where they lay. */
function holdOver(root: Element, was: Places): Element[] {
  const is = placesOf(root, besideBoard)
  const gone = [...was].filter(([key, { element }]) => !element.isConnected && !is.has(key))
  return gone.length > MANY ? [] : gone.map(([, lain]) => pictureOf(lain, root).all)
}

/**
 * Cards travel from where they lay in the last view to where they lie in this one, matched by `data-card`.
 * Any key or tap ends all movements; they never hold anything up. Gives back how to note where the cards lie before
 * something else than the table itself moves them.
 */
export function useFlip(
  root: RefObject<HTMLElement | null>,
  { scene, waits }: Late,
  link: Pick<TableLink, 'subscribe'>,
  way: Way,
): () => void {
  const before = useRef<Places | null>(null)
  const running = useRef<Animation[]>([])
  const heldOver = useRef<Element[]>([])
  const half = useRef(false)
  const drawn = `${scene}${waits ? ' but for the board' : ''}`
  const shown = useRef(drawn)

  useLayoutEffect(() => {
    const element = root.current
    if (element === null || shown.current === drawn) return
    shown.current = drawn
    const goesOn = half.current && !waits
    half.current = waits
    for (const picture of heldOver.current.splice(0)) picture.remove()
    const was = before.current
    const duration = lasting(LONGEST)
    if (was === null || duration === 0) return
    if (!goesOn) for (const moving of running.current.splice(0)) moving.finish()
    running.current.push(...movements(element, was, duration, way, !waits))
    if (waits) heldOver.current = holdOver(element, was)
  })

  const remember = useCallback(() => {
    const element = root.current
    if (element === null) return
    const still = lasting(LONGEST) === 0
    // A board that is still to come has the cards where they lay before the question was drawn.
    const known = half.current ? (before.current ?? []) : []
    before.current = still
      ? null
      : new Map([...known, ...placesOf(element, half.current ? besideBoard : undefined)])
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
