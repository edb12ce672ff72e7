import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** The card under the pointer, tapped last, or with the focus; and whether the pointer rests on it. */
export interface Pointed {
  card: string
  element: HTMLElement
  rests: boolean
}

/** So long a pointer rests before it means "read it to me". */
const REST = 600

const cardOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null

/** What answers a click by itself. */
const ANSWERS = 'button, a, input, select, label, summary, svg, [role]'

/** The card that is pointed at. What is only looked at opens by a click. */
export function usePointed(
  root: RefObject<HTMLElement | null>,
  inspect: (card: string) => void,
): [Pointed | null, () => void] {
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const leave = useCallback(() => setPointed(null), [])
  const now = useRef(inspect)
  useEffect(() => {
    now.current = inspect
  })
  useEffect(() => {
    const element = root.current
    if (element === null) return
    let timer = 0
    let at: HTMLElement | null = null
    let from = ''
    const point = (card: HTMLElement | null, waits: boolean): void => {
      window.clearTimeout(timer)
      at = card
      const key = card?.dataset.card
      setPointed(key === undefined ? null : { card: key, element: card!, rests: false })
      if (key === undefined || !waits) return
      timer = window.setTimeout(
        () => setPointed((it) => (it?.card === key ? { ...it, rests: true } : it)),
        REST,
      )
    }
    const move = (event: PointerEvent): void => {
      // A table that moves below a pointer at rest is not pointed at.
      const place = `${event.screenX} ${event.screenY}`
      if (event.pointerType !== 'mouse' || event.buttons !== 0 || place === from) return
      from = place
      if (event.target instanceof Element && event.target.closest('.card-i') !== null) return
      const card = cardOf(event.target)
      if (card !== at) point(card, true)
    }
    const click = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest('.card-i') !== null) return
      const card = cardOf(event.target)
      point(card, false)
      const answers = event.target instanceof Element && event.target.closest(ANSWERS)
      if (card !== null && (answers === null || !card.contains(answers as Element)) && !answeredBy(card))
        now.current(card.dataset.card!)
    }
    const focus = (event: FocusEvent): void => {
      if (event.target instanceof Element && event.target.matches(':focus-visible'))
        point(cardOf(event.target), false)
    }
    const out = (): void => point(null, false)
    // A finger that lifts leaves, too, and before its click: the i would be gone from under it.
    const leaves = ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') out()
    }
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerleave', leaves)
    element.addEventListener('click', click)
    element.addEventListener('focusin', focus)
    element.addEventListener('scroll', out, true)
    window.addEventListener('resize', out)
    return () => {
      window.clearTimeout(timer)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerleave', leaves)
      element.removeEventListener('click', click)
      element.removeEventListener('focusin', focus)
      element.removeEventListener('scroll', out, true)
      window.removeEventListener('resize', out)
    }
  }, [root])
  return [pointed, leave]
}

/** A card that lies within a button or is one. */
const answeredBy = (card: HTMLElement): boolean => card.closest(ANSWERS) !== null
