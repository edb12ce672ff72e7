import { useCallback, useRef, useState } from 'react'
import type { Panel } from './panel.ts'

/** The drawer that is open; closing it gives the focus back to where it was. */
export function usePanel(): [Panel | null, (panel: Panel | null) => void] {
  const [panel, setPanel] = useState<Panel | null>(null)
  const opener = useRef<Element | null>(null)
  const show = useCallback((next: Panel | null) => {
    if (next !== null && opener.current === null) opener.current = document.activeElement
    if (next === null && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    if (next === null) opener.current = null
    setPanel(next)
  }, [])
  return [panel, show]
}
