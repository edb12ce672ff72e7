import { type RefObject, useEffect, useRef } from 'react'

/** Held this long, a finger means "show me". */
const HOLD = 500

const cardAt = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-card]')?.dataset.card ?? null) : null

/** Any card can be looked at: right button, double click, a long press, or a key where the focus is. */
export function useCloser(
  root: RefObject<HTMLElement | null>,
  inspect: (card: string) => void,
  ownKey: string,
): void {
  const now = useRef({ inspect, ownKey })
  useEffect(() => {
    now.current = { inspect, ownKey }
  })
  useEffect(() => {
    const element = root.current
    if (element === null) return
    let timer = 0
    const look = (event: Event): void => {
      const card = cardAt(event.target)
      if (card === null) return
      event.preventDefault()
      now.current.inspect(card)
    }
    const hold = (event: PointerEvent): void => {
      const card = event.pointerType === 'touch' ? cardAt(event.target) : null
      if (card !== null) timer = window.setTimeout(() => now.current.inspect(card), HOLD)
    }
    const release = (): void => window.clearTimeout(timer)
    const key = (event: KeyboardEvent): void => {
      const typing = event.target instanceof Element && event.target.matches('input, select, textarea')
      if (event.key.toLowerCase() === now.current.ownKey && !typing && !event.ctrlKey && !event.metaKey)
        look(event)
    }
    element.addEventListener('contextmenu', look)
    element.addEventListener('dblclick', look)
    element.addEventListener('pointerdown', hold)
    element.addEventListener('keydown', key)
    for (const end of ['pointerup', 'pointercancel', 'pointermove']) element.addEventListener(end, release)
    return () => {
      window.clearTimeout(timer)
      element.removeEventListener('contextmenu', look)
      element.removeEventListener('dblclick', look)
      element.removeEventListener('pointerdown', hold)
      element.removeEventListener('keydown', key)
      for (const end of ['pointerup', 'pointercancel', 'pointermove'])
        element.removeEventListener(end, release)
    }
  }, [root])
}
